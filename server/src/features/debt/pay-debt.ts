import { type ChosenPart, decideDebtPayment } from '@quay/domain/debt/decide-debt-payment'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { refuseField } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { nextCode } from '../../db/write/counter.ts'
import { isRepeat } from '../../db/write/repeat.ts'
import { branchOf, requireActiveBranch, requirePermission } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { fundsToPay, lockFunds, postCash } from '../cashbook/apply-cash.ts'
import { readSetting } from '../setting/read-setting.ts'
import { postLate, type SaleShift } from '../shift/late-for-shift.ts'
import { postingOf } from '../stock/posting.ts'
import { paymentCodes, receiptCodes } from '../voucher/codes.ts'
import { insertVoucher } from '../voucher/voucher-store.ts'
import { adjustDebt } from './adjust-debt.ts'
import { type DebtPartnerKind, lockPartner, postAllocations, postDebt } from './apply-debt.ts'
import { readOpenDebts } from './debt-queries.ts'

export interface DebtPayment {
  /** Of the voucher, made by the client. */
  id?: string | undefined
  partnerKind: DebtPartnerKind
  partnerId: string
  branchId?: string | undefined
  amount: number
  method: 'CASH' | 'BANK'
  accountId?: string | undefined
  note?: string | undefined
  /** Settled before the others; those that are not open any more are passed over. */
  debtEntryIds?: string[] | undefined
  /** What of it settles which debt; the rest is a credit. */
  allocations?: readonly ChosenPart[] | undefined
  /** Given for paying: an adjustment of its own, of the same debts first. */
  discount?: number | undefined
}

interface Circumstances {
  /** The field of the call that holds the parts. */
  allocationsPath?: string | undefined
  /** It was taken without the network: in this shift, at a branch that may be closed since. Parts that fit no more give way to what is due first. */
  waited?: { shift: SaleShift | null } | undefined
}

const longestReason = 300

/** What a payment of each kind of partner is called, on the voucher and in the log. */
const wordsOf = {
  customer: { codes: receiptCodes, kindName: 'Thu nợ khách hàng', action: 'debt.collect' },
  provider: { codes: paymentCodes, kindName: 'Trả nợ nhà cung cấp', action: 'inbound.pay-debt' },
} as const

/**
 * Collects a customer's debt or pays a provider's, by the given parts or the chosen documents and then what is due first; what is over stays as a credit. Gives
 * the voucher and the debt that is left. Throws `allocation-over`, `allocations-above-payment`, `not-found`, `debt-settled` (provider), `account-missing`,
 * `debt-discount-over-rest`, `forbidden` (a discount without the right to write debts off), `fund-short` and `idempotency-conflict`.
 */
export async function payDebt(
  tx: Tx,
  actor: Actor,
  payment: DebtPayment,
  hash: Buffer,
  { allocationsPath = 'allocations', waited }: Circumstances = {},
) {
  const { partnerKind, partnerId, note = null } = payment
  const id = payment.id ?? newId()
  const branchId = branchOf(actor, payment.branchId)
  const partner = await lockPartner(tx, partnerKind, partnerId)
  if (!partner) throw refuseField('not-found', `${partnerKind}Id`)
  const funds = await lockFunds(tx, branchId, [payment])
  if (await isRepeat(tx, 'cash_voucher', id, hash)) return paidAlready(tx, id, partner.debt)
  if (!waited) requireActiveBranch(actor, branchId)
  if (payment.discount) requirePermission(actor, { model: partnerKind, action: 'delete' })

  const strange = await findStrange(tx, actor, payment, allocationsPath)
  if (strange && !waited) throw refuseField('not-found', strange)
  const [openDebts, { today }, mayOverdraw] = await Promise.all([
    readOpenDebts(tx, payment),
    readBranchDay(tx, branchId),
    readSetting(tx, 'fundMayBeNegative'),
  ])
  const facts = { partner, openDebts, ...fundsToPay(funds), mayOverdraw }
  const byAge = { ...payment, allocations: undefined }
  let decision = decideDebtPayment(strange ? byAge : { ...payment, allocationsPath }, facts)
  if (!decision.ok && waited) decision = decideDebtPayment(byAge, facts)
  if (!decision.ok) throw refuseAs(decision)
  const { plan } = decision

  const words = wordsOf[partnerKind]
  const code = await nextCode(tx, words.codes)
  const named = { kind: partnerKind, id: partnerId, name: partner.name }
  const posting = {
    ...postingOf(actor, 'voucher', { id, code, branchId }, today, named),
    ...(waited && { shiftId: waited.shift?.id ?? null }),
  }
  const entryId = newId()
  await Promise.all([
    insertVoucher(tx, actor, {
      id,
      code,
      branchId,
      businessDay: today,
      purpose: 'DEBT',
      direction: plan.direction,
      kindId: null,
      kindName: words.kindName,
      countsInProfit: false,
      accountId: plan.accountId,
      amount: plan.amount,
      partner: posting.partner,
      note,
      hash,
    }),
    postCash(tx, posting, [{ ...plan.cashEntry, note }]),
    waited && postLate(tx, actor, waited.shift, { branchId, day: today, code, cashEntries: [plan.cashEntry] }),
    postDebt(tx, posting, { ...plan.debtEntry, id: entryId, partnerKind, note }),
    postAllocations(
      tx,
      plan.allocations.map(allocation => ({ ...allocation, paymentEntryId: entryId })),
    ),
    tx.audit(
      words.action,
      { kind: 'voucher', id, code, branchId, amount: plan.direction === 'IN' ? plan.amount : -plan.amount },
      { debt: partner.debt },
      { debt: plan.debtEntry.balanceAfter, amount: plan.amount, partner: partner.name, method: payment.method, note },
    ),
  ])
  const debt = await giveDiscount(tx, actor, { ...payment, branchId }, { code, hash })
  return { voucherId: id, voucherCode: code, debt: debt ?? plan.debtEntry.balanceAfter }
}

/** What is forgiven for paying, as a document of its own that is cancelled by itself. Gives what is owed then; null without a discount. */
async function giveDiscount(
  tx: Tx,
  actor: Actor,
  payment: DebtPayment & { branchId: string },
  { code, hash }: { code: string; hash: Buffer },
): Promise<number | null> {
  const { partnerKind, partnerId, branchId, discount, allocations, debtEntryIds, note } = payment
  if (!discount) return null
  const reason = [`Chiết khấu của ${code}`, note].filter(Boolean).join(': ').slice(0, longestReason)
  const settled = allocations?.map(({ entryId }) => entryId) ?? debtEntryIds ?? []
  const adjustment = { partnerKind, partnerId, branchId, kind: 'DISCOUNT' as const, amount: discount, reason }
  return (await adjustDebt(tx, actor, { ...adjustment, debtEntryIds: settled }, hash)).debt
}

/** The place of a chosen row that is not one of the partner's in a branch of the caller; null where all are. */
async function findStrange(
  tx: Tx,
  actor: Actor,
  { partnerKind, partnerId, debtEntryIds = [], allocations = [] }: DebtPayment,
  allocationsPath: string,
): Promise<string | null> {
  const chosen = [
    ...debtEntryIds.map((id, at) => ({ id, path: `debtEntryIds.${at}` })),
    ...allocations.map(({ entryId }, at) => ({ id: entryId, path: `${allocationsPath}.${at}.entryId` })),
  ]
  if (!chosen.length) return null
  const rows = await tx.query<{ id: string }>(
    `select id from debt_entry where store_id = $1 and partner_kind = $2 and partner_id = $3 and id = any($4::uuid[])
       and branch_id = any($5::uuid[])`,
    [tx.storeId, partnerKind, partnerId, chosen.map(({ id }) => id), actor.branchIds],
  )
  const own = new Set(rows.map(({ id }) => id))
  return chosen.find(({ id }) => !own.has(id))?.path ?? null
}

async function paidAlready(tx: Tx, id: string, debt: number) {
  const [voucher] = await tx.query<{ code: string }>('select code from cash_voucher where store_id = $1 and id = $2', [
    tx.storeId,
    id,
  ])
  return { voucherId: id, voucherCode: voucher!.code, debt }
}
