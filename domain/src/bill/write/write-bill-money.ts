import { postRows } from '../../ledger/post-rows.ts'
import type { SettledPayment } from '../../sale/settle-payment.ts'
import type { BillFacts } from '../bill-facts.ts'
import type { BillPlan, SaleCashEntry } from '../bill-plan.ts'

type BillMoney = Pick<BillPlan, 'payments' | 'cashEntries' | 'debtEntry'>

/** The payments of a sale and their rows in the cash and debt ledgers; what comes to nothing has no row. */
export function writeBillMoney(
  { cash, bank, debt }: SettledPayment,
  { cashAccount, bankAccounts, customer }: BillFacts,
): BillMoney {
  const received = [
    { method: 'CASH' as const, accountId: cashAccount.id, amount: cash },
    ...bank.map(row => ({ method: 'BANK' as const, ...row })),
  ].filter(row => row.amount > 0)
  const owed = debt > 0 ? [{ method: 'DEBT' as const, accountId: null, amount: debt }] : []
  return {
    payments: [...received, ...owed].map((row, position) => ({ position, ...row })),
    cashEntries: postRows(
      received.map((row): Unposted<SaleCashEntry> => ({ kind: 'SALE', ...row })),
      [cashAccount, ...bankAccounts],
      ({ accountId, amount }) => ({ chain: accountId, amount }),
    ),
    debtEntry: customer && debt > 0 ? postDebt(customer, debt) : null,
  }
}

type Unposted<Entry> = Omit<Entry, 'sequence' | 'balanceAfter'>

function postDebt(customer: NonNullable<BillFacts['customer']>, amount: number): BillPlan['debtEntry'] {
  const row = { kind: 'SALE' as const, customerId: customer.id, amount }
  return { ...row, sequence: customer.debtEntryCount + 1, balanceAfter: customer.debt + amount }
}
