import { type CancelVoucherFacts, decideCancelVoucher } from '@quay/domain/cashbook/decide-cancel-voucher'
import { DomainError } from '../../db/domain-error.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import type { Actor, Tx } from '../../db/transaction.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { lockFundsById, postCash } from '../cashbook/apply-cash.ts'
import { type DebtPartnerKind, lockPartner, postAllocations, postDebt } from '../debt/apply-debt.ts'
import { readSetting } from '../setting/read-setting.ts'
import type { Posting } from '../stock/posting.ts'
import { readVoucher } from './voucher-queries.ts'
import { lockVoucher, markCancelled, type StoredVoucher } from './voucher-store.ts'

/**
 * Cancels a receipt or payment: the money goes back, and debts that it settled are open again. Gives the voucher.
 * Throws `not-found`, `already-cancelled`, `day-closed` and `fund-short`.
 */
export async function cancelVoucher(tx: Tx, actor: Actor, id: string, reason: string) {
  const voucher = await lockVoucher(tx, id)
  if (!voucher || !actor.branchIds.includes(voucher.branchId)) throw new DomainError('not-found')
  const [facts, { today }] = await Promise.all([loadFacts(tx, voucher), readBranchDay(tx, voucher.branchId)])

  const decision = decideCancelVoucher({ reason }, facts)
  if (!decision.ok) throw refuseAs(decision)
  const { plan } = decision

  const posting: Posting = {
    branchId: voucher.branchId,
    businessDay: today,
    employeeId: actor.employeeId,
    document: { kind: 'voucher', id, code: voucher.code },
    partner: voucher.partnerKind
      ? { kind: voucher.partnerKind, id: voucher.partnerId, name: voucher.partnerName }
      : null,
  }
  const partnerKind = voucher.partnerKind as DebtPartnerKind
  await Promise.all([
    markCancelled(tx, actor, id, reason),
    postCash(
      tx,
      posting,
      plan.cashEntries.map(entry => ({ ...entry, note: reason })),
    ),
    postDebt(
      tx,
      posting,
      plan.debtEntries.map(entry => ({ ...entry, partnerKind, note: reason })),
    ),
    postAllocations(tx, plan.allocations),
    tx.audit(
      'voucher.cancel',
      { kind: 'voucher', id, code: voucher.code, branchId: voucher.branchId, amount: movedBy(plan.cashEntries) },
      { status: 'SUCCEED', amount: voucher.amount },
      { status: 'CANCELLED', reason },
    ),
  ])
  return readVoucher(tx, actor, id)
}

const movedBy = (entries: readonly { amount: number }[]) => entries.reduce((sum, entry) => sum + entry.amount, 0)

/** The rows that the voucher wrote and the balances they stand in; partner before funds, as everywhere. */
async function loadFacts(tx: Tx, voucher: StoredVoucher): Promise<CancelVoucherFacts> {
  const { partnerId, partnerKind, purpose } = voucher
  const ofDebt =
    purpose === 'DEBT' && partnerId ? await lockPartner(tx, partnerKind as DebtPartnerKind, partnerId) : null
  const [funds, { closedThrough }, mayOverdraw, cashEntries, debtEntries, allocations] = await Promise.all([
    lockFundsById(tx, [voucher.accountId]),
    readBranchDay(tx, voucher.branchId),
    readSetting(tx, 'fundMayBeNegative'),
    tx.query<CancelVoucherFacts['cashEntries'][number]>(cashSql, [tx.storeId, voucher.id]),
    tx.query<CancelVoucherFacts['debtEntries'][number]>(debtSql, [tx.storeId, voucher.id]),
    tx.query<CancelVoucherFacts['allocations'][number]>(allocationSql, [tx.storeId, voucher.id]),
  ])
  return { voucher, closedThrough, partner: ofDebt ?? null, funds, mayOverdraw, cashEntries, debtEntries, allocations }
}

const cashSql = `
  select id, account_id, amount from cash_entry
  where store_id = $1 and document_id = $2 and reverses_id is null order by id`

const debtSql = `
  select id, amount from debt_entry where store_id = $1 and document_id = $2 and kind = 'PAYMENT' order by id`

/** What the payment settled and was not taken back already, as by the cancel of the bill it was for. */
const allocationSql = `
  select a.id, a.payment_entry_id, a.debt_entry_id, a.amount
  from debt_entry p join debt_allocation a on a.store_id = p.store_id and a.payment_entry_id = p.id
  where p.store_id = $1 and p.document_id = $2 and a.amount > 0
    and not exists (select 1 from debt_allocation u where u.store_id = $1 and u.reverses_id = a.id)`
