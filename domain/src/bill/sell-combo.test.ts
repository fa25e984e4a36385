import { expect, it } from 'vitest'
import { billFacts, billInput, item, kit, lots, mask, paracetamol } from '../../test/bill-factory.ts'
import { pointFacts } from '../../test/point-factory.ts'
import type { BillFacts, BillItemInput } from './bill-facts.ts'
import { decideBill } from './decide-bill.ts'

const decide = (items: BillItemInput[], part: Partial<BillFacts> = {}) => decideBill(billInput(items), billFacts(part))
const sold = (items: BillItemInput[], part: Partial<BillFacts> = {}) => {
  const outcome = decide(items, part)
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.plan
}

it('a combo takes the lots of its components, the earliest expiry first', () => {
  const { itemLots, stockEntries } = sold([item('kit-bo', 3)])
  expect(itemLots.map(({ productId, lotId, quantity, value }) => [productId, lotId, quantity, value])).toEqual([
    ['paracetamol', 'early', 30, 12_001],
    ['mask', 'implicit', 6, 150_000],
  ])
  expect(stockEntries.map(({ productId, quantity, itemIndex }) => [productId, quantity, itemIndex])).toEqual([
    ['paracetamol', -30, 0],
    ['mask', -6, 0],
  ])
})

it('its price and VAT are spread over its components by their list prices, and add up', () => {
  const { items, itemParts, bill } = sold([item('kit-bo', 3, { discount: { unit: 1, value: 10 } })])
  const [line] = items
  expect(line).toMatchObject({ net: 189_000, vatRate: 8, baseQuantity: 3, cost: 162_001 })
  // 6.000 of 76.000 is the blister's.
  expect(itemParts).toMatchObject([
    { productId: 'paracetamol', quantity: 3, baseQuantity: 30, net: 14_921, vatRate: 5, vat: 711, cost: 12_001 },
    { productId: 'mask', quantity: 6, baseQuantity: 6, net: 174_079, vatRate: 8, vat: 12_895, cost: 150_000 },
  ])
  expect(bill.vatGroups).toEqual([
    { rate: 5, net: 14_921, vat: 711 },
    { rate: 8, net: 174_079, vat: 12_895 },
  ])
  expect(line!.vat).toBe(711 + 12_895)
})

it('shares the shelf with lines of its components, and is short when they are', () => {
  // 150 tablets: 14 kits and a blister more would be enough, 15 and a blister are not.
  expect(decide([item('kit-bo', 14), item('paracetamol-vi', 1)]).ok).toBe(true)
  expect(decide([item('paracetamol-vi', 1), item('kit-bo', 15)])).toMatchObject({
    code: 'stock-short',
    details: { productId: 'paracetamol', available: 150, asked: 160 },
    path: 'items.1.quantity',
  })
})

it('takes the lots that the cashier chose for a component and chooses the others itself', () => {
  const { itemLots } = sold([item('kit-bo', 1, { lots: [{ lotId: 'late', quantity: 10 }] })])
  expect(itemLots.map(lot => lot.lotId)).toEqual(['late', 'implicit'])
  expect(decide([item('kit-bo', 1, { lots: [{ lotId: 'late', quantity: 9 }] })])).toMatchObject({
    code: 'lot-quantity-mismatch',
    details: { productId: 'paracetamol', expected: 10, got: 9 },
  })
  expect(decide([item('kit-bo', 1, { lots: [{ lotId: 'nobody', quantity: 9 }] })])).toMatchObject({ code: 'not-found' })
})

it('is not sold while a component is not', () => {
  const products = [{ ...paracetamol, isActive: false }, mask, kit]
  expect(decide([item('kit-bo', 1)], { products })).toMatchObject({
    code: 'product-inactive',
    details: { productId: 'paracetamol' },
    path: 'items.0.productId',
  })
})

it('components that are sold only in combos are refused by themselves and sold in them', () => {
  const products = [{ ...paracetamol, isSoldDirectly: false }, mask, kit]
  expect(decide([item('paracetamol-vi', 1)], { products })).toMatchObject({ code: 'product-not-sold-directly' })
  expect(decide([item('kit-bo', 1)], { products }).ok).toBe(true)
  const boxOnly = { ...paracetamol, units: paracetamol.units.map(unit => ({ ...unit, isSold: unit.ratio > 1 })) }
  expect(decide([item('paracetamol-vien', 1)], { products: [boxOnly] })).toMatchObject({
    code: 'product-not-sold-directly',
    path: 'items.0.unitId',
  })
})

it('goods that earn no points are left out of what earns', () => {
  const products = [{ ...paracetamol, earnsPoints: false }, mask, kit]
  const points = pointFacts(0, { earnPerDong: 1_000 })
  const { bill } = sold([item('paracetamol-hop', 1), item('mask-hop', 1)], { products, points, lots })
  expect(bill.pointsEarned).toBe(35)
})
