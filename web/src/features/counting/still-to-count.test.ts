import type { CountGoods } from '@quay/contract/inventory-check/shapes'
import { expect, test } from 'vitest'
import { stillToCount } from './still-to-count.ts'

const lot = (number: string, book?: number): CountGoods['lots'][number] => ({
  number,
  expiryDate: null,
  state: 'normal',
  ...(book !== undefined && { book }),
})
const goods = (id: string, lots: CountGoods['lots']): CountGoods => ({
  id,
  code: id,
  name: id,
  isLotManaged: true,
  position: null,
  units: [],
  lots,
})
const named = (left: ReturnType<typeof stillToCount>) => left.map(({ product, lots }) => [product.id, ...lots])

test('of goods begun, the lots that lie there and were not counted are still to count', () => {
  const shelf = [goods('a', [lot('A1', 5), lot('A2', 3), lot('old', 0)]), goods('b', [lot('B1', 2)])]
  expect(named(stillToCount(shelf, [{ productId: 'a', lotNumber: 'A1' }], null))).toEqual([['a', 'A2'], ['b']])
})

test('goods that were added to a check by product have lots to count too; others are not asked for', () => {
  const shelf = [goods('a', [lot('A1', 5), lot('A2', 3)]), goods('b', [lot('B1', 2)])]
  expect(named(stillToCount(shelf, [{ productId: 'a', lotNumber: 'A1' }], new Set()))).toEqual([['a', 'A2']])
})

test('a blind count is not told which lots the books have', () => {
  const shelf = [goods('a', [lot('A1'), lot('A2')]), goods('b', [lot('B1')])]
  expect(named(stillToCount(shelf, [{ productId: 'a', lotNumber: 'A1' }], null))).toEqual([['b']])
})
