import { beforeAll, expect, it } from 'vitest'
import { promotion } from '../../../../../domain/test/promotion-factory.ts'
import { type Cart, emptyCart } from '../cart/cart.ts'
import { priceCart } from '../cart/price-cart.ts'
import { cartLine, factsOf, lot, mask, product, tablet } from '../sale-samples.ts'
import { loadPromotionStep } from './promotion-step.ts'

beforeAll(loadPromotionStep)

const give = promotion('quà', 'GIFT', [{ minQuantity: 2, getQuantity: 1, giftWorth: 1000 }], {
  goods: [{ kind: 'PRODUCT', id: 'p1' }],
  gifts: [
    { productId: 'mask', unitId: 'pack' },
    { productId: 'p2', unitId: tablet.id },
  ],
})
const facts = (masks = 40) =>
  factsOf([product({ lots: [lot('a', 50)] }), product({ id: 'p2', lots: [lot('b', 50)] }), mask(masks)], {
    promotions: [give],
    promotesMedicines: true,
  })
const giftsOf = (gifts: Cart['gifts'], masks?: number) => {
  const view = priceCart({ ...emptyCart, lines: [cartLine('l', { quantity: 6 })], gifts }, facts(masks))
  return view.gifts[0]!.items.map(({ item: { productId, quantity } }) => [productId, quantity])
}

it.each([
  ['the first choice that is there', undefined, undefined, [['mask', 3]]],
  [
    'what is left of the first choice, and the next',
    undefined,
    2,
    [
      ['mask', 2],
      ['p2', 1],
    ],
  ],
  [
    'several kinds, as they were chosen',
    { quà: { pack: 1, [tablet.id]: 2 } },
    undefined,
    [
      ['mask', 1],
      ['p2', 2],
    ],
  ],
  [
    'the rest of a kind that was not counted',
    { quà: { [tablet.id]: 1 } },
    undefined,
    [
      ['mask', 2],
      ['p2', 1],
    ],
  ],
  ['no more than was earned', { quà: { pack: 9, [tablet.id]: 9 } }, undefined, [['mask', 3]]],
  ['fewer where some were left behind', { quà: { pack: 1, [tablet.id]: 0 } }, undefined, [['mask', 1]]],
] as const)('gives %s', (_, chosen, masks, given) => {
  expect(giftsOf(chosen, masks)).toEqual(given)
})

it('gives nothing for a code that only the server can count, until the network is back', () => {
  const own = promotion('mã', 'MONEY', [{ value: 500 }], { level: 'ORDER', codeKind: 'SINGLE' })
  const shop = factsOf([product({ lots: [lot('a', 50)] })], { promotions: [own], promotesMedicines: true })
  const cart = { ...emptyCart, lines: [cartLine('l')], codes: [{ code: 'HE1', discountId: 'mã', name: 'mã' }] }
  const codesAt = (isOffline: boolean) =>
    priceCart(cart, { ...shop, isOffline }).promotions.traces.map(({ code }) => code)
  expect([codesAt(true), codesAt(false)]).toEqual([['needs-server'], ['applied']])
})
