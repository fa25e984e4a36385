import { splitPayments } from '../cashbook/split-payments.ts'
import { type Outcome, type Refusal, refuse } from '../refusal.ts'
import { formatDong } from '../text/format-number.ts'
import type { InboundFacts, InboundInput } from './inbound-facts.ts'

/** All in đồng; payable = paid + debt. */
export interface SettledInbound {
  payable: number
  cash: number
  /** One row for each account. */
  bank: { accountId: string; amount: number }[]
  paid: number
  debt: number
}

/**
 * Settles an import: what is not paid becomes debt to the named provider; a DEBT row is optional and holds exactly that
 * rest. What is paid over it is a credit with the provider: a debt below zero. OPENING moves no money: what lay on the shelves on the first day was paid before.
 */
export function settleInbound(
  { kind, payments }: InboundInput,
  facts: InboundFacts,
  invoiced: number,
): Outcome<SettledInbound> {
  if (kind === 'OPENING') {
    const paysNothing = payments.every(payment => payment.amount === 0)
    if (!paysNothing) return refuse('opening-has-no-payment', {}, 'payments')
    return { ok: true, payable: 0, cash: 0, bank: [], paid: 0, debt: 0 }
  }
  const split = splitPayments(payments, {
    cashAccountId: facts.cashAccount.id,
    bankAccountIds: facts.bankAccounts.map(account => account.id),
    defaultBankAccountId: facts.defaultBankAccountId,
  })
  if (!split.ok) return split
  const { cash, bank } = split
  const paid = bank.reduce((sum, row) => sum + row.amount, cash)
  const debt = invoiced - paid
  return checkRest(debt, split.debt, facts) ?? { ok: true, payable: invoiced, cash, bank, paid, debt }
}

function checkRest(rest: number, named: number, { provider }: InboundFacts): Refusal | null {
  if (rest < 0 && !provider) return refuse('payment-over', { over: -rest, overText: formatDong(-rest) }, 'payments')
  if (named > 0 && named !== rest) {
    return refuse('debt-mismatch', { remaining: rest, remainingText: formatDong(rest) }, 'payments')
  }
  return rest > 0 && !provider ? refuse('provider-needed', { remaining: rest }, 'providerId') : null
}
