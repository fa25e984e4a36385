import type { BillDiscountRow } from '@quay/domain/bill/bill-plan'
import type { Tx } from '../../db/connection/transaction.ts'
import { newId } from '../../db/new-id.ts'
import { countUses, lockLimited } from '../discount/write-discounts.ts'

export interface Used {
  id: string
  branchId: string
  customerId: string | null
  businessDay: string
}

export type Given = Pick<BillDiscountRow, 'discountId' | 'amount' | 'giftValue'> & { voucherCodeId: string | null }

/**
 * Writes that an order used promotions, and takes their codes. The limited ones are locked. `before` is what it used until now and was
 * taken back (`takeBackUses`).
 */
export async function useForOrder(
  tx: Tx,
  order: Used,
  given: readonly Given[],
  before: readonly Given[] = [],
): Promise<void> {
  await countInstead(tx, before, given)
  if (given.length === 0) return
  const { id: orderId, branchId, customerId, businessDay } = order
  await tx.insert(
    'discount_use',
    given.map(one => ({ ...one, id: newId(), orderId, branchId, customerId, uses: 1, businessDay, at: tx.now })),
  )
  await tx.query(takeCodesSql, [tx.storeId, orderId, given.flatMap(({ voucherCodeId }) => voucherCodeId ?? []), tx.now])
}

/**
 * Counts what an order used until now off the limits of its promotions, and what it uses in its place on them, in one step: returns may have given
 * a part back, and what is left is less than what is taken off.
 */
async function countInstead(tx: Tx, before: readonly Given[], after: readonly Given[]): Promise<void> {
  const changes = [before.map(given => ({ sign: -1, given })), after.map(given => ({ sign: 1, given }))].flat()
  if (changes.length === 0) return
  await countUses(
    tx,
    changes.map(({ sign, given: { discountId, amount, giftValue } }) => ({
      discountId,
      uses: sign,
      amount: sign * (amount + giftValue),
    })),
  )
}

/** Takes back all that a locked order used of promotions, for good. */
export async function endUses(tx: Tx, orderId: string, businessDay: string): Promise<void> {
  await countInstead(tx, await takeBackUses(tx, orderId, businessDay), [])
}

const takeCodesSql = `
  update voucher_code set state = 'USED', used_at = $4, order_id = $2
  where store_id = $1 and id = any($3::uuid[]) and not is_shared and state = 'ISSUED'`

const usesSql = `
  select u.id, u.discount_id, u.branch_id, u.amount, u.gift_value, u.voucher_code_id, u.customer_id from discount_use u
  where u.store_id = $1 and u.order_id = $2 and u.undoes_id is null and u.sale_return_id is null
    and not exists (select from discount_use x where x.store_id = $1 and x.undoes_id = u.id)
  order by u.discount_id`

interface UseRow extends Given {
  id: string
  branchId: string
  customerId: string | null
}

/** What an order uses of promotions by now. */
export const readOrderUses = (tx: Tx, orderId: string): Promise<Given[]> =>
  tx.query<UseRow>(usesSql, [tx.storeId, orderId])

/** Takes back all that a locked order used of promotions. Gives what it was, which the limits still have: `useForOrder` counts it with what comes in its place. */
export async function takeBackUses(tx: Tx, orderId: string, businessDay: string): Promise<Given[]> {
  const uses = await tx.query<UseRow>(usesSql, [tx.storeId, orderId])
  if (uses.length === 0) return []
  await tx.query('select id from voucher_code where store_id = $1 and order_id = $2 order by id for update', [
    tx.storeId,
    orderId,
  ])
  await lockLimited(
    tx,
    uses.map(({ discountId }) => discountId),
  )
  await tx.insert(
    'discount_use',
    uses.map(({ id: undoesId, amount, giftValue, ...use }) => ({
      ...use,
      id: newId(),
      orderId,
      uses: -1,
      amount: 0 - amount,
      giftValue: 0 - giftValue,
      undoesId,
      businessDay,
      at: tx.now,
    })),
  )
  await tx.query(
    `update voucher_code set state = 'ISSUED', used_at = null, order_id = null
     where store_id = $1 and order_id = $2 and state = 'USED'`,
    [tx.storeId, orderId],
  )
  return uses.map(({ discountId, amount, giftValue, voucherCodeId }) => ({
    discountId,
    amount,
    giftValue,
    voucherCodeId,
  }))
}

const billedSql = `
  select d.discount_id, sum(d.amount)::bigint as amount, sum(d.gift_value)::bigint as gift_value
  from bill_discount d join bill b on b.store_id = d.store_id and b.id = d.bill_id
  where d.store_id = $1 and b.order_id = $2 and b.status = 'SUCCEED' and d.of_order group by d.discount_id`

/** Of an order that has ended, promotions keep what bills that stand handed out; the rest of their budgets is free again. */
export async function keepBilledUses(tx: Tx, order: Used): Promise<void> {
  const before = await takeBackUses(tx, order.id, order.businessDay)
  const billed = await tx.query<{ discountId: string; amount: number; giftValue: number }>(billedSql, [
    tx.storeId,
    order.id,
  ])
  const codeOf = new Map(before.map(({ discountId, voucherCodeId }) => [discountId, voucherCodeId]))
  await useForOrder(
    tx,
    order,
    billed.map(row => ({ ...row, voucherCodeId: codeOf.get(row.discountId) ?? null })),
    before,
  )
}
