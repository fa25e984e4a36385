import { postDeposit } from '../bill-of-order/post-deposit.ts'
import { type Fund, type PostedCash, postCash } from '../cashbook/post-cash.ts'
import { splitPayments } from '../cashbook/split-payments.ts'
import { type Outcome, refuse } from '../refusal.ts'
import { formatDong } from '../text/format-number.ts'
import type { DepositEntry, OrderChain } from './order-facts.ts'

interface DepositPayment {
  method: 'CASH' | 'BANK'
  amount: number
  accountId?: string | undefined
}

export interface DepositFacts {
  order: OrderChain
  cashAccount: Fund
  bankAccounts: readonly Fund[]
  defaultBankAccountId: string | null
  mayOverdraw: boolean
}

/** A receipt or a payment each fund, with its rows in the ledgers. */
export interface DepositPlan {
  vouchers: {
    accountId: string
    amount: number
    cashEntry: PostedCash<{ kind: 'DEPOSIT' | 'DEPOSIT_REFUND'; accountId: string; amount: number }>
    depositEntry: DepositEntry
  }[]
  total: number
}

/** Takes a deposit. `rest`: what of the order is still to be paid and no deposit covers; a deposit is never more. */
export function decideDeposit(
  payments: readonly DepositPayment[],
  rest: number,
  facts: DepositFacts,
): Outcome<{ plan: DepositPlan }> {
  const moved = moveMoney(payments, 'DEPOSIT', facts)
  if (!moved.ok || moved.plan.total <= rest) return moved
  return refuse('deposit-over', { rest, restText: formatDong(rest) }, 'deposit.payments')
}

/** Gives back of the deposit what the payments say. */
export function decideRefund(payments: readonly DepositPayment[], facts: DepositFacts): Outcome<{ plan: DepositPlan }> {
  const total = payments.reduce((sum, { amount }) => sum + amount, 0)
  const { deposit } = facts.order
  if (total > deposit) return refuse('deposit-not-held', { deposit, depositText: formatDong(deposit) }, 'payments')
  return moveMoney(payments, 'DEPOSIT_REFUND', facts)
}

function moveMoney(
  payments: readonly DepositPayment[],
  kind: 'DEPOSIT' | 'DEPOSIT_REFUND',
  { order, cashAccount, bankAccounts, defaultBankAccountId, mayOverdraw }: DepositFacts,
): Outcome<{ plan: DepositPlan }> {
  const split = splitPayments(payments, {
    cashAccountId: cashAccount.id,
    bankAccountIds: bankAccounts.map(({ id }) => id),
    defaultBankAccountId,
  })
  if (!split.ok) return split
  const funds = [{ accountId: cashAccount.id, amount: split.cash }, ...split.bank].filter(({ amount }) => amount > 0)
  const sign = kind === 'DEPOSIT' ? 1 : -1
  const posted = postCash(
    funds.map(({ accountId, amount }) => ({ kind, accountId, amount: sign * amount })),
    [cashAccount, ...bankAccounts],
    mayOverdraw,
  )
  if (!posted.ok) return posted
  const entries = postDeposit(
    order,
    funds.map(({ amount }) => ({ kind, amount: 0 - sign * amount })),
  )
  return {
    ok: true,
    plan: {
      vouchers: funds.map((fund, place) => ({
        ...fund,
        cashEntry: posted.cashEntries[place]!,
        depositEntry: entries[place]!,
      })),
      total: funds.reduce((sum, { amount }) => sum + amount, 0),
    },
  }
}
