import type { PaymentRow } from '../../cashbook/split-payments.ts'
import type { SettledPayment } from '../../sale/settle-payment.ts'

interface Said {
  /** Of the goods and what is taken beside them, in đồng. */
  due: number
  payments: readonly PaymentRow[]
  /** What the paper rounded, in đồng. */
  rounding: number
  hasCustomer: boolean
  cashAccountId: string
  bankAccountIds: readonly string[]
  defaultBankAccountId: string | null
}

interface SettledAsSaid {
  payment: SettledPayment
  /** Accounts that are not in use any more, with the money that went elsewhere; `other` is null for the drawer. */
  moved: { accountId: string; amount: number; other: string | null }[]
  /** What the paper did not pay and nobody can owe, or paid too much without change; đồng. */
  adrift: number
}

/**
 * How a kept sale was paid: the money lies where the paper says. A transfer to an account that is gone stands in the one that is usual now, or in the
 * drawer; what is missing is owed by the customer, and without one the drawer is short of it.
 */
export function settleAsSaid(said: Said): SettledAsSaid {
  const bank: SettledPayment['bank'] = []
  const moved: SettledAsSaid['moved'] = []
  let toCash = 0
  let room = said.due
  const sum = (method: PaymentRow['method']) =>
    said.payments.reduce((all, row) => (row.method === method ? all + row.amount : all), 0)
  for (const { method, amount, accountId } of said.payments) {
    if (method !== 'BANK' || amount === 0) continue
    const known = accountId ? said.bankAccountIds.includes(accountId) : true
    const target = accountId && known ? accountId : said.defaultBankAccountId
    if (accountId && !known) moved.push({ accountId, amount, other: target })
    if (!target) {
      toCash += amount
      continue
    }
    const paid = Math.min(amount, room)
    room -= paid
    const row = bank.find(one => one.accountId === target)
    if (row) row.amount += paid
    else if (paid > 0) bank.push({ accountId: target, amount: paid })
  }
  const transferred = said.due - room
  const tendered = sum('CASH') + toCash
  const owes = said.hasCustomer ? Math.min(sum('DEBT'), room) : 0
  const rounding = owes > 0 || room === 0 ? 0 : Math.max(said.rounding, 0 - room)
  const missing = Math.max(room + rounding - owes - tendered, 0)
  // What a customer owes is not rounded.
  const cashRounding = missing > 0 && said.hasCustomer ? 0 : rounding
  const left = room + cashRounding - owes
  const cash = said.hasCustomer ? Math.min(tendered, left) : left
  const handed = Math.max(tendered, cash)
  return {
    payment: {
      cashRounding,
      depositUsed: 0,
      exchangeUsed: 0,
      tendered: handed,
      change: handed - cash,
      cash,
      bank,
      paid: cash + transferred,
      debt: owes + left - cash,
    },
    moved,
    adrift: missing + (sum('BANK') - toCash - transferred) + (sum('DEBT') - owes),
  }
}
