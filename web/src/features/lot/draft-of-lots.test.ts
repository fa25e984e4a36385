import type { Returnable } from '@quay/contract/inbound-return/shapes'
import type { ShelfLot } from '@quay/contract/lot/shapes'
import { describe, expect, it } from 'vitest'
import { byProvider, movable, returnLines, transferLines } from './draft-of-lots.ts'

const units = [
  { id: 'box', name: 'Hộp', ratio: 10 },
  { id: 'tablet', name: 'Viên', ratio: 1 },
]
const lot = (id: string, overrides: Partial<ShelfLot> = {}) =>
  ({
    id,
    productId: 'pill',
    units,
    quantity: 20,
    bucket: 'sellable',
    state: 'normal',
    daysLeft: 5,
    ...overrides,
  }) as ShelfLot

describe('chosen lots', () => {
  it('may move where they are on sale and not expired', () => {
    const lots = [lot('a'), lot('b', { daysLeft: -1 }), lot('c', { bucket: 'quarantine' }), lot('d', { state: 'held' })]
    expect(movable(lots).map(one => one.id)).toEqual(['a'])
  })
  it('of one product are one line of a transfer', () => {
    expect(transferLines([lot('a'), lot('b', { quantity: 3 }), lot('c', { productId: 'mask' })])).toMatchObject([
      { productId: 'pill', unitId: 'tablet', quantity: 23, lots: [{ lotId: 'a' }, { lotId: 'b', quantity: 3 }] },
      { productId: 'mask', quantity: 20 },
    ])
  })
  it('go back to whom they were bought of, in the unit of the purchase where it comes out even', () => {
    const bought = { lotId: 'a', bucket: 'sellable', unitId: 'box', price: 9_999, vatRate: 5 } as Returnable
    expect(returnLines([lot('a')], [bought])).toMatchObject([{ unitId: 'box', quantity: 2, price: 9_999, vatRate: 5 }])
    expect(returnLines([lot('a', { quantity: 7 })], [bought])).toMatchObject([
      { unitId: 'tablet', quantity: 7, price: 999 },
    ])
    expect(returnLines([lot('b')], [bought])).toMatchObject([{ unitId: 'tablet', quantity: 20, price: 0 }])
    const lots = [lot('a', { providerId: 'x' }), lot('b', { providerId: null }), lot('c', { providerId: 'x' })]
    expect(byProvider(lots).map(([provider, own]) => [provider, own.length])).toEqual([
      ['x', 2],
      [null, 1],
    ])
  })
})
