import { compilePairs } from '@quay/domain/medicine/contraindicated-pairs'
import { expect, it } from 'vitest'
import type { TillLine } from '../cart/cart-view.ts'
import { limitedRetail, longSupplies, pairsWithRecent } from './medicines-of.ts'

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

const sold = (id: string, product: object, days?: number) =>
  ({ id, product, draws: [{ product }], item: { dispensed: days && { days } } }) as unknown as TillLine

it('a line of more days than may be prescribed at once says how many', () => {
  const lines = [sold('a', {}, 45), sold('b', { controlGroup: 'narcotic' }, 8), sold('c', {}, 30), sold('d', {})]
  expect(longSupplies(lines)).toEqual([
    ['a', 'Dùng 45 ngày: quá 30 ngày chỉ cho bệnh mạn tính'],
    ['b', 'Dùng 8 ngày: bệnh cấp tính tối đa 7 ngày'],
  ])
})

it('medicines of restricted retail are told always, those on prescription where the goods are brought', () => {
  const lines = [
    sold('a', { isPrescription: true, controlGroup: 'restricted-retail' }),
    sold('b', { isPrescription: true }),
    sold('c', { isPrescription: false }),
  ]
  expect(limitedRetail(lines, false)).toEqual([['a', 'Hạn chế bán lẻ: chỉ bán đúng chỉ định trong danh mục']])
  expect(limitedRetail(lines, true)).toEqual([
    ['a', 'Thuốc hạn chế bán lẻ không bán qua giao hàng'],
    ['b', 'Thuốc kê đơn không bán qua giao hàng'],
  ])
})
