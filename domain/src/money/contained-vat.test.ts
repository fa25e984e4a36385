import { expect, it } from 'vitest'
import { containedVat } from './contained-vat.ts'

it.each([
  [105_000, 5, 5000],
  [100_000, 5, 4762],
  [108_000, 8, 8000],
  [110_000, 10, 10_000],
  [100_000, 0, 0],
  [100_000, -1, 0],
  [100_000, -2, 0],
  [0, 10, 0],
])('%d at %d%% holds %d', (amount, rate, vat) => {
  expect(containedVat(amount, rate)).toBe(vat)
})
