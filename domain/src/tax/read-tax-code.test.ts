import { expect, it } from 'vitest'
import { readTaxCode } from './read-tax-code.ts'

it.each([
  ['0312770607', '0312770607'],
  [' 0312.770.607 ', '0312770607'],
  ['0100109106001', '0100109106-001'],
  ['0100109106-001', '0100109106-001'],
  ['079090001234', '079090001234'],
  ['', null],
  [null, null],
  [undefined, undefined],
])('keeps %s as %s', (typed, taxCode) => expect(readTaxCode(typed)).toEqual({ ok: true, taxCode }))

it('refuses what none can be, beside the field', () => {
  expect(readTaxCode('0100109107')).toMatchObject({ ok: false, code: 'tax-code-check-digit' })
  expect(readTaxCode('12345')).toMatchObject({ ok: false, code: 'tax-code-shape' })
})

it('leaves one alone that was kept before', () => {
  expect(readTaxCode('0100109107', '0100109107')).toEqual({ ok: true, taxCode: '0100109107' })
  expect(readTaxCode('0100109107', '0312770607')).toMatchObject({ ok: false })
})
