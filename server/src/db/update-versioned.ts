import { columnName } from './field-name.ts'
import type { CodedTable } from './insert-with-code.ts'
import type { Database } from './schema.ts'
import type { Tx } from './transaction.ts'

type VersionedTable = CodedTable | 'store' | 'branch' | 'device' | 'employee' | 'storage_place' | 'price_book'

/** What columns of a table are set to, by their fields. */
export type Changes<Table extends keyof Database> = { [Field in keyof Database[Table]]?: unknown }

/** Changes columns of a row that is locked and whose version was compared; the version goes up with them. */
export async function updateVersioned<Table extends VersionedTable, Changed extends Changes<Table>>(
  tx: Tx,
  table: Table,
  id: string,
  changes: Changed & Record<Exclude<keyof Changed, keyof Database[Table]>, never>,
): Promise<void> {
  await tx.query(
    `update "${table}" set ${assignments(changes, 3)}version = version + 1 where store_id = $1 and id = $2`,
    [tx.storeId, id, ...Object.values(changes)],
  )
}

/** `"name" = $3, "phone" = $4, ` for a statement whose further parameters begin at this number. */
export const assignments = (changes: Readonly<Record<string, unknown>>, from: number): string =>
  Object.keys(changes)
    .map((field, place) => `"${columnName(field)}" = $${place + from}, `)
    .join('')

/** Whether another row of the table has this code; codes are compared without case. */
export async function isCodeTaken(tx: Tx, table: CodedTable, id: string, code: string): Promise<boolean> {
  const rows = await tx.query(
    `select id from "${table}" where store_id = $1 and upper(code) = upper($2) and id <> $3`,
    [tx.storeId, code, id],
  )
  return rows.length > 0
}
