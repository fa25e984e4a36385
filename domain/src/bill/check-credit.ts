import { type Refusal, refuse } from '../refusal.ts'
import { formatDate } from '../text/format-date.ts'
import { formatDong } from '../text/format-number.ts'
import { daysBetween } from '../time/calendar.ts'
import type { BillFacts } from './bill-facts.ts'

type Credit = Pick<BillFacts, 'customer' | 'businessDay'> & { rights: Pick<BillFacts['rights'], 'mayExceedDebtLimit'> }

/**
 * Whether a customer may owe so much more (đồng): not above their limit, and not while a bill is owed past the day that
 * was agreed for it or, without one, for longer than they may.
 * Who may go over the limit of debts is stopped by neither.
 */
export function checkCredit(newDebt: number, { customer, businessDay, rights }: Credit): Refusal | null {
  if (!customer || newDebt === 0 || rights.mayExceedDebtLimit) return null
  const { name, debtLimit, debtDays = null, oldestDebt = null, dueDebt = null } = customer
  if (dueDebt && dueDebt.dueOn < businessDay) {
    const { code: bill, dueOn } = dueDebt
    return refuse('debt-past-due', { customer: name, bill, due: formatDate(dueOn), dueOn }, 'payments')
  }
  if (oldestDebt && debtDays !== null) {
    const owedDays = daysBetween(oldestDebt.businessDay, businessDay)
    if (owedDays > debtDays)
      return refuse('debt-overdue', { customer: name, bill: oldestDebt.code, days: debtDays, owedDays }, 'payments')
  }
  const debt = customer.debt + newDebt
  if (debtLimit === null || debt <= debtLimit) return null
  return refuse(
    'debt-over-limit',
    { customer: name, debt, limit: debtLimit, limitText: formatDong(debtLimit) },
    'payments',
  )
}
