import { type Fund, postCash } from '../cashbook/post-cash.ts'
import { splitPayments } from '../cashbook/split-payments.ts'
import { type Outcome, refuse } from '../refusal.ts'
import { formatDong } from '../text/format-number.ts'
import { allocatePayment, type OpenDebt } from './allocate-payment.ts'

interface DebtPaymentInput {
  /** A customer pays in, a provider is paid out. */
  partnerKind: 'customer' | 'provider'
  partnerId: string
  /** Đồng > 0. */
  amount: number
  method: 'CASH' | 'BANK'
  /** Of a transfer; left out, the default account. */
  accountId?: string | null | undefined
  /** Rows of the debt ledger that are settled before the others. */
  debtEntryIds?: readonly string[] | undefined
  /** What of it settles which debt; the rest is a credit. Left out, what is due first is settled first. */
  allocations?: readonly ChosenPart[] | undefined
  /** Đồng that are forgiven for paying, beside the amount. */
  discount?: number | undefined
  /** The field of the caller that holds the parts. */
  allocationsPath?: string | undefined
}

export interface ChosenPart {
  entryId: string
  /** Đồng > 0. */
  amount: number
}

/** What the decision needs to know, read under lock. */
export interface DebtPaymentFacts {
  /** Null when it does not exist. */
  partner: { id: string; debt: number; debtEntryCount: number } | null
  openDebts: readonly (OpenDebt & { documentCode?: string })[]
  cashAccount: Fund
  bankAccounts: readonly Fund[]
  defaultBankAccountId: string | null
  mayOverdraw: boolean
}

export interface DebtPaymentPlan {
  direction: 'IN' | 'OUT'
  amount: number
  accountId: string
  cashEntry: { kind: 'DEBT'; accountId: string; amount: number; sequence: number; balanceAfter: number }
  debtEntry: { kind: 'PAYMENT'; partnerId: string; amount: number; sequence: number; balanceAfter: number }
  /** Which debts the payment settles. */
  allocations: { debtEntryId: string; amount: number }[]
  /** Đồng paid beyond the debts. */
  credit: number
}

/**
 * Decides the collection of a customer's debt or the payment of a provider's: by the given parts, else the chosen debts and then what is due first.
 * What is paid beyond it is a credit; a provider to whom nothing is owed is not paid from here. Refuses a part above what is open (`allocation-over`)
 * and parts above the payment; and a discount above what is owed when the payment is in, because none makes a credit.
 */
export function decideDebtPayment(
  input: DebtPaymentInput,
  facts: DebtPaymentFacts,
): Outcome<{ plan: DebtPaymentPlan }> {
  const { partnerKind, partnerId, amount } = input
  const { partner } = facts
  if (!partner) return refuse('not-found', { kind: partnerKind, id: partnerId }, `${partnerKind}Id`)
  if (partnerKind === 'provider' && partner.debt <= 0) return refuse('debt-settled', { partnerId }, 'amount')

  const rest = Math.max(0, partner.debt - amount)
  if ((input.discount ?? 0) > rest) {
    const inWords = { amountText: formatDong(amount), debtText: formatDong(rest) }
    return refuse('debt-discount-over-rest', { debt: rest, ...inWords }, 'discount')
  }
  const account = findAccount(input, facts)
  if (!account.ok) return account
  const { accountId } = account
  const parts = input.allocations && settleParts(input, input.allocations, facts.openDebts)
  if (parts && !parts.ok) return parts
  const direction = partnerKind === 'customer' ? 'IN' : 'OUT'
  const movement = { kind: 'DEBT' as const, accountId, amount: direction === 'IN' ? amount : 0 - amount }
  const posted = postCash([movement], [facts.cashAccount, ...facts.bankAccounts], facts.mayOverdraw)
  if (!posted.ok) return posted
  return {
    ok: true,
    plan: {
      direction,
      amount,
      accountId,
      cashEntry: posted.cashEntries[0]!,
      debtEntry: {
        kind: 'PAYMENT',
        partnerId: partner.id,
        amount: 0 - amount,
        sequence: partner.debtEntryCount + 1,
        balanceAfter: partner.debt - amount,
      },
      ...(parts
        ? { allocations: parts.allocations, credit: parts.credit }
        : allocatePayment(amount, facts.openDebts, input.debtEntryIds)),
    },
  }
}

/** The parts as they are given, each at most what is open of its debt. */
function settleParts(
  { amount, allocationsPath = 'allocations' }: DebtPaymentInput,
  parts: readonly ChosenPart[],
  open: DebtPaymentFacts['openDebts'],
) {
  const allocations: DebtPaymentPlan['allocations'] = []
  for (const [place, part] of parts.entries()) {
    const debt = open.find(({ entryId }) => entryId === part.entryId)
    const path = `${allocationsPath}.${place}.amount`
    const taken = allocations.reduce((sum, one) => (one.debtEntryId === part.entryId ? sum + one.amount : sum), 0)
    const left = (debt?.remaining ?? 0) - taken
    if (part.amount > left)
      return refuse('allocation-over', { code: debt?.documentCode ?? '', open: left, openText: formatDong(left) }, path)
    allocations.push({ debtEntryId: part.entryId, amount: part.amount })
  }
  const credit = amount - allocations.reduce((sum, part) => sum + part.amount, 0)
  if (credit < 0)
    return refuse('allocations-above-payment', { amount, amountText: formatDong(amount) }, allocationsPath)
  return { ok: true as const, allocations, credit }
}

function findAccount(
  { method, amount, accountId }: DebtPaymentInput,
  { cashAccount, bankAccounts, defaultBankAccountId }: DebtPaymentFacts,
): Outcome<{ accountId: string }> {
  const split = splitPayments([{ method, amount, accountId }], {
    cashAccountId: cashAccount.id,
    bankAccountIds: bankAccounts.map(({ id }) => id),
    defaultBankAccountId,
  })
  if (!split.ok) return { ...split, path: 'accountId' }
  return { ok: true, accountId: split.bank[0]?.accountId ?? cashAccount.id }
}
