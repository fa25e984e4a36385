import { expect, it } from 'vitest'
import { emptyCart } from '../cart/cart.ts'
import { alikeOf, isPrescribed, withAlike } from './put-alike.ts'

const today = '2026-07-01'
const lot = {
  id: 'lot',
  number: 'A1',
  expiryDate: '2027-01-01',
  state: 'normal',
  firstReceivedAt: '2026-01-01T00:00:00Z',
}
const medicine = (id: string, quantity: number, strength = '500mg', ingredient = 'Paracetamol') =>
  ({
    id,
    name: id,
    ingredient,
    strength,
    isActive: true,
    isSoldDirectly: true,
    reserved: 0,
    parts: null,
    units: [
      { id: `${id} pill`, name: 'Viên', ratio: 1, price: 1_000, barcodes: [], isDefaultSale: false, isSold: true },
      { id: `${id} box`, name: 'Hộp', ratio: 10, price: 9_000, barcodes: [], isDefaultSale: true, isSold: true },
    ],
    lots: quantity > 0 ? [{ ...lot, quantity }] : [],
  }) as never

const line = {
  id: 'line',
  productId: 'Panadol',
  productName: 'Panadol',
  unit: { id: 'Panadol strip', name: 'Vỉ', ratio: 12 },
  quantity: 2,
  price: 12_000,
  discount: null,
  lots: [],
  note: '',
  postedReason: 'khách đồng ý',
  orderItemId: 'order line',
}
const prescription = { code: 'DT1' } as never

it('offers the same ingredients in the same strength, what is there first', () => {
  const all = [
    medicine('Panadol', 0),
    medicine('Sold out', 0, '500 MG'),
    medicine('Hapacol', 40, '500 mg'),
    medicine('Child', 90, '250mg'),
    medicine('With caffeine', 90, '500mg', 'Paracetamol + Cafein'),
  ]
  expect(alikeOf('Panadol', all, today).map(({ id }) => id)).toEqual(['Hapacol', 'Sold out'])
  expect(alikeOf('unknown', all, today)).toEqual([])
})

it('puts it in the place of the line: as many pills, its own price, nothing that belonged to the goods before', () => {
  const { lines } = withAlike({ ...emptyCart, lines: [line] }, 'line', medicine('Hapacol', 40))
  expect(lines).toMatchObject([
    { id: 'line', productId: 'Hapacol', quantity: 24, unit: { ratio: 1 }, price: null, lots: null },
  ])
  expect(lines[0]).toMatchObject({ postedReason: undefined, orderItemId: undefined, dispensed: undefined })
})

it('says what a prescribed medicine was replaced by, and keeps what the paper named first', () => {
  const cart = { ...emptyCart, lines: [line], care: { prescription } }
  expect(isPrescribed(cart, line)).toBe(true)
  expect(isPrescribed(emptyCart, line)).toBe(false)
  const once = withAlike(cart, 'line', medicine('Hapacol', 40))
  const twice = withAlike(once, 'line', medicine('Efferalgan', 40))
  expect(twice.lines[0]).toMatchObject({ productId: 'Efferalgan', dispensed: { standsFor: 'Panadol' } })
})
