import { type Refusal, refuse } from '../refusal.ts'
import { formatDate } from '../text/format-date.ts'
import { addDays } from '../time/calendar.ts'
import type { BillFacts, BillInput } from './bill-facts.ts'

type Due = Pick<BillFacts, 'customer' | 'soldDay'> & { rights: Pick<BillFacts['rights'], 'mayExceedDebtLimit'> }

/** Whether a day to pay may be agreed: not before the sale, and not later than the customer's days, but by who may go over the limit of debts. */
export function checkDueDay(
  { dueOn }: Pick<BillInput, 'dueOn'>,
  debt: number,
  { customer, soldDay, rights }: Due,
): Refusal | null {
  if (!dueOn || debt === 0 || !customer) return null
  if (dueOn < soldDay) return refuse('due-day-past', { due: formatDate(dueOn) }, 'dueOn')
  const { name, debtDays = null } = customer
  if (rights.mayExceedDebtLimit || debtDays === null) return null
  const latest = addDays(soldDay, debtDays)
  if (dueOn <= latest) return null
  return refuse('due-day-late', { customer: name, days: debtDays, latest: formatDate(latest) }, 'dueOn')
}
