import * as field from '@quay/contract/field'
import { expect, it } from 'vitest'
import { isSafeAmount, isSafeQuantity, maxAmount, maxQuantity, multiplyAmount } from './safe-amount.ts'

it('has the limits of the contract', () => {
  expect([maxAmount, maxQuantity]).toEqual([field.maxAmount, field.maxQuantity])
})

it.each([
  [0, true],
  [maxAmount, true],
  [-maxAmount, true],
  [maxAmount + 1, false],
  [0.5, false],
  [Number.NaN, false],
  [1e308, false],
])('isSafeAmount(%d) is %s', (amount, isSafe) => {
  expect(isSafeAmount(amount)).toBe(isSafe)
})

it.each([
  [maxQuantity, true],
  [maxQuantity + 1, false],
  [1.5, false],
])('isSafeQuantity(%d) is %s', (quantity, isSafe) => {
  expect(isSafeQuantity(quantity)).toBe(isSafe)
})

it.each([
  [3, 25_000, 75_000],
  [maxQuantity, 1000, 999_999_999_000],
  [maxQuantity, 1001, null],
  [maxQuantity, maxAmount, null],
  [1, maxAmount, maxAmount],
])('multiplyAmount(%d, %d) = %s', (quantity, price, amount) => {
  expect(multiplyAmount(quantity, price)).toBe(amount)
})
