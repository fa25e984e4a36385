import type { CodedTable } from './insert-with-code.ts'
import type { Database } from './schema.ts'
import type { Tx } from './transaction.ts'

type VersionedTable = CodedTable | 'store' | 'branch' | 'device'

/** Changes columns of a row that is locked and whose version was compared; the version goes up with them. */
export async function updateVersioned<Table extends VersionedTable>(
  tx: Tx,
  table: Table,
  id: string,
  columns: Partial<Record<keyof Database[Table], unknown>>,
): Promise<void> {
  const changes = Object.keys(columns).map((name, i) => `"${name}" = $${i + 3}, `)
  await tx.query(`update "${table}" set ${changes.join('')}version = version + 1 where store_id = $1 and id = $2`, [
    tx.storeId,
    id,
    ...Object.values(columns),
  ])
}

/** Whether another row of the table has this code; codes are compared without case. */
export async function isCodeTaken(tx: Tx, table: CodedTable, id: string, code: string): Promise<boolean> {
  const rows = await tx.query(
    `select id from "${table}" where store_id = $1 and upper(code) = upper($2) and id <> $3`,
    [tx.storeId, code, id],
  )
  return rows.length > 0
}
