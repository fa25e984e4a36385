import { expect, it } from 'vitest'
import { type Cart, type CartDelivery, emptyCart } from '../cart/cart.ts'
import { deliveryFault, isUntouched, usualFor } from './delivery-of.ts'
import { emptyDelivery } from './delivery-view.ts'

const customer = (name: string, over: object = {}) => ({
  id: name,
  code: 'KH1',
  name,
  phone: '0909123456',
  debt: 0,
  points: 0,
  address: '12 Lê Lợi',
  ward: null,
  ...over,
})

it('begins with the customer, and with no phone that is hidden from this person', () => {
  expect(usualFor(customer('Hoa'))).toMatchObject({ receiverName: 'Hoa', phone: '0909123456', address: '12 Lê Lợi' })
  expect(usualFor(customer('Hoa', { phone: '09••••456', address: undefined }))).toMatchObject({
    phone: '',
    address: '',
  })
  expect(usualFor(null)).toEqual(emptyDelivery)
})

it('gives its place to another customer until something is typed', () => {
  const filled = usualFor(customer('Hoa'))
  expect(isUntouched(emptyDelivery, null)).toBe(true)
  expect(isUntouched(filled, filled)).toBe(true)
  expect(isUntouched({ ...filled, note: 'Cổng sau' }, filled)).toBe(false)
  expect(isUntouched({ ...filled, address: '13 Lê Lợi' }, filled)).toBe(false)
  // After a reload nobody knows what was filled in: it stays.
  expect(isUntouched(filled, null)).toBe(false)
})

const whole: CartDelivery = { ...emptyDelivery, receiverName: 'Hoa', phone: '0909123456', address: '12 Lê Lợi' }
const replaces = { id: 'b' } as Cart['replaces']

it.each<[change: Partial<CartDelivery>, cart: Partial<Cart>, field: string | undefined]>([
  [{}, {}, undefined],
  [{ receiverName: '  ' }, {}, 'receiverName'],
  [{ phone: '12' }, {}, 'phone'],
  [{ phone: '' }, {}, 'phone'],
  [{ phone: '' }, { replaces }, undefined],
  [{ address: '' }, {}, 'address'],
  [{ receiverName: '', address: '' }, {}, 'receiverName'],
])('%j in a cart %j is missing %s', (change, cart, field) => {
  expect(deliveryFault({ ...emptyCart, ...cart, delivery: { ...whole, ...change } })?.field).toBe(field)
})
