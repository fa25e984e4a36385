import { postRows } from '../ledger/post-rows.ts'
import { type Outcome, refuse } from '../refusal.ts'
import { type Fund, type PostedCash, postCash } from './post-cash.ts'

/** A customer or provider, with the end of the debt ledger. What is owed is positive: by the customer, to the provider. */
export interface DebtPartner {
  id: string
  debt: number
  debtEntryCount: number
}

/** Part of a payment that settled part of a debt. */
export interface Allocation {
  id: string
  paymentEntryId: string
  debtEntryId: string
  amount: number
}

/** What a document wrote about money, and the balances now. */
export interface MoneyToReverse {
  /** Rows of the document that are not undone yet. */
  cashEntries: readonly { id: string; accountId: string; amount: number }[]
  debtEntries: readonly { id: string; amount: number }[]
  /** Of payments to the document's debts that came later. */
  allocations: readonly Allocation[]
  partner: DebtPartner | null
  funds: readonly Fund[]
  mayOverdraw: boolean
}

interface Kinds<Cash extends string, Debt extends string> {
  cash: Cash
  debt: Debt
}

interface UndoneCash<Kind extends string> {
  kind: Kind
  accountId: string
  amount: number
  reversesId: string
}

export interface UndoneDebt<Kind extends string> {
  /** CREDIT: money that was not given back, and is the partner's now. */
  kind: Kind | 'CREDIT'
  partnerId: string
  amount: number
  reversesId: string | null
  sequence: number
  balanceAfter: number
}

export interface ReversedMoney<Cash extends string, Debt extends string> {
  cashEntries: PostedCash<UndoneCash<Cash>>[]
  debtEntries: UndoneDebt<Debt>[]
  /** Opposite rows: what was paid towards the debts is free for others again. */
  allocations: (Omit<Allocation, 'id'> & { reversesId: string })[]
}

/**
 * The opposite rows of a cancelled document's money. Its payments go back to the funds they came from, or stay as a
 * credit of the partner (`keepPayments`): then cash and debt together come to zero.
 */
export function reverseMoney<Cash extends string, Debt extends string>(
  money: MoneyToReverse,
  kinds: Kinds<Cash, Debt>,
  keepPayments: boolean,
): Outcome<ReversedMoney<Cash, Debt>> {
  const { partner } = money
  if (keepPayments && !partner) return refuse('keep-payments-needs-partner', {}, 'keepPayments')
  const posted = postCash(keepPayments ? [] : opposites(money, kinds.cash), money.funds, money.mayOverdraw)
  if (!posted.ok) return posted
  return {
    ok: true,
    cashEntries: posted.cashEntries,
    debtEntries: partner ? undoDebt(money, partner, kinds.debt, keepPayments) : [],
    allocations: money.allocations.map(({ id, amount, ...ends }) => ({ ...ends, amount: 0 - amount, reversesId: id })),
  }
}

function opposites<Kind extends string>({ cashEntries }: MoneyToReverse, kind: Kind): UndoneCash<Kind>[] {
  return cashEntries.map(({ id, accountId, amount }) => ({ kind, accountId, amount: 0 - amount, reversesId: id }))
}

function undoDebt<Kind extends string>(
  { cashEntries, debtEntries }: MoneyToReverse,
  partner: DebtPartner,
  kind: Kind,
  keepPayments: boolean,
): UndoneDebt<Kind>[] {
  const rows: Omit<UndoneDebt<Kind>, 'sequence' | 'balanceAfter'>[] = debtEntries.map(({ id, amount }) => ({
    kind,
    partnerId: partner.id,
    amount: 0 - amount,
    reversesId: id,
  }))
  // A customer paid us or we paid a provider: either way the debt falls by the payment.
  const paid = Math.abs(cashEntries.reduce((sum, entry) => sum + entry.amount, 0))
  if (keepPayments && paid > 0) rows.push({ kind: 'CREDIT', partnerId: partner.id, amount: 0 - paid, reversesId: null })
  const head = { id: partner.id, balance: partner.debt, entryCount: partner.debtEntryCount }
  return postRows(rows, [head], row => ({ chain: row.partnerId, amount: row.amount }))
}
