import { splitPayments } from '../cashbook/split-payments.ts'
import { type Outcome, type Refusal, refuse } from '../refusal.ts'
import { type CashRounding, roundCash } from '../sale/round-cash.ts'
import { formatDong } from '../text/format-number.ts'
import type { PostingFacts, ReturnedBill, ReturnRules, SaleReturnInput } from './return-facts.ts'

/** What becomes of the money: refundable = exchangeUsed + debtReduced + rest, in đồng. */
export interface DividedRefund {
  exchangeUsed: number
  /** Of the debt of this very bill. */
  debtReduced: number
  /** What goes to the customer. */
  rest: number
}

/** New goods, with what is taken beside them (`exchangeDue`), are paid first, then what is owed of this bill; the customer gets the rest. */
export function divideRefund(refundable: number, owed: number, exchangeDue = 0): DividedRefund {
  const exchangeUsed = Math.min(refundable, exchangeDue)
  const debtReduced = Math.min(refundable - exchangeUsed, Math.max(0, owed))
  return { exchangeUsed, debtReduced, rest: refundable - exchangeUsed - debtReduced }
}

/**
 * What is put on cash that goes out (đồng), as a sale rounds it. Many small parts rounded up would give more than was paid, so
 * what leaves too little for the rest of the goods is rounded down.
 */
export function roundRefund(inCash: number, rule: CashRounding | null, room: number | null): number {
  if (inCash <= 0) return 0
  const rounding = roundCash(inCash, rule)
  if (!rule || room === null || rounding <= room) return rounding
  const most = Math.max(0, inCash + room)
  return most - (most % rule.unit) - inCash
}

/** rest + cashRounding = cash + Σ bank + credited = refunded + credited, in đồng. */
export interface SettledRefund {
  cash: number
  bank: { accountId: string; amount: number }[]
  credited: number
  refunded: number
  cashRounding: number
}

type Facts = Pick<PostingFacts, 'cashAccount' | 'bankAccounts' | 'defaultBankAccountId' | 'customer' | 'rules'>

/** Settles what the customer gets, to the đồng: there is no change on a return. What cash pays is rounded like a sale. */
export function settleRefund(
  { payments, expectedRefund }: Pick<SaleReturnInput, 'payments' | 'expectedRefund'>,
  rest: number,
  roundingRoom: number | null,
  facts: Facts,
): Outcome<SettledRefund> {
  if (expectedRefund !== undefined && expectedRefund !== rest)
    return refuse('refund-changed', { refund: rest, refundText: formatDong(rest), expectedRefund }, 'expectedRefund')
  const split = splitPayments(payments, {
    cashAccountId: facts.cashAccount.id,
    bankAccountIds: facts.bankAccounts.map(({ id }) => id),
    defaultBankAccountId: facts.defaultBankAccountId,
  })
  if (!split.ok) return split
  const { cash, bank, debt: credited } = split
  const transferred = bank.reduce((sum, { amount }) => sum + amount, 0)
  const inCash = rest - transferred - credited
  const cashRounding = roundRefund(inCash, facts.rules.cashRounding, roundingRoom)
  if (inCash < 0 || cash !== inCash + cashRounding) {
    const refund = inCash < 0 ? rest : rest + cashRounding
    const got = cash + transferred + credited
    return refuse(
      'refund-mismatch',
      { refund, refundText: formatDong(refund), got, gotText: formatDong(got) },
      'payments',
    )
  }
  if (credited > 0 && !facts.customer) return refuse('refund-credit-needs-customer', {}, 'payments')
  return { ok: true, cash, bank, credited, refunded: cash + transferred, cashRounding }
}

/** Much cash, or cash for what came by transfer, is for who may allow it. */
export function checkCash(
  cash: number,
  { cashPaid, bankPaid, before }: ReturnedBill,
  rules: ReturnRules,
): Refusal | null {
  if (cash === 0) return null
  if (rules.cashRefundLimit !== null && cash > rules.cashRefundLimit)
    return refuse('refund-over-cash-limit', { limitText: formatDong(rules.cashRefundLimit) }, 'payments')
  return bankPaid > 0 && before.cashRefunded + cash > cashPaid
    ? refuse('cash-for-transfer', { paidText: formatDong(cashPaid) }, 'payments')
    : null
}
