import type { UseBack } from '@quay/domain/sale-return/uses-back'
import { DomainError } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import type { Tx } from '../../db/transaction.ts'
import { giveCodesBack, takeCodesAgain } from '../voucher-code/code-store.ts'
import { countUses, lockLimited } from './write-discounts.ts'

interface Return {
  id: string
  billId: string
  businessDay: string
}

interface UseRow {
  id: string
  discountId: string
  branchId: string
  uses: number
  amount: number
  giftValue: number
  voucherCodeId: string | null
  customerId: string | null
}

const columns = 'id, discount_id, branch_id, uses, amount, gift_value, voucher_code_id, customer_id'

const usedSql = `
  select ${columns} from discount_use
  where store_id = $1 and bill_id = $2 and undoes_id is null and sale_return_id is null and discount_id = any($3::uuid[])
  order by discount_id`

const givenBackSql = `
  select ${columns} from discount_use
  where store_id = $1 and bill_id = $2 and sale_return_id = $3 and undoes_id is null order by discount_id`

/** Gives the share of returned goods back to the budgets of their promotions; with the last of a bill the uses and its codes too. */
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
  await Promise.all([
    write(tx, document, rows),
    backs.some(({ uses }) => uses > 0) ? giveCodesBack(tx, document.billId) : undefined,
  ])
}

/**
 * Takes again what a return gave back, when it is cancelled: the customer has the goods, so the promotions gave them. Limits may be
 * passed by that. Throws `return-code-used` where a code was used for another bill meanwhile.
 */
export async function takeUsesAgain(tx: Tx, document: Return): Promise<void> {
  const given = await tx.query<UseRow>(givenBackSql, [tx.storeId, document.billId, document.id])
  if (given.length === 0) return
  const codes = given.flatMap(({ uses, voucherCodeId }) => (uses < 0 && voucherCodeId ? [voucherCodeId] : []))
  const usedElsewhere = await takeCodesAgain(tx, document.billId, codes)
  if (usedElsewhere) throw new DomainError('return-code-used', usedElsewhere)
  await lockLimited(
    tx,
    given.map(({ discountId }) => discountId),
  )
  const rows = given.map(row => ({
    ...row,
    uses: 0 - row.uses,
    amount: 0 - row.amount,
    giftValue: 0 - row.giftValue,
    undoesId: row.id,
  }))
  await write(tx, document, rows)
}

type NewRow = UseRow & { undoesId: string | null }

const write = (tx: Tx, { id: saleReturnId, billId, businessDay }: Return, rows: readonly NewRow[]) =>
  Promise.all([
    tx.insert(
      'discount_use',
      rows.map(row => ({ ...row, id: newId(), billId, saleReturnId, businessDay, at: tx.now })),
    ),
    countUses(
      tx,
      rows.map(({ discountId, uses, amount, giftValue }) => ({ discountId, uses, amount: amount + giftValue })),
    ),
  ])
