import type { Tx } from '../../db/connection/transaction.ts'
import { refuseField } from '../../db/domain-error.ts'

/** Locks every fund of the store in order of their ids, so that of two changes of the default one waits. Gives the banks. */
export async function lockBankAccounts(tx: Tx): Promise<{ id: string; isDefault: boolean }[]> {
  const rows = await tx.query<{ id: string; kind: string; isDefault: boolean }>(
    'select id, kind, is_default from cash_account where store_id = $1 order by id for update',
    [tx.storeId],
  )
  return rows.filter(row => row.kind !== 'CASH')
}

/** Throws `code-taken` when another bank account of the store has the name; asked under the lock of all of them. */
export async function refuseTakenName(tx: Tx, id: string, name: string): Promise<void> {
  const [taken] = await tx.query<{ name: string }>(
    'select name from cash_account where store_id = $1 and branch_id is null and name_key(name) = name_key($2) and id <> $3',
    [tx.storeId, name, id],
  )
  if (taken) throw refuseField('code-taken', 'name', { code: taken.name })
}

/** Makes an account the one that transfers go to; the one before steps back first, because only one may be. */
export async function makeDefault(tx: Tx, id: string): Promise<void> {
  await tx.query('update cash_account set is_default = false where store_id = $1 and is_default and id <> $2', [
    tx.storeId,
    id,
  ])
  await tx.query('update cash_account set is_default = true where store_id = $1 and id = $2', [tx.storeId, id])
}
