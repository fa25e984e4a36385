import { compilePairs } from '@quay/domain/medicine/contraindicated-pairs'
import { expect, it } from 'vitest'
import type { TillLine } from '../cart/cart-view.ts'
import { pairsWithRecent } from './medicines-of.ts'

const pair = { first: 'Simvastatin', second: 'Clarithromycin', consequence: 'Tiêu cơ vân', management: null }
const pairs = compilePairs([pair])
const line = (id: string, ingredient: string | null) =>
  ({ id, index: 0, draws: [{ product: { id: `p-${id}`, name: id, ingredient } }] }) as unknown as TillLine
const recent = (ingredient: string, billId = 'b') => ({
  productId: `old-${ingredient}`,
  productName: 'Zocor',
  ingredient,
  billId,
  billCode: 'HD000009',
  businessDay: '2026-11-10',
})

it('a line warns of what the customer bought lately and must not be taken with it', () => {
  expect(
    pairsWithRecent([line('a', 'Clarithromycin 500mg'), line('b', 'Paracetamol')], pairs, [recent('Simvastatin 20mg')]),
  ).toEqual([['a', 'Chống chỉ định dùng cùng Zocor khách mua 10/11/2026 (HD000009)']])
})

it('two that were bought lately, goods without an ingredient, and the bill that is replaced are no matter', () => {
  const both = [recent('Simvastatin'), recent('Clarithromycin')]
  expect(pairsWithRecent([line('a', 'Paracetamol'), line('b', null)], pairs, both)).toEqual([])
  expect(pairsWithRecent([line('a', 'Clarithromycin')], pairs, [recent('Simvastatin', 'mine')], 'mine')).toEqual([])
})
