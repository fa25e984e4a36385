import type { PaymentMethod } from '@quay/contract/enumeration'
import { type Outcome, type Refusal, refuse } from '../refusal.ts'
import { formatDong } from '../text/format-number.ts'

export interface PaymentRow {
  method: PaymentMethod
  /** Đồng ≥ 0. Rows of 0 count as not there. */
  amount: number
  /** Only for BANK; left out, the default account takes it. */
  accountId?: string | null | undefined
}

export interface PaymentAccounts {
  cashAccountId: string
  bankAccountIds: readonly string[]
  defaultBankAccountId: string | null
}

interface SettlePaymentInput {
  payable: number
  payments: readonly PaymentRow[]
  hasCustomer: boolean
  accounts: PaymentAccounts
}

/** All in đồng; payable = paid + debt, paid = cash + Σ bank, tendered = cash + change. */
export interface SettledPayment {
  /** Cash that the customer handed over. */
  tendered: number
  change: number
  /** Cash that stays in the drawer. */
  cash: number
  /** One row for each account. */
  bank: { accountId: string; amount: number }[]
  paid: number
  debt: number
}

/**
 * Settles what is to be paid: cash and transfers reach it, and only cash may exceed it, which gives change; or a DEBT
 * row holds exactly the rest and a customer is named. Nothing is implied.
 */
export function settlePayment({
  payable,
  payments,
  hasCustomer,
  accounts,
}: SettlePaymentInput): Outcome<SettledPayment> {
  const bank = bankRows(payments, accounts)
  if ('ok' in bank) return bank
  const transferred = bank.reduce((sum, row) => sum + row.amount, 0)
  const tendered = totalOf(payments, 'CASH')
  const debt = totalOf(payments, 'DEBT')
  const rest = payable - transferred - tendered

  if (transferred > payable) return refusePaymentOver(transferred - payable)
  if (debt > 0) {
    if (!hasCustomer) return refuse('debt-needs-customer', {}, 'customerId')
    if (debt !== rest) return refuseDebtMismatch(Math.max(rest, 0))
  } else if (rest > 0) {
    return refuse('payment-short', { missing: rest, missingText: formatDong(rest) }, 'payments')
  }
  const change = rest < 0 ? -rest : 0
  const cash = tendered - change
  return { ok: true, tendered, change, cash, bank, paid: cash + transferred, debt }
}

function totalOf(payments: readonly PaymentRow[], method: PaymentMethod): number {
  return payments.reduce((sum, payment) => (payment.method === method ? sum + payment.amount : sum), 0)
}

function bankRows(payments: readonly PaymentRow[], accounts: PaymentAccounts): SettledPayment['bank'] | Refusal {
  const rows: SettledPayment['bank'] = []
  for (const [index, { method, amount, accountId }] of payments.entries()) {
    const known = method === 'CASH' ? [accounts.cashAccountId] : accounts.bankAccountIds
    if (method !== 'DEBT' && accountId && !known.includes(accountId)) {
      return refuse('not-found', { kind: 'account', id: accountId }, `payments.${index}.accountId`)
    }
    if (method !== 'BANK' || amount === 0) continue
    const account = accountId ?? accounts.defaultBankAccountId
    if (!account) return refuse('account-missing', {}, `payments.${index}.accountId`)
    const row = rows.find(known => known.accountId === account)
    if (row) row.amount += amount
    else rows.push({ accountId: account, amount })
  }
  return rows
}

function refusePaymentOver(over: number): Refusal {
  return refuse('payment-over', { over, overText: formatDong(over) }, 'payments')
}

function refuseDebtMismatch(remaining: number): Refusal {
  return refuse('debt-mismatch', { remaining, remainingText: formatDong(remaining) }, 'payments')
}
