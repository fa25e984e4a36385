import { expect, it } from 'vitest'
import { checkQualityMonth } from './check-quality-month.ts'

it.each([
  ['2026-11', null],
  ['2026-10', null],
  ['2025-11', null],
  ['2026-12', 'quality-month-future'],
  ['2031-01', 'quality-month-future'],
  ['2025-10', 'quality-month-past'],
  ['2019-02', 'quality-month-past'],
])('the form of %s on 22 November 2026: %s', (month, code) => {
  expect(checkQualityMonth(month, '2026-11-22')?.code ?? null).toBe(code)
})

it('says from which month on', () => {
  expect(checkQualityMonth('2019-02', '2026-03-01')).toMatchObject({
    details: { month: '02/2019', earliest: '03/2025' },
    path: 'month',
  })
  expect(checkQualityMonth('2025-01', '2026-01-31')).toBeNull()
})
