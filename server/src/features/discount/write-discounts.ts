import type { BillPlan } from '@quay/domain/bill/bill-plan'
import type { Tx } from '../../db/connection/transaction.ts'
import { newId } from '../../db/new-id.ts'
import { giveCodesBack, handOutCodes, lockCodesOf, takeCodes, takeGivenBack } from '../voucher-code/code-store.ts'

type Used = Pick<BillPlan, 'bill' | 'discounts' | 'itemDiscounts' | 'givenCodes'>

/** Only of promotions with a limit, whose rows the sale locked: the others are counted by nobody. */
const countUsesSql = `
  update discount d set used_count = d.used_count + u.uses, used_amount = d.used_amount + u.amount
  from (
    select id, sum(uses)::int as uses, sum(amount)::bigint as amount from unnest($2::uuid[], $3::int[], $4::bigint[]) as given (id, uses, amount) group by id
  ) u
  where d.store_id = $1 and d.id = u.id and (d.max_uses is not null or d.budget is not null)`

/** Counts uses and what they gave, or with less than nothing takes them back; all of one promotion in one step. */
export const countUses = (tx: Tx, counted: readonly { discountId: string; uses: number; amount: number }[]) =>
  tx.query(countUsesSql, [
    tx.storeId,
    counted.map(({ discountId }) => discountId),
    counted.map(({ uses }) => uses),
    counted.map(({ amount }) => amount),
  ])

/** Writes what promotions gave on a bill, and that they were used; what its order used, the bill uses no second time. */
export async function writeDiscounts(tx: Tx, { bill, discounts, itemDiscounts, givenCodes }: Used): Promise<void> {
  if (discounts.length === 0) return
  const used = discounts.filter(({ ofOrder }) => !ofOrder)
  const { id: billId, branchId, customerId, postedDay: businessDay } = bill
  await Promise.all([
    tx.insert(
      'bill_discount',
      discounts.map(({ voucher, ...row }) => ({ id: newId(), billId, voucherCode: voucher?.code ?? null, ...row })),
    ),
    tx.insert(
      'bill_item_discount',
      itemDiscounts.map(row => ({ id: newId(), billId, ...row })),
    ),
    tx.insert(
      'discount_use',
      used.map(({ discountId, amount, giftValue, voucher }) => ({
        id: newId(),
        discountId,
        branchId,
        billId,
        uses: 1,
        amount,
        giftValue,
        voucherCodeId: voucher?.id ?? null,
        customerId,
        businessDay,
        at: tx.now,
      })),
    ),
    takeCodes(
      tx,
      billId,
      discounts.flatMap(({ voucher }) => voucher?.id ?? []),
    ),
    handOutCodes(
      tx,
      billId,
      givenCodes.map(({ id }) => id),
    ),
    countUses(
      tx,
      used.map(({ discountId, amount, giftValue }) => ({ discountId, uses: 1, amount: amount + giftValue })),
    ),
  ])
}

interface UseRow {
  id: string
  discountId: string
  branchId: string
  amount: number
  giftValue: number
  voucherCodeId: string | null
  customerId: string | null
}

/** Takes back what a bill used of promotions, when it is cancelled: opposite rows, and the limits have it again. */
export async function takeBackDiscounts(tx: Tx, billId: string, businessDay: string): Promise<void> {
  const uses = await tx.query<UseRow>(
    `select id, discount_id, branch_id, amount, gift_value, voucher_code_id, customer_id from discount_use
     where store_id = $1 and bill_id = $2 and undoes_id is null and sale_return_id is null order by discount_id`,
    [tx.storeId, billId],
  )
  if (uses.length === 0) return
  await lockCodesOf(tx, billId)
  const ids = uses.map(({ discountId }) => discountId)
  await lockLimited(tx, ids)
  await Promise.all([
    tx.insert(
      'discount_use',
      uses.map(({ id, discountId, branchId, amount, giftValue, voucherCodeId, customerId }) => ({
        id: newId(),
        discountId,
        branchId,
        billId,
        uses: -1,
        amount: 0 - amount,
        giftValue: 0 - giftValue,
        voucherCodeId,
        customerId,
        undoesId: id,
        businessDay,
        at: tx.now,
      })),
    ),
    giveCodesBack(tx, { billId }),
    takeGivenBack(tx, billId),
    countUses(
      tx,
      uses.map(({ discountId, amount, giftValue }) => ({ discountId, uses: -1, amount: 0 - amount - giftValue })),
    ),
  ])
}

interface LimitRow {
  id: string
  usedCount: number
  usedAmount: number
}

/**
 * Locks those of the promotions that have a limit, in the order of their ids, and gives what is used of them now. After funds, before
 * the counter (docs/topics/ledgers.md).
 */
export const lockLimited = (tx: Tx, ids: readonly string[]): Promise<LimitRow[]> =>
  tx.query<LimitRow>(
    `select id, used_count, used_amount from discount
     where store_id = $1 and id = any($2::uuid[]) and (max_uses is not null or budget is not null) order by id for update`,
    [tx.storeId, ids],
  )
