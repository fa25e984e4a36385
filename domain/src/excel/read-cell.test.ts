import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Cell } from './cell.ts'
import { cellText, readBarcodes, readCount, readDay, readFlag, readMoney, readPhone } from './read-cell.ts'

const today = '2026-11-21'
const value = (read: { ok: true; value: unknown } | { ok: false; message: string }) =>
  read.ok ? read.value : 'không đọc được'

it.each<[Cell, unknown]>([
  ['31/12/2027', '2027-12-31'],
  ['31-12-27', '2027-12-31'],
  ['2027-12-31', '2027-12-31'],
  ['31/12/2027 00:00:00', '2027-12-31'],
  ['2027-12-31T00:00:00', '2027-12-31'],
  [46752, '2027-12-31'],
  ['46752', '2027-12-31'],
  [46752.5, '2027-12-31'],
  ['12/2027', '2027-12-31'],
  ['02/28', '2028-02-29'],
  [31122027, '2027-12-31'],
  ['', null],
  ['#N/A', null],
  ['31/02/2027', 'không đọc được'],
  ['hết hạn', 'không đọc được'],
])('the expiry %s is %s', (cell, expected) => expect(value(readDay(cell, { today, monthEnd: true }))).toBe(expected))

it.each<[Cell, unknown]>([
  ['1.080.000', 1080000],
  ['1,080,000', 1080000],
  ['1200đ', 1200],
  [799.6, 800],
  ['799,6', 800],
  ['1E+05', 100000],
  [null, null],
  ['-', null],
  [-1, 'không đọc được'],
  ['mười nghìn', 'không đọc được'],
])('the amount %s is %s', (cell, expected) => expect(value(readMoney(cell))).toBe(expected))

it.each<[Cell, unknown]>([
  [3.0000000001, 3],
  [-12, -12],
  ['1.000', 1000],
  [2.5, 'không đọc được'],
])('the count %s is %s', (cell, expected) => expect(value(readCount(cell))).toBe(expected))

it.each<[Cell, unknown]>([
  [912345678, '0912345678'],
  ['912345678', '0912345678'],
  ['0912 345 678', '0912 345 678'],
  ['+84912345678', '+84912345678'],
  [2838123456, '02838123456'],
  ["'0912345678", '0912345678'],
  ['09••••123', 'không đọc được'],
  ['123', 'không đọc được'],
])('the phone %s is %s', (cell, expected) => expect(value(readPhone(cell))).toBe(expected))

describe('barcodes', () => {
  it.each<[Cell, unknown]>([
    [8934567890123, ['8934567890123']],
    ['0012345678905', ['0012345678905']],
    [12345670, ['12345670']],
    [5012345, ['5012345']],
    [1234565, ['01234565']],
    ['8934567890123; 8930000000017', ['8934567890123', '8930000000017']],
    ['8,93457E+12', 'không đọc được'],
    ['Mã vạch', 'không đọc được'],
    ['', null],
  ])('%s', (cell, expected) => expect(value(readBarcodes(cell))).toEqual(expected))

  it('keeps every digit of a number cell that holds all of them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000_000_000_000, max: 9_999_999_999_999 }), number => {
        expect(value(readBarcodes(number))).toEqual([String(number)])
      }),
    )
  })
})

it.each<[Cell, unknown]>([
  [1, true],
  ['Có', true],
  ['x', true],
  ['RX', true],
  ['OTC', false],
  [0, false],
  [false, false],
  ['', null],
  ['có lẽ', 'không đọc được'],
])('the flag %s is %s', (cell, expected) => expect(value(readFlag(cell))).toBe(expected))

it('gives text of any cell without an exponent', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), number => {
      expect(cellText(number)).toBe(String(number))
    }),
  )
})
