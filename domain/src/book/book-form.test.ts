import { describe, expect, it } from 'vitest'
import { headRows } from './book-form.ts'
import { bookPeriods, quarterValue, readBookPeriod } from './book-period.ts'
import { gppFormsOf } from './gpp-forms.ts'
import { periodLine } from './tax-book-head.ts'
import { taxFormsOf } from './tax-forms.ts'

describe('the heads of a form', () => {
  it('are one row where nothing stands above them', () => {
    expect(headRows(taxFormsOf.S1A.columns)).toHaveLength(1)
  })

  it('are two rows that cover each column once', () => {
    for (const { columns } of [...Object.values(taxFormsOf), ...Object.values(gppFormsOf)]) {
      const [top, below = []] = headRows(columns)
      expect(top!.reduce((sum, { span }) => sum + span, 0)).toBe(columns.length)
      const deep = top!.filter(({ down }) => down === 1).reduce((sum, { span }) => sum + span, 0)
      if (below.length > 0) expect(below).toHaveLength(deep)
    }
  })
})

it.each([
  ['2026-01-01', '2026-12-31', 'Năm 2026'],
  ['2026-10-01', '2026-12-31', 'Quý 4 năm 2026'],
  ['2026-02-01', '2026-02-28', 'Tháng 02 năm 2026'],
  ['2026-02-01', '2026-04-30', 'Từ 01/02/2026 đến 30/04/2026'],
  ['2026-02-01', '2026-02-27', 'Từ 01/02/2026 đến 27/02/2026'],
])('from %s to %s is %s', (from, to, words) => expect(periodLine({ from, to })).toBe(`Kỳ kê khai: ${words}`))

it.each([
  ['2026-Q4', '2026-10-01', '2026-12-31'],
  ['2026-02', '2026-02-01', '2026-02-28'],
  ['2026', '2026-01-01', '2026-12-31'],
  ['2026-H1', '2026-01-01', '2026-06-30'],
  ['2026-02-28', '2026-02-28', '2026-02-28'],
])('reads %s', (value, from, to) => expect(readBookPeriod(value)).toMatchObject({ from, to }))

it.each([undefined, '', '2026-Q5', '2026-13', '26', '2026-1', '2026-H3', '2026-02-30'])('reads nothing in %s', value =>
  expect(readBookPeriod(value)).toBeUndefined(),
)

it('offers no period that has not begun', () => {
  const values = bookPeriods('2026-11-27').map(({ value }) => value)
  expect(values.slice(0, 5)).toEqual(['2026-Q4', '2026-Q3', '2026-Q2', '2026-Q1', '2025-Q4'])
  expect(values).toContain('2025-11')
  expect(bookPeriods('2027-01-02').map(({ value }) => value)[0]).toBe('2027-Q1')
  expect(quarterValue('2026-11-27')).toBe('2026-Q4')
})
