import { expect, it } from 'vitest'
import { checkReplaceDay } from './check-replace-day.ts'

const sold = { code: 'HD000012', businessDay: '2026-11-27' }

it.each([
  ['without a limit, years later', '2028-11-27', null, null],
  ['on its day', '2026-11-27', 0, null],
  ['a day later, where only its day is allowed', '2026-11-28', 0, 'trong ngày bán'],
  ['on the last day', '2026-11-30', 3, null],
  ['a day after it', '2026-12-01', 3, 'trong 3 ngày sau ngày bán'],
])('%s', (_, today, days, within) => {
  const refusal = checkReplaceDay(sold, today, days)
  expect(refusal && [refusal.code, refusal.details]).toEqual(
    within && ['bill-past-replacing', { code: 'HD000012', soldDay: '27/11/2026', within, days }],
  )
})
