import type { Tx } from '../../db/transaction.ts'

/** Locks every fund of the store in order of their ids, so that of two changes of the default one waits. Gives the banks. */
export async function lockBankAccounts(tx: Tx): Promise<{ id: string; isDefault: boolean }[]> {
  const rows = await tx.query<{ id: string; kind: string; isDefault: boolean }>(
    'select id, kind, is_default as "isDefault" from cash_account where store_id = $1 order by id for update',
    [tx.storeId],
  )
  return rows.filter(row => row.kind === 'BANK')
}

/** Makes an account the one that transfers go to; the one before steps back first, because only one may be. */
export async function makeDefault(tx: Tx, id: string): Promise<void> {
  await tx.query('update cash_account set is_default = false where store_id = $1 and is_default and id <> $2', [
    tx.storeId,
    id,
  ])
  await tx.query('update cash_account set is_default = true where store_id = $1 and id = $2', [tx.storeId, id])
}
