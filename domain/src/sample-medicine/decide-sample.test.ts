import { describe, expect, it } from 'vitest'
import { decideSample } from './decide-sample.ts'
import { findDuplicates } from './find-duplicates.ts'
import { mostDoses } from './most-doses.ts'

const product = (id: string, price: number, isCombo = false) => ({
  id,
  name: `Thuốc ${id}`,
  isCombo,
  units: [
    { id: `${id}-vien`, price },
    { id: `${id}-vi`, price: price * 10 },
  ],
})
const products = [product('cough', 1_000), product('fever', 500), product('set', 9_000, true)]
const item = (productId: string, quantity = 1, unitId = `${productId}-vien`) => ({ productId, unitId, quantity })
type Asked = Parameters<typeof decideSample>[0]
const decide = (items: Asked['items'], part: Partial<Asked> = {}) =>
  decideSample({ priceKind: 'SUM', price: null, items, products, ...part })

describe('a liều', () => {
  it('costs what its components cost, or a fixed price that they share by what each costs in its own unit', () => {
    const items = [item('cough', 2), item('fever', 1, 'fever-vi')]
    expect(decide(items)).toEqual({ ok: true, shares: [null, null] })
    expect(decide(items, { priceKind: 'FIXED', price: 14_000 })).toEqual({ ok: true, shares: [4_000, 10_000] })
  })
  it.each<[string, Asked['items'], Partial<Asked>, string, string]>([
    ['of what nobody has', [item('cough'), item('none')], {}, 'not-found', 'items.1.productId'],
    ['of a combo', [item('cough'), item('set')], {}, 'sample-combo', 'items.1.productId'],
    [
      'of the same twice',
      [item('fever'), item('fever', 2, 'fever-vi')],
      {},
      'sample-product-repeated',
      'items.1.productId',
    ],
    ['in the unit of another', [item('cough', 1, 'fever-vien')], {}, 'not-found', 'items.0.unitId'],
    ['of a fixed price that is not told', [item('cough')], { priceKind: 'FIXED' }, 'sample-price-missing', 'price'],
  ])('%s is refused', (_, items, part, code, path) => {
    expect(decide(items, part)).toMatchObject({ ok: false, code, path })
  })
})

it.each([
  ['nothing in it', [], 0],
  [
    'the component that runs out first',
    [
      { need: 2, available: 11 },
      { need: 3, available: 12 },
    ],
    4,
  ],
  ['just enough', [{ need: 3, available: 9 }], 3],
  ['more sold than there was', [{ need: 1, available: -5 }], 0],
])('as many liều as the stock allows: %s', (_, items, most) => {
  expect(mostDoses(items)).toBe(most)
})

it('names ingredients that stand in two products, not the product that stands twice', () => {
  const named = (id: string, name: string, ingredient: string | null) => ({ id, name, ingredient })
  const hapacol = named('a', 'Hapacol', 'Paracetamol')
  expect(findDuplicates([hapacol, hapacol, named('b', 'Oresol', null), named('c', 'Nước muối', null)])).toEqual([])
  expect(findDuplicates([hapacol, named('d', 'Panadol Extra', 'Paracetamol; Cafein')])).toEqual([
    { ingredient: 'Paracetamol', products: ['Hapacol', 'Panadol Extra'] },
  ])
})
