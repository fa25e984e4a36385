import { expect, it } from 'vitest'
import { resolvePrice } from './resolve-price.ts'

it.each([
  [{}, { listPrice: 5000, unitPrice: 5000, source: 'UNIT' }],
  [{ manualPrice: null }, { listPrice: 5000, unitPrice: 5000, source: 'UNIT' }],
  [{ manualPrice: 4500 }, { listPrice: 5000, unitPrice: 4500, source: 'MANUAL' }],
  [{ manualPrice: 0 }, { listPrice: 5000, unitPrice: 0, source: 'MANUAL' }],
  [{ manualPrice: 5000 }, { listPrice: 5000, unitPrice: 5000, source: 'UNIT' }],
])('%j → %j', (context, price) => {
  expect(resolvePrice({ price: 5000 }, context)).toEqual(price)
})
