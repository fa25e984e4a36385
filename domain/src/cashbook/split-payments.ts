import type { PaymentMethod } from '@quay/contract/enumeration'
import { type Outcome, refuse } from '../refusal.ts'

export interface PaymentRow {
  method: PaymentMethod
  /** Đồng ≥ 0. Rows of 0 count as not there. */
  amount: number
  /** Of a transfer; left out, the default account. */
  accountId?: string | null | undefined
}

export interface PaymentAccounts {
  cashAccountId: string
  bankAccountIds: readonly string[]
  defaultBankAccountId: string | null
}

interface SplitPayments {
  cash: number
  /** One row for each account. */
  bank: { accountId: string; amount: number }[]
  debt: number
}

/** Adds up payments by where the money goes. Refuses an unknown account, and a transfer when the store has no account. */
export function splitPayments(payments: readonly PaymentRow[], accounts: PaymentAccounts): Outcome<SplitPayments> {
  const split: SplitPayments = { cash: 0, bank: [], debt: 0 }
  // What is owed goes nowhere yet; a draft keeps the account all the same, so it has to be one of ours.
  const accountsOf: Record<PaymentMethod, readonly string[]> = {
    CASH: [accounts.cashAccountId],
    BANK: accounts.bankAccountIds,
    DEBT: [accounts.cashAccountId, ...accounts.bankAccountIds],
  }
  for (const [index, { method, amount, accountId }] of payments.entries()) {
    const path = `payments.${index}.accountId`
    if (accountId && !accountsOf[method].includes(accountId)) {
      return refuse('not-found', { kind: 'account', id: accountId }, path)
    }
    if (method === 'CASH') split.cash += amount
    else if (method === 'DEBT') split.debt += amount
    else if (amount > 0) {
      const account = accountId ?? accounts.defaultBankAccountId
      if (!account) return refuse('account-missing', {}, path)
      const row = split.bank.find(known => known.accountId === account)
      if (row) row.amount += amount
      else split.bank.push({ accountId: account, amount })
    }
  }
  return { ok: true, ...split }
}
