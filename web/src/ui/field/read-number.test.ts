import { expect, test } from 'vitest'
import { kitText } from '../../text/kit/kit.ts'
import { readNumber } from './read-number.ts'

test.each([
  ['', null],
  ['1250k', 1_250_000],
  ['1,25k', 1_250],
  ['1.250.000', 1_250_000],
  ['1,250,000', 1_250_000],
  ['64.000đ', 64_000],
])('reads %j as whole đồng', (text, value) => {
  expect(readNumber(text, { min: 0, whole: true })).toEqual({ value })
})

test.each([
  ['abc', kitText.badNumber],
  ['1,5', kitText.notWhole],
  ['-1', kitText.tooLow('0')],
  ['101', kitText.tooHigh('100')],
])('says what is wrong with %j', (text, problem) => {
  expect(readNumber(text, { min: 0, max: 100, whole: true })).toEqual({ problem })
})
