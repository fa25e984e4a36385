import { expect, it } from 'vitest'
import { lan } from '../../test/bill-factory.ts'
import { checkDueDay } from './check-due-day.ts'

const facts = (debtDays: number | null, mayExceedDebtLimit = false) => ({
  customer: { ...lan, debtDays },
  soldDay: '2026-11-21',
  rights: { mayExceedDebtLimit },
})

it.each([
  ['none agreed', undefined, 1000, facts(0), null],
  ['today', '2026-11-21', 1000, facts(0), null],
  ['yesterday', '2026-11-20', 1000, facts(null, true), 'due-day-past'],
  ['yesterday, of a bill that is paid', '2026-11-20', 0, facts(0), null],
  ['the last day of the customer', '2026-12-21', 1000, facts(30), null],
  ['a day later', '2026-12-22', 1000, facts(30), 'due-day-late'],
  ['a day later, with the right', '2026-12-22', 1000, facts(30, true), null],
  ['a year later, of a customer without days', '2027-11-21', 1000, facts(null), null],
])('%s', (_, dueOn, debt, known, code) => {
  expect(checkDueDay({ dueOn }, debt, known)?.code ?? null).toBe(code)
})
