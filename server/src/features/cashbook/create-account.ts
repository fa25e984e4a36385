import type { cashbookRoutes } from '@quay/contract/money/routes'
import type { z } from 'zod'
import type { Tx } from '../../db/connection/transaction.ts'
import { newId } from '../../db/new-id.ts'
import { isRepeat } from '../../db/write/repeat.ts'
import { type Account, readAccount } from './account-queries.ts'
import { lockBankAccounts, makeDefault, refuseTakenName } from './account-store.ts'

type Body = z.output<(typeof cashbookRoutes)['createAccount']['body']>

/**
 * Adds a bank account of the store; the first one is the default. Gives the account. Throws `code-taken` for a name
 * that is there already, and `idempotency-conflict`.
 */
export async function createAccount(tx: Tx, body: Body, hash: Buffer): Promise<Account> {
  const id = body.id ?? newId()
  const banks = await lockBankAccounts(tx)
  if (await isRepeat(tx, 'cash_account', id, hash)) return (await readAccount(tx, id))!
  await refuseTakenName(tx, id, body.name)

  const isDefault = body.isDefault || !banks.some(bank => bank.isDefault)
  const account = {
    name: body.name,
    bankBin: body.bankBin ?? null,
    bankAccountNumber: body.accountNumber ?? null,
    bankAccountName: body.accountName ?? null,
  }
  await tx.insert('cash_account', [{ id, kind: body.kind ?? 'BANK', ...account, contentHash: hash }])
  if (isDefault) await makeDefault(tx, id)
  await tx.audit('account.create', { kind: 'cash-account', id, code: body.name }, undefined, { ...body, isDefault })
  return (await readAccount(tx, id))!
}
