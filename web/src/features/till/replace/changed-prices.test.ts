import type { Bill } from '@quay/contract/bill/shapes'
import { expect, it } from 'vitest'
import { changeCart } from '../cart/cart.ts'
import { priceCart } from '../cart/price-cart.ts'
import { factsOf, product } from '../sale-samples.ts'
import { copyOf } from './cart-of-bill.ts'
import { changedPrices } from './changed-prices.ts'

const goods = product()
const unit = goods.units[0]!
const facts = factsOf([goods])

/** A copy of a bill that sold one of the goods at a price. */
function copied(price: number, more: object = {}) {
  const item = { productId: goods.id, productName: goods.name, unitId: unit.id, unitName: unit.name, ratio: unit.ratio }
  const items = [
    { ...item, quantity: 1, baseQuantity: unit.ratio, price, priceSource: 'UNIT', lots: [], parts: [], ...more },
  ]
  return copyOf({ code: 'HD000001', items } as unknown as Bill, [goods], null).cart
}
const changes = (cart: ReturnType<typeof copied>) => changedPrices(cart.copied!, priceCart(cart, facts).lines)

it('tells what costs something else today, and nothing of what does not', () => {
  expect(changes(copied(unit.price))).toEqual([])
  const name = { name: goods.name, unitName: unit.name }
  expect(changes(copied(unit.price - 100))).toMatchObject([
    { ...name, was: unit.price - 100, now: unit.price, keeps: false },
  ])
  expect(changes(copied(unit.price + 100))).toMatchObject([{ was: unit.price + 100, now: unit.price }])
})

it('goes on telling both prices while the old one is kept, until another is typed', () => {
  const cart = copied(unit.price - 100)
  const lineId = cart.lines[0]!.id
  const kept = changeCart(cart, { do: 'set-price', lineId, price: unit.price - 100 })
  expect(changes(kept)).toMatchObject([{ was: unit.price - 100, now: unit.price, keeps: true }])
  expect(changes(changeCart(kept, { do: 'set-price', lineId, price: null }))).toMatchObject([{ keeps: false }])
  expect(changes(changeCart(kept, { do: 'set-price', lineId, price: 77 }))).toEqual([])
})

it('says nothing of a liều, whose price is not that of its goods', () => {
  const sample = { sampleMedicineId: 's', name: 'Cảm', group: 1, count: 1, replacedProductId: null }
  expect(copied(1, { sample }).copied!.prices).toEqual({})
})
