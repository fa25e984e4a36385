import { describe, expect, it } from 'vitest'
import type { CartLot } from '../cart/cart.ts'
import { lot, product } from '../sale-samples.ts'
import { noteHere } from './note-here.ts'

const goods = product({ lots: [lot('known', 5, { number: 'CU', expiryDate: '2027-06-30' })] })
const here = { product: goods, noted: [] as CartLot[], today: '2026-11-25', now: '2026-11-25T07:00:00.000Z' }
const note = (number: string, expiryDate: string, more: Partial<typeof here> = {}) =>
  noteHere({ number, expiryDate }, { ...here, ...more })

describe('a lot that is written down without the network', () => {
  it('is new where the till does not know its number, and is empty', () => {
    expect(note('B7', '2028-03-31')).toEqual({
      lot: expect.objectContaining({ number: 'B7', expiryDate: '2028-03-31', quantity: 0, isNew: true }),
    })
  })

  it('is the lot of that number which the till knows, or which another line wrote down', () => {
    expect(note(' cu', '2027-06-30')).toEqual({ lot: goods.lots[0] })
    const first = note('B7', '2028-03-31') as { lot: CartLot }
    expect(note('b7', '2028-03-31', { noted: [first.lot] })).toEqual({ lot: first.lot })
  })

  it.each([
    ['CU', '2028-03-31', {}, 'lot-expiry-differs'],
    ['B7', '2026-11-24', {}, 'lot-already-expired'],
    ['B7', '2028-03-31', { product: product({ isLotManaged: false }) }, 'lots-not-managed'],
  ])('%s of %s is refused as the server does: %j %s', (number, expiryDate, more, code) => {
    expect(note(number, expiryDate, more)).toMatchObject({ refusal: { code } })
  })
})
