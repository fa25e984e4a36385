import { columnName } from '../connection/field-name.ts'
import type { NewRow, Tx } from '../connection/transaction.ts'
import type { TableWith } from '../table-with.ts'
import { type Codes, nextCode } from './counter.ts'

interface CodedRow<Table extends TableWith<'code'>> {
  codes: Codes<Table> & { isGapless: false }
  /** The code that a person chose; without one the counter gives it. */
  code: string | undefined
  /** The other columns. */
  row: Partial<NewRow<Table>>
}

/**
 * Inserts a row with its code and gives the code, or nothing when the chosen one is taken. Skips a code of the counter
 * that a user typed by hand before, because otherwise every later insert would fail.
 */
export async function insertWithCode<Table extends TableWith<'code'>>(
  tx: Tx,
  { codes, code, row }: CodedRow<Table>,
): Promise<string | undefined> {
  for (;;) {
    const tried = code ?? (await nextCode(tx, codes))
    if (await insertUnlessTaken(tx, codes.table, { ...row, code: tried })) return tried
    if (code !== undefined) return undefined
  }
}

async function insertUnlessTaken(tx: Tx, table: string, row: Record<string, unknown>): Promise<boolean> {
  const columns = ['store_id', ...Object.keys(row).map(columnName)]
  const rows = await tx.query(
    `insert into "${table}" (${columns.map(name => `"${name}"`).join()}) values (${columns.map((_, i) => `$${i + 1}`).join()})
     on conflict (store_id, upper(code)) do nothing returning id`,
    [tx.storeId, ...Object.values(row)],
  )
  return rows.length > 0
}
