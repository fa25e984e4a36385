import { describe, expect, it } from 'vitest'
import { parseDate } from './parse-date.ts'

const today = '2026-11-21'

describe('an expiry field', () => {
  it.each([
    ['31082027', '2027-08-31'],
    ['31/08/27', '2027-08-31'],
    ['310827', '2027-08-31'],
    ['0827', '2027-08-31'],
    ['08/2027', '2027-08-31'],
    ['8/27', '2027-08-31'],
    ['082027', '2027-08-31'],
    ['2027-08-31', '2027-08-31'],
    ['31-8-2027', '2027-08-31'],
    ['31.8.27', '2027-08-31'],
    ['0228', '2028-02-29'],
    ['0227', '2027-02-28'],
    [' 1/2/2028 ', '2028-02-01'],
    ['010176', '2076-01-01'],
    ['010177', '1977-01-01'],
  ])('%j → %s', (text, day) => {
    expect(parseDate(text, { today, monthEnd: true })).toBe(day)
  })

  it.each([
    '31/02/2027',
    '310227',
    '1327',
    '13/2027',
    '0027',
    '',
    '8',
    '082',
    '31/08/027',
    '2027-8',
    '2027/13/01',
    'tháng 8',
    '31/2027/08',
    '1/2/3/4',
  ])('%j is refused', text => {
    expect(parseDate(text, { today, monthEnd: true })).toBeNull()
  })
})

describe('a day field', () => {
  it.each([
    ['21112026', '2026-11-21'],
    ['211126', '2026-11-21'],
    ['2111', '2026-11-21'],
    ['21/11', '2026-11-21'],
    ['1/2', '2026-02-01'],
    ['2026-11-21', '2026-11-21'],
  ])('%j → %s', (text, day) => {
    expect(parseDate(text, { today })).toBe(day)
  })

  it.each(['0827', '08/2027', '082027', '31/02', '2902'])('%j is refused', text => {
    expect(parseDate(text, { today })).toBeNull()
  })
})

it('reads two digits of a year around the turn of a century', () => {
  expect(parseDate('010101', { today: '2099-06-01' })).toBe('2101-01-01')
  expect(parseDate('010199', { today: '2101-06-01' })).toBe('2099-01-01')
})
