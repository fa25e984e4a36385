import { type CancelVoucherFacts, decideCancelVoucher } from '@quay/domain/cashbook/decide-cancel-voucher'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { markCancelled } from '../../document/cancel-document.ts'
import { subjectOf } from '../../document/document-kind.ts'
import { lockBranchDay, readBranchDay } from '../branch/read-branch-day.ts'
import { lockFundsById, postCash } from '../cashbook/apply-cash.ts'
import { type DebtPartnerKind, lockPartner, postAllocations, postDebtOf } from '../debt/apply-debt.ts'
import { readSetting } from '../setting/read-setting.ts'
import { postingOf } from '../stock/posting.ts'
import { readVoucher } from './voucher-queries.ts'
import { lockVoucher, type StoredVoucher } from './voucher-store.ts'

/**
 * Cancels a receipt or payment: the money goes back, and debts that it settled are open again. Gives the voucher.
 * Throws `not-found`, `already-cancelled`, `day-closed` `fund-short`, `deposit-of-order` and `voucher-automatic`.
 */
export async function cancelVoucher(tx: Tx, actor: Actor, id: string, reason: string) {
  const voucher = await lockVoucher(tx, actor, id)
  if (voucher.orderCode !== null)
    throw new DomainError('deposit-of-order', { code: voucher.code, order: voucher.orderCode })
  if (voucher.writtenBy !== null) throw new DomainError('voucher-automatic', { code: voucher.writtenBy })
  const [facts, { today }] = await Promise.all([loadFacts(tx, voucher), readBranchDay(tx, voucher.branchId)])

  const decision = decideCancelVoucher({ reason }, facts)
  if (!decision.ok) throw refuseAs(decision)
  const { plan } = decision

  const partner = voucher.partnerKind && {
    kind: voucher.partnerKind,
    id: voucher.partnerId,
    name: voucher.partnerName,
  }
  const posting = postingOf(actor, 'voucher', voucher, today, partner)
  const partnerKind = voucher.partnerKind as DebtPartnerKind
  await Promise.all([
    markCancelled(tx, actor, 'cash_voucher', id, reason),
    postCash(
      tx,
      posting,
      plan.cashEntries.map(entry => ({ ...entry, note: reason })),
    ),
    postDebtOf(tx, posting, partnerKind, plan.debtEntries, reason),
    postAllocations(tx, plan.allocations),
    tx.audit(
      'voucher.cancel',
      subjectOf({ name: 'voucher' }, voucher, movedBy(plan.cashEntries)),
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
    lockBranchDay(tx, voucher.branchId),
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
