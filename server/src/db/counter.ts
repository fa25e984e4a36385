import { newId } from './new-id.ts'
import type { TableWith } from './table-with.ts'
import type { Tx } from './transaction.ts'

/** The tables whose codes the counter alone gives, without gaps, by the letters of the code (HD000123; data-model, law 8). */
export const gaplessCodes = {
  BC: 'drug_incident',
  BT: 'debt_offset',
  CA: 'shift',
  CH: 'stock_transfer',
  CL: 'quality_check',
  CQ: 'fund_transfer',
  DCN: 'debt_adjustment',
  DH: 'sales_order',
  DHN: 'purchase_order',
  GH: 'product_merge',
  GK: 'customer_merge',
  HD: 'bill',
  KK: 'inventory_check',
  KM: 'discount',
  KQ: 'fund_count',
  PN: 'inbound',
  PT: 'cash_voucher',
  PC: 'cash_voucher',
  TH: 'sale_return',
  THN: 'inbound_return',
  XH: 'disposal',
} as const satisfies Readonly<Record<string, TableWith<'code'>>>

/** The letters of a code; people type codes of the last six themselves too, which leaves gaps. */
export type CodeKind = keyof typeof gaplessCodes | 'BS' | 'HH' | 'KH' | 'LM' | 'NCC' | 'TK'

/**
 * Takes the next codes, `count` of each kind. The counter rows are the last locks of a transaction: call it after
 * stock and debts are locked and the decision is made. Kinds are taken in one statement, in alphabetical order.
 */
export async function nextCodes(tx: Tx, kind: CodeKind, count = 1): Promise<string[]> {
  const rows = await tx.query<{ value: number }>(
    `insert into counter (store_id, id, kind, value) values ($1, $2, $3, $4)
     on conflict on constraint counter_once do update set value = counter.value + excluded.value
     returning value`,
    [tx.storeId, newId(), kind, count],
  )
  const last = rows[0]!.value
  return Array.from({ length: count }, (_, i) => codeOf(kind, last - count + 1 + i))
}

/** The next code of one kind. */
export async function nextCode(tx: Tx, kind: CodeKind): Promise<string> {
  return (await nextCodes(tx, kind))[0]!
}

const codeOf = (kind: CodeKind, value: number) => `${kind}${String(value).padStart(6, '0')}`
