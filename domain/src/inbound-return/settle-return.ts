import { splitPayments } from '../cashbook/split-payments.ts'
import { type Outcome, refuse } from '../refusal.ts'
import { formatDong } from '../text/format-number.ts'
import type { ReturnFacts, ReturnInput } from './return-facts.ts'

/** All in đồng; refundable = refunded + debt. */
export interface SettledReturn {
  cash: number
  /** One row for each account. */
  bank: { accountId: string; amount: number }[]
  refunded: number
  /** What the debt to the provider falls by; below nothing the provider owes the store. */
  debt: number
}

type Funds = Pick<ReturnFacts, 'cashAccount' | 'bankAccounts' | 'defaultBankAccountId'>

/** What is paid back, by fund. Refuses an account that is not the store's, of a draft too. */
export const splitRefund = (
  { payments }: Pick<ReturnInput, 'payments'>,
  facts: Funds,
): ReturnType<typeof splitPayments> =>
  splitPayments(payments, {
    cashAccountId: facts.cashAccount.id,
    bankAccountIds: facts.bankAccounts.map(account => account.id),
    defaultBankAccountId: facts.defaultBankAccountId,
  })

/**
 * Settles a return: what the provider does not pay back lessens the debt to it, so without a named provider all of it has
 * to be paid back. A DEBT row is optional and holds exactly that rest.
 */
export function settleReturn(
  { payments }: ReturnInput,
  facts: Funds & Pick<ReturnFacts, 'provider'>,
  refundable: number,
): Outcome<SettledReturn> {
  const split = splitRefund({ payments }, facts)
  if (!split.ok) return split
  const { cash, bank } = split
  const refunded = bank.reduce((sum, row) => sum + row.amount, cash)
  const debt = refundable - refunded
  if (debt < 0) return refuse('payment-over', { over: -debt, overText: formatDong(-debt) }, 'payments')
  if (split.debt > 0 && split.debt !== debt) {
    return refuse('debt-mismatch', { remaining: debt, remainingText: formatDong(debt) }, 'payments')
  }
  if (debt > 0 && !facts.provider) return refuse('provider-needed', { remaining: debt }, 'providerId')
  return { ok: true, cash, bank, refunded, debt }
}
