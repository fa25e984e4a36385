import { expect, it } from 'vitest'
import { changeText, figureText } from './figure-text.ts'

it.each([
  [1_234_567, 'money', '1.234.567'],
  [-44_333, 'money', '-44.333'],
  [3_301, 'rate', '33,01%'],
  [250, 'hundredths', '2,50'],
  [null, 'rate', '—'],
] as const)('%s as %s is %s', (value, kind, text) => {
  expect(figureText(value, kind).replace('−', '-')).toBe(text)
})

it.each([
  [120, 100, '+20%'],
  [50, 100, '-50%'],
  [100, 0, '—'],
  [100, null, '—'],
  [-50, -100, '+50%'],
  [1_000, 999, '+0,1%'],
] as const)('%s after %s: %s', (value, before, text) => {
  expect(changeText(value, before)).toBe(text)
})
