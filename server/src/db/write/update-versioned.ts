import { columnName } from '../connection/field-name.ts'
import type { NewRow, Tx } from '../connection/transaction.ts'
import type { Database } from '../schema.ts'
import type { TableWith } from '../table-with.ts'

/** Tables whose rows count their changes. */
type VersionedTable = {
  [Table in keyof Database]: 'version' extends keyof Database[Table] ? Table : never
}[keyof Database]

/** Changes a row that is locked and whose version was compared; the version goes up. A field that is undefined becomes null. */
export async function updateVersioned<Table extends VersionedTable>(
  tx: Tx,
  table: Table,
  id: string,
  fields: Partial<NewRow<Table>>,
): Promise<void> {
  await tx.query(
    `update "${table}" set ${assignments(fields, 3)}version = version + 1 where store_id = $1 and id = $2`,
    [tx.storeId, id, ...Object.values(fields)],
  )
}

/** `"name" = $3, "phone" = $4, ` for a statement whose further parameters begin at this number. */
export const assignments = (fields: object, from: number): string =>
  Object.keys(fields)
    .map((field, place) => `"${columnName(field)}" = $${place + from}, `)
    .join('')

/** Whether another row of the table has this code; codes are compared without case. */
export async function isCodeTaken(tx: Tx, table: TableWith<'code'>, id: string, code: string): Promise<boolean> {
  const rows = await tx.query(
    `select id from "${table}" where store_id = $1 and upper(code) = upper($2) and id <> $3`,
    [tx.storeId, code, id],
  )
  return rows.length > 0
}
