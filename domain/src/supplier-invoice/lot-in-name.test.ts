import { expect, it } from 'vitest'
import { lotInName } from './lot-in-name.ts'

it.each([
  ['Cefixim 200mg, Lô: CF26, HSD: 31/08/2029', 'Cefixim 200mg', 'CF26', '2029-08-31'],
  ['Panadol Extra (Số lô: PA-2601; HD: 06/2027)', 'Panadol Extra', 'PA-2601', '2027-06-30'],
  ['Vitamin C 1000 - lot VC2611 - exp 30.11.28', 'Vitamin C 1000', 'VC2611', '2028-11-30'],
  ['Amoxicilin 500mg HSD 2028-02-29', 'Amoxicilin 500mg', null, '2028-02-29'],
  ['Gel lô hội 200g', 'Gel lô hội 200g', null, null],
  ['Bông y tế 100g', 'Bông y tế 100g', null, null],
  ['Siro HD 45/2028', 'Siro HD 45/2028', null, null],
])('%s', (written, name, lotNumber, expiryDate) => {
  expect(lotInName(written, '2026-11-22')).toEqual({ name, lotNumber, expiryDate })
})
