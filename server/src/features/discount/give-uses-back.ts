import type { UseBack } from '@quay/domain/sale-return/uses-back'
import type { Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { giveCodesBack, takeCodesAgain } from '../voucher-code/code-store.ts'
import { countUses, lockLimited } from './write-discounts.ts'

interface Return {
  id: string
  billId: string
  businessDay: string
}

interface UseRow {
  id: string
  /** Of a promotion of the bill's order the use is the order's. */
  billId: string | null
  orderId: string | null
  discountId: string
  branchId: string
  uses: number
  amount: number
  giftValue: number
  voucherCodeId: string | null
  customerId: string | null
}

const columns = 'id, bill_id, order_id, discount_id, branch_id, uses, amount, gift_value, voucher_code_id, customer_id'

const usedSql = `
  select ${columns} from discount_use u
  where u.store_id = $1 and (u.bill_id = $2 or u.order_id = (select b.order_id from bill b where b.store_id = $1 and b.id = $2))
    and u.undoes_id is null and u.sale_return_id is null and u.discount_id = any($3::uuid[])
    and not exists (select from discount_use x where x.store_id = $1 and x.undoes_id = u.id)
  order by u.discount_id`

const givenBackSql = `
  select ${columns} from discount_use
  where store_id = $1 and sale_return_id = $2 and undoes_id is null order by discount_id`

/**
 * Gives the share of returned goods back to the budgets of their promotions; with the last of a bill, or of
 * all bills of an order that hands out no more, the uses and its codes too.
 */
export async function giveUsesBack(tx: Tx, document: Return, backs: readonly UseBack[]): Promise<void> {
  if (backs.length === 0) return
  const ids = backs.map(({ discountId }) => discountId)
  const used = await tx.query<UseRow>(usedSql, [tx.storeId, document.billId, ids])
  const rowOf = new Map(used.map(row => [row.discountId, row]))
  const rows = backs.map(({ discountId, uses, amount, giftValue }) => ({
    ...rowOf.get(discountId)!,
    uses: 0 - uses,
    amount: 0 - amount,
    giftValue: 0 - giftValue,
    undoesId: null,
  }))
  const whole = rows.filter(({ uses }) => uses < 0)
  await Promise.all([
    write(tx, document, rows),
    whole.some(({ billId }) => billId) ? giveCodesBack(tx, { billId: document.billId }) : undefined,
    ...ordersOf(whole).map(orderId => giveCodesBack(tx, { orderId })),
  ])
}

const ordersOf = (rows: readonly UseRow[]) => [...new Set(rows.flatMap(({ orderId }) => orderId ?? []))]

/**
 * Takes again what a return gave back, when it is cancelled: the customer has the goods, so the promotions gave them. Of a bill of which nothing was left
 * that takes the uses again too, whichever return gave them back. Limits may be passed by that. Throws `return-code-used` where a
 * code was used for another bill meanwhile.
 */
export async function takeUsesAgain(tx: Tx, document: Return): Promise<void> {
  const own = [tx.storeId, document.id]
  const given = await tx.query<UseRow>(givenBackSql, own)
  const elsewhere = await tx.query<UseRow & { saleReturnId: string }>(givenElsewhereSql, [...own, document.billId])
  if (given.length + elsewhere.length === 0) return
  const whole = [...Map.groupBy(given, row => row.discountId).values()]
    .filter(rows => rows.reduce((sum, { uses }) => sum + uses, 0) < 0)
    .map(([row]) => row!)
  for (const [orderId, rows] of Map.groupBy([...whole, ...elsewhere], row => row.orderId)) {
    const codes = rows.flatMap(({ voucherCodeId }) => voucherCodeId ?? [])
    const usedElsewhere = await takeCodesAgain(tx, orderId ? { orderId } : { billId: document.billId }, codes)
    if (usedElsewhere) throw new DomainError('return-code-used', usedElsewhere)
  }
  await lockLimited(
    tx,
    [...given, ...elsewhere].map(({ discountId }) => discountId),
  )
  await write(tx, document, [
    ...given.map(row => ({
      ...row,
      uses: 0 - row.uses,
      amount: 0 - row.amount,
      giftValue: 0 - row.giftValue,
      undoesId: row.id,
    })),
    // Of the return that gave the use back: what that one gave in money it gave.
    ...elsewhere.map(row => ({ ...row, uses: 1, amount: 0, giftValue: 0, undoesId: null })),
  ])
}

/** Uses that other returns of the bill, or of its order, gave back and that nothing took again since. */
const givenElsewhereSql = `
  select distinct on (u.discount_id) u.id, u.bill_id, u.order_id, u.discount_id, u.branch_id, u.uses, u.amount, u.gift_value, u.voucher_code_id,
    u.customer_id, u.sale_return_id
  from discount_use u
  where u.store_id = $1 and u.sale_return_id <> $2 and u.undoes_id is null and u.uses < 0
    and (u.bill_id = $3 or u.order_id = (select b.order_id from bill b where b.store_id = $1 and b.id = $3))
    and not exists (select from discount_use x where x.store_id = $1 and x.undoes_id = u.id)
    and not exists (select from discount_use y where y.store_id = $1 and y.sale_return_id = u.sale_return_id and y.discount_id = u.discount_id
      and y.undoes_id is null and y.uses > 0)
  order by u.discount_id, u.id desc`

type NewRow = UseRow & { undoesId: string | null; saleReturnId?: string }

const write = (tx: Tx, { id: saleReturnId, businessDay }: Return, rows: readonly NewRow[]) =>
  Promise.all([
    tx.insert(
      'discount_use',
      rows.map(row => ({ saleReturnId, ...row, id: newId(), businessDay, at: tx.now })),
    ),
    countUses(
      tx,
      rows.map(({ discountId, uses, amount, giftValue }) => ({ discountId, uses, amount: amount + giftValue })),
    ),
  ])
