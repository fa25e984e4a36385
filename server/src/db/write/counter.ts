import type { Tx } from '../connection/transaction.ts'
import { newId } from '../new-id.ts'
import type { TableWith } from '../table-with.ts'

/** Codes of one kind, by the letters that stand before the number (HD000123), and the table that keeps them. */
export interface Codes<Table extends TableWith<'code'> = TableWith<'code'>> {
  letters: string
  table: Table
  /** The counter alone gives them, without gaps (data-model, law 8). */
  isGapless: boolean
}

/** Codes that the counter alone gives; `npm run verify` looks for gaps. A feature declares them in its `codes.ts`. */
export const gaplessCodes = <Table extends TableWith<'code'>>(letters: string, table: Table) =>
  ({ letters, table, isGapless: true }) satisfies Codes<Table>

/** Codes that people type themselves too, which leaves gaps. */
export const typedCodes = <Table extends TableWith<'code'>>(letters: string, table: Table) =>
  ({ letters, table, isGapless: false }) satisfies Codes<Table>

/**
 * Takes the next codes, `count` of each kind. The counter rows are the last locks of a transaction: call it after
 * stock and debts are locked and the decision is made. Kinds are taken in one statement, in alphabetical order.
 */
export async function nextCodes(tx: Tx, { letters }: Codes, count = 1): Promise<string[]> {
  const rows = await tx.query<{ value: number }>(
    `insert into counter (store_id, id, kind, value) values ($1, $2, $3, $4)
     on conflict on constraint counter_once do update set value = counter.value + excluded.value
     returning value`,
    [tx.storeId, newId(), letters, count],
  )
  const last = rows[0]!.value
  return Array.from({ length: count }, (_, i) => codeOf(letters, last - count + 1 + i))
}

/** The next code of one kind. */
export async function nextCode(tx: Tx, codes: Codes): Promise<string> {
  return (await nextCodes(tx, codes))[0]!
}

const codeOf = (letters: string, value: number) => `${letters}${String(value).padStart(6, '0')}`
