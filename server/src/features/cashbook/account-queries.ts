import type { AccountKind } from '@quay/contract/enumeration'
import type { Tx } from '../../db/connection/transaction.ts'

/** A fund: the drawer of a branch, or a bank account of the store (it has no branch). */
export interface Account {
  id: string
  branchId: string | null
  kind: AccountKind
  name: string
  bankBin: string | null
  accountNumber: string | null
  accountName: string | null
  balance: number
  hasOpening: boolean
  isDefault: boolean
  isActive: boolean
  version: number
}

const columns = `id, branch_id, kind, name, bank_bin, bank_account_number as account_number,
  bank_account_name as account_name, balance, is_default, is_active, version,
  exists (select from cash_voucher v where v.store_id = $1 and v.account_id = cash_account.id and v.purpose = 'OPENING' and v.status = 'SUCCEED') as has_opening`

/** The funds of a branch: its drawer first, then the bank accounts of the store, the default one first. */
export function listAccounts(tx: Tx, branchId: string): Promise<Account[]> {
  return tx.query<Account>(
    `select ${columns} from cash_account where store_id = $1 and (branch_id = $2 or branch_id is null)
     order by kind <> 'CASH', is_active desc, is_default desc, name collate "vi-x-icu", id`,
    [tx.storeId, branchId],
  )
}

/** The bank accounts in use, the one that is meant when none is named first; without what lies on them. */
export const listBanks = (tx: Tx) =>
  tx.query<Pick<Account, 'id' | 'name' | 'accountNumber' | 'isDefault'>>(
    `select id, name, bank_account_number as account_number, is_default from cash_account
     where store_id = $1 and kind <> 'CASH' and is_active order by is_default desc, name collate "vi-x-icu", id`,
    [tx.storeId],
  )

/** One fund. */
export async function readAccount(tx: Tx, id: string): Promise<Account | undefined> {
  const [row] = await tx.query<Account>(`select ${columns} from cash_account where store_id = $1 and id = $2`, [
    tx.storeId,
    id,
  ])
  return row
}

/** One fund, locked: its balance and its default stand still until the end of the transaction. */
export async function lockAccount(tx: Tx, id: string): Promise<(Account & { entryCount: number }) | undefined> {
  const [row] = await tx.query<Account & { entryCount: number }>(
    `select ${columns}, entry_count from cash_account where store_id = $1 and id = $2 for update`,
    [tx.storeId, id],
  )
  return row
}
