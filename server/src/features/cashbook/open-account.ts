import { postRows } from '@quay/domain/ledger/post-rows'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { nextCode } from '../../db/write/counter.ts'
import { requireActiveBranch } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { postingOf } from '../stock/posting.ts'
import { receiptCodes } from '../voucher/codes.ts'
import { insertVoucher } from '../voucher/voucher-store.ts'
import { type Account, lockAccount, readAccount } from './account-queries.ts'
import { postCash } from './apply-cash.ts'

interface Opening {
  amount: number
  note?: string | undefined
  hash: Buffer
}

/**
 * Writes what a fund held on the first day, as a receipt of its own: cancelling that receipt takes it back, and it can
 * be written again. Gives the account. Throws `not-found` and `opening-exists`.
 */
export async function openAccount(tx: Tx, actor: Actor, id: string, opening: Opening): Promise<Account> {
  const account = await lockAccount(tx, id)
  if (!account || (account.branchId && !actor.branchIds.includes(account.branchId))) throw new DomainError('not-found')
  if (await isOpened(tx, id)) throw new DomainError('opening-exists')

  const branchId = account.branchId ?? actor.defaultBranchId
  requireActiveBranch(actor, branchId)
  const { today } = await readBranchDay(tx, branchId)
  const { amount, note = null } = opening
  const [entry] = postRows([{ kind: 'OPENING' as const, accountId: id, amount }], [account], row => ({
    chain: row.accountId,
    amount: row.amount,
  }))
  const voucherId = newId()
  const code = await nextCode(tx, receiptCodes)
  await insertVoucher(tx, actor, {
    id: voucherId,
    code,
    branchId,
    businessDay: today,
    purpose: 'OPENING',
    direction: 'IN',
    kindId: null,
    kindName: 'Tồn quỹ đầu kỳ',
    countsInProfit: false,
    accountId: id,
    amount,
    partner: null,
    note,
    hash: opening.hash,
  })
  await postCash(tx, postingOf(actor, 'voucher', { id: voucherId, code, branchId }, today), [{ ...entry!, note }])
  await tx.audit(
    'account.open',
    { kind: 'cash-account', id, code: account.name, branchId },
    { balance: account.balance },
    { balance: account.balance + amount, amount, voucher: code },
  )
  return (await readAccount(tx, id))!
}

/** Asked behind the lock: a statement that waits for it sees no opening that was written meanwhile. */
async function isOpened(tx: Tx, accountId: string): Promise<boolean> {
  const rows = await tx.query(
    `select id from cash_voucher where store_id = $1 and account_id = $2 and purpose = 'OPENING' and status = 'SUCCEED'`,
    [tx.storeId, accountId],
  )
  return rows.length > 0
}
