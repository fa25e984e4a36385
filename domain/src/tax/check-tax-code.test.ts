import { expect, it } from 'vitest'
import { checkTaxCode } from './check-tax-code.ts'

it.each([
  '0100109106',
  '0312770607',
  '0101248141',
  '0300588569',
  '0312533500',
  '0317493763',
  '4601239671',
  '0101360697',
  '0305299225',
])('takes %s, the code of a company', code => {
  expect(checkTaxCode(code)).toEqual({ ok: true, code, isDoubtful: false })
})

it.each([
  ['01 0010 9106', '0100109106'],
  ['0100109106-001', '0100109106-001'],
  ['0100109106001', '0100109106-001'],
  ['0312.770.607', '0312770607'],
  ['079085001234', '079085001234'],
])('reads %s as %s', (typed, code) => {
  expect(checkTaxCode(typed)).toMatchObject({ ok: true, code })
})

it.each([
  ['0100109107', 'check-digit'],
  ['1000109106', 'check-digit'],
  ['0100109106-000', 'shape'],
  ['010010910', 'shape'],
  ['099085001234', 'shape'],
  ['079985001234', 'shape'],
  ['MST0100109106', 'shape'],
  ['', 'shape'],
])('refuses %s: %s', (typed, problem) => {
  expect(checkTaxCode(typed)).toEqual({ ok: false, problem })
})

it('doubts a code whose check digit would be ten, and takes it', () => {
  // 31 × 0 + … = 0 mod 11 with 0 as the tenth digit.
  expect(checkTaxCode('0000000000')).toMatchObject({ ok: true, isDoubtful: true })
})

it('tells every slip of one digit', () => {
  const code = '0312770607'
  const slips = [...code].flatMap((digit, place) =>
    [...'0123456789']
      .filter(other => other !== digit)
      .map(other => code.slice(0, place) + other + code.slice(place + 1)),
  )
  expect(slips.filter(slip => checkTaxCode(slip).ok)).toEqual([])
})
