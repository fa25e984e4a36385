import type { cashbookRoutes } from '@quay/contract/money/routes'
import type { z } from 'zod'
import type { Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { changedFields } from '../../db/write/changed-fields.ts'
import { type Account, readAccount } from './account-queries.ts'
import { lockBankAccounts, makeDefault, refuseTakenName } from './account-store.ts'

type Body = z.output<(typeof cashbookRoutes)['updateAccount']['body']>

/**
 * Changes a bank account; a field left out stays, null clears. One that is put out of use is no default any more. Gives
 * the account. Throws `not-found` (also for the drawer of a branch), `version-conflict` and `code-taken`.
 */
export async function updateAccount(tx: Tx, id: string, { version, ...changes }: Body): Promise<Account> {
  await lockBankAccounts(tx)
  const before = await readAccount(tx, id)
  if (!before || before.kind === 'CASH') throw new DomainError('not-found')
  if (before.version !== version) throw new DomainError('version-conflict', { current: before })

  if (changes.name !== undefined) await refuseTakenName(tx, id, changes.name)

  const after = { ...before, ...changes }
  const isDefault = after.isDefault && after.isActive
  await tx.query(
    `update cash_account set name = $3, bank_bin = $4, bank_account_number = $5, bank_account_name = $6, is_active = $7,
       is_default = is_default and $8, version = version + 1 where store_id = $1 and id = $2`,
    [tx.storeId, id, after.name, after.bankBin, after.accountNumber, after.accountName, after.isActive, isDefault],
  )
  if (isDefault && !before.isDefault) await makeDefault(tx, id)
  const changed = changedFields({ ...before }, { ...after, isDefault })
  await tx.audit('account.update', { kind: 'cash-account', id, code: after.name }, changed.before, changed.after)
  return (await readAccount(tx, id))!
}
