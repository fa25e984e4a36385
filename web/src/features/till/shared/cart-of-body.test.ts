import type { ExchangeBody } from '@quay/contract/sale-return/shapes'
import type { TillProduct } from '@quay/contract/till/shapes'
import { expect, it } from 'vitest'
import { priceCart } from '../cart/price-cart.ts'
import { cartOfBody } from './cart-of-body.ts'
import { exchangeBodyOf } from './exchange-body-of.ts'

const [productId, unitId, lotId, discountId] = [1, 2, 3, 4].map(n => `01890000-0000-7000-8000-00000000000${n}`) as [
  string,
  string,
  string,
  string,
]
const product = {
  ...{ id: productId, code: 'A', name: 'Amlor 5mg', type: 1, isActive: true, isLotManaged: true, isSoldDirectly: true },
  ...{ isPrescription: true, controlGroup: null, ingredient: 'Amlodipin', parts: null, groupIds: null, vatRate: 5 },
  ...{ vatRates: [], reserved: 0, onHand: 50, earnsPoints: true, bought: null, manufacturerId: null, promotable: null },
  units: [
    { id: unitId, name: 'Viên', ratio: 1, price: 9_000, isSold: true, isDefaultSale: true, books: [], planned: null },
  ],
  lots: [{ id: lotId, number: 'L1', expiryDate: '2031-01-31', quantity: 50, state: 'normal' }],
} as unknown as TillProduct

const body: ExchangeBody = {
  items: [
    {
      productId,
      unitId,
      quantity: 2,
      price: 8_000,
      discount: { unit: 2, value: 500 },
      lots: [{ lotId, quantity: 2 }],
      note: 'Sau ăn',
      prescribedQuantity: 3,
      dispensingReason: 'PATIENT_REFUSED',
      standsFor: 'Amlodipin',
      daysOfSupply: 7,
    },
  ],
  discount: { unit: 1, value: 10 },
  chosenDiscounts: [discountId],
  declinedDiscounts: [discountId],
  prescription: { code: '25366537RNFS-c' },
  buyer: { name: 'Đặng Văn Khoa' },
  pairReasons: [{ pair: 'a|b', reason: 'Đã hỏi' }],
  revisitOn: '2031-02-01',
  note: 'Khách quen',
}

it('a draft of an exchange is sent again as it was written', () => {
  const { cart } = cartOfBody(body, [product], null)
  const facts = {
    ...{ products: new Map([[productId, product]]), quotes: new Map(), context: null },
    ...{ today: '2030-01-01', at: '2030-01-01T10:00' },
  }
  const draft = { id: 'draft', number: 1, cart }
  const place = { storeId: 's', userId: 'u', userName: 'Lan', branchId: 'b' }
  expect(exchangeBodyOf(draft, priceCart(cart, facts), place)).toEqual(body)
  expect(
    exchangeBodyOf({ ...draft, cart: { ...cart, lines: [] } }, priceCart({ ...cart, lines: [] }, facts), place),
  ).toBe(null)
})

it('goods that are not sold any more stay out, gifts are chosen again, and codes are asked about', () => {
  const gift = { productId, unitId, quantity: 1, giftOf: discountId }
  const other = { productId: lotId, unitId, quantity: 1 }
  const { cart, codes } = cartOfBody({ items: [gift, other], codes: ['TET1'] }, [product], null)
  expect(cart).toMatchObject({ lines: [], gifts: { [discountId]: { [unitId]: 1 } } })
  expect(codes).toEqual(['TET1'])
})
