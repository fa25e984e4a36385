import { describe, expect, it } from 'vitest'
import { addDays, dayOfMonthBefore, daysBetween, isDate, lastDayOfMonth } from './calendar.ts'

describe('isDate', () => {
  it.each(['2026-11-21', '2028-02-29', '2000-02-29', '2026-12-31'])('%s is a day', text => {
    expect(isDate(text)).toBe(true)
  })
  it.each([
    '2026-02-29',
    '2026-02-31',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '21/11/2026',
    '2026-1-1',
    '',
    '0000-01-01',
  ])('%j is none', text => {
    expect(isDate(text)).toBe(false)
  })
})

it.each([
  ['2026-11-21', 1, '2026-11-22'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-11-21', 0, '2026-11-21'],
])('%s + %d days = %s, and back', (from, days, to) => {
  expect(addDays(from, days)).toBe(to)
  expect(daysBetween(from, to)).toBe(days)
})

it.each([
  ['2026-02-10', '2026-02-28'],
  ['2028-02-01', '2028-02-29'],
  ['2026-04-30', '2026-04-30'],
  ['2027-08-01', '2027-08-31'],
])('last day of the month of %s is %s', (day, last) => {
  expect(lastDayOfMonth(day)).toBe(last)
})

it.each([
  ['2026-11-28', '2026-10-28'],
  ['2026-01-05', '2025-12-05'],
  ['2026-03-31', '2026-02-28'],
  ['2028-03-30', '2028-02-29'],
  ['2026-12-31', '2026-11-30'],
])('a month before %s is %s', (day, before) => {
  expect(dayOfMonthBefore(day)).toBe(before)
})

it('no walk over days leaves the years of four digits', () => {
  expect(addDays('9999-12-30', 1)).toBe('9999-12-31')
  expect(() => addDays('9999-12-31', 1)).toThrow(RangeError)
  expect(() => addDays('0001-01-01', -400)).toThrow(RangeError)
})
