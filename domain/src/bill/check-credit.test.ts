import { expect, it } from 'vitest'
import { lan } from '../../test/bill-factory.ts'
import { checkCredit } from './check-credit.ts'

const owing = (businessDay: string) => ({ code: 'HD000007', businessDay })
const facts = (customer: object, mayExceedDebtLimit = false) => ({
  customer: { ...lan, ...customer },
  businessDay: '2026-11-21',
  rights: { mayExceedDebtLimit },
})

it.each([
  ['nothing owed', 0, facts({ debtDays: 0, oldestDebt: owing('2020-01-01') }), null],
  ['within both', 300_000, facts({ debtDays: 30, oldestDebt: owing('2026-10-22') }), null],
  ['a day too long', 1000, facts({ debtDays: 30, oldestDebt: owing('2026-10-21') }), 'debt-overdue'],
  [
    'owed since yesterday, where nothing may stay open',
    1,
    facts({ debtDays: 0, oldestDebt: owing('2026-11-20') }),
    'debt-overdue',
  ],
  ['owed today, where nothing may stay open', 1, facts({ debtDays: 0, oldestDebt: owing('2026-11-21') }), null],
  ['long, without a limit of days', 1000, facts({ debtDays: null, oldestDebt: owing('2020-01-01') }), null],
  [
    'the day that was agreed',
    1000,
    facts({ debtDays: null, dueDebt: { code: 'HD000007', dueOn: '2026-11-21' } }),
    null,
  ],
  [
    'the day after it',
    1000,
    facts({ debtDays: null, dueDebt: { code: 'HD000007', dueOn: '2026-11-20' } }),
    'debt-past-due',
  ],
  ['no open debt', 1000, facts({ debtDays: 0, oldestDebt: null }), null],
  ['above the limit', 300_001, facts({}), 'debt-over-limit'],
  ['too long, with the right', 1000, facts({ debtDays: 0, oldestDebt: owing('2020-01-01') }, true), null],
  ['nobody', 1000, { ...facts({}), customer: null }, null],
])('%s', (_, debt, known, code) => {
  expect(checkCredit(debt, known)?.code ?? null).toBe(code)
})
