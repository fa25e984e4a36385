import { describe, expect, it } from 'vitest'
import { parseDong, parseNumber } from './parse-number.ts'

describe('parseNumber', () => {
  it.each([
    ['0', 0],
    ['187000', 187000],
    ['1.234.567', 1234567],
    ['1,234,567', 1234567],
    ['1.234.567,89', 1234567.89],
    ['1,234,567.89', 1234567.89],
    ['12,5', 12.5],
    ['1.5', 1.5],
    ['1.50', 1.5],
    ['1.500', 1500],
    ['12,500', 12500],
    ['0.500', 0.5],
    ['0,125', 0.125],
    ['1234.567', 1234.567],
    [' 1 234 567 ', 1234567],
    ['-12,5', -12.5],
    ['\u221212,5', -12.5],
    ['-0', 0],
  ])('%j → %d', (text, value) => {
    expect(parseNumber(text)).toBe(value)
  })

  it.each([
    '',
    ' ',
    'abc',
    '1e5',
    '1.',
    ',5',
    '.',
    '1.23.456',
    '1.234.56',
    '1,2,3',
    '1.234,567,89',
    '1,234.567.890',
    '--1',
    '12đ',
  ])('%j is not a number', text => {
    expect(parseNumber(text)).toBeNull()
  })
})

describe('parseDong', () => {
  it.each([
    ['187.000đ', 187000],
    ['187,000 ₫', 187000],
    ['1.234.567 VND', 1234567],
    ['500', 500],
    ['12.000', 12000],
  ])('%j → %d', (text, amount) => {
    expect(parseDong(text)).toBe(amount)
  })

  it.each(['12,5', '1.5đ', 'đ', '', '99999999999999999999'])('%j is not an amount', text => {
    expect(parseDong(text)).toBeNull()
  })
})
