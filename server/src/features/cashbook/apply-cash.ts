import type { AccountKind } from '@quay/contract/enumeration'
import type { CashEntryKind } from '@quay/contract/money/cash-entry-kind'
import type { Tx } from '../../db/connection/transaction.ts'
import { newId } from '../../db/new-id.ts'
import { findOpenShift } from '../shift/find-open-shift.ts'
import { type Posting, partnerColumns, postedColumns } from '../stock/posting.ts'

/** A fund, locked: the cash of a branch, a bank account or a wallet; a wallet is paid by like a bank account. */
export interface LockedFund {
  id: string
  kind: AccountKind
  name: string
  balance: number
  entryCount: number
  isDefault: boolean
}

/** A row of the cash ledger, decided. */
export interface CashEntryRow {
  kind: CashEntryKind
  accountId: string
  amount: number
  sequence: number
  balanceAfter: number
  note?: string | null
  reversesId?: string | null
}

/** What is paid, as far as it names a fund. */
export interface NamedPayment {
  method: 'CASH' | 'BANK' | 'DEBT'
  accountId?: string | null | undefined
}

/** How a document keeps what was paid. */
export const paymentsJson = (payments: readonly (NamedPayment & { amount: number })[]): string =>
  JSON.stringify(payments.map(({ method, amount, accountId }) => ({ method, amount, accountId })))

/**
 * Reads the funds that a document at a branch may use, in order of their ids, and locks those that its payments name: the cash
 * of the branch, bank accounts; a transfer that names none means the default one. So a sale in cash waits for its drawer and for
 * no bank account. Where nothing but cash is named, bank accounts are left out: most sales cost one row.
 */
export function lockFunds(tx: Tx, branchId: string, payments: readonly NamedPayment[]): Promise<LockedFund[]> {
  const paysCash = payments.some(({ method }) => method === 'CASH')
  const bank = payments.filter(({ method }) => method === 'BANK')
  if (paysCash && bank.length === 0 && payments.every(({ accountId }) => !accountId))
    return tx.query<LockedFund>(lockCashSql, [tx.storeId, branchId])
  const named = bank.flatMap(({ accountId }) => accountId ?? [])
  const meansDefault = bank.some(({ accountId }) => !accountId)
  return tx.query<LockedFund>(lockNamedSql, [tx.storeId, branchId, paysCash, named, meansDefault])
}

const lockCashSql = `
  select id, kind, name, balance, entry_count, is_default from cash_account
  where store_id = $1 and is_active and kind = 'CASH' and branch_id = $2 for update`

const lockNamedSql = `
  with named as materialized (
    select id, kind, name, balance, entry_count, is_default from cash_account
    where store_id = $1 and is_active and (kind <> 'CASH' or branch_id = $2) and (
      id = any($4::uuid[]) or kind = 'CASH' and $3::boolean or $5::boolean and id = (
        select d.id from cash_account d where d.store_id = $1 and d.is_active and d.kind <> 'CASH' order by d.is_default desc, d.id limit 1))
    order by id for update
  )
  select * from (
    select * from named
    union all
    select id, kind, name, balance, entry_count, is_default from cash_account
    where store_id = $1 and is_active and (kind <> 'CASH' or branch_id = $2) and id not in (select id from named)
  ) funds order by id`

/** The same funds without a lock: for what moves no money yet. */
export function readFunds(tx: Tx, branchId: string): Promise<LockedFund[]> {
  return tx.query<LockedFund>(
    `select id, kind, name, balance, entry_count, is_default from cash_account
     where store_id = $1 and is_active and (kind <> 'CASH' or branch_id = $2) order by id`,
    [tx.storeId, branchId],
  )
}

/** Locks the funds that a document already moved money in, also those put out of use since, in order of their ids. */
export function lockFundsById(tx: Tx, ids: readonly string[]): Promise<(LockedFund & { isActive: boolean })[]> {
  return tx.query<LockedFund & { isActive: boolean }>(
    `select id, kind, name, balance, entry_count, is_default, is_active from cash_account
     where store_id = $1 and id = any($2::uuid[]) order by id for update`,
    [tx.storeId, ids],
  )
}

/** What of the locked funds a payment may choose from: the drawer, the bank accounts, and the one that is meant when none is named. */
export function fundsToPay(funds: readonly LockedFund[]) {
  const bankAccounts = funds.filter(fund => fund.kind !== 'CASH')
  return {
    cashAccount: funds.find(fund => fund.kind === 'CASH')!,
    bankAccounts,
    defaultBankAccountId: (bankAccounts.find(fund => fund.isDefault) ?? bankAccounts[0])?.id ?? null,
  }
}

/** Writes rows of the cash ledger and the balances of their funds. Called behind the locks of the funds, so that the shift stands still. */
export async function postCash(tx: Tx, posting: Posting, entries: readonly CashEntryRow[]): Promise<void> {
  if (!entries.length) return
  const shiftId = posting.shiftId === undefined ? await findOpenShift(tx, posting.branchId) : posting.shiftId
  const changes = [...Map.groupBy(entries, entry => entry.accountId)]
  await Promise.all([
    tx.insert(
      'cash_entry',
      entries.map(entry => entryRow(tx, { ...posting, shiftId }, entry)),
    ),
    tx.query(
      `update cash_account a set balance = a.balance + c.amount, entry_count = a.entry_count + c.entries
       from unnest($2::uuid[], $3::bigint[], $4::bigint[]) as c (id, amount, entries) where a.store_id = $1 and a.id = c.id`,
      [
        tx.storeId,
        changes.map(([accountId]) => accountId),
        changes.map(([, rows]) => rows.reduce((sum, row) => sum + row.amount, 0)),
        changes.map(([, rows]) => rows.length),
      ],
    ),
  ])
}

const entryRow = (tx: Tx, posting: Posting & { shiftId: string | null }, entry: CashEntryRow) => ({
  ...postedColumns(tx, posting),
  ...partnerColumns(posting),
  id: newId(),
  accountId: entry.accountId,
  shiftId: posting.shiftId,
  sequence: entry.sequence,
  amount: entry.amount,
  balanceAfter: entry.balanceAfter,
  kind: entry.kind,
  note: entry.note ?? null,
  reversesId: entry.reversesId ?? null,
})
