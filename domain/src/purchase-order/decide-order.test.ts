import { describe, expect, it } from 'vitest'
import { changeReceived } from './change-received.ts'
import { decideOrder } from './decide-order.ts'
import type { OrderFacts, OrderInput } from './order-facts.ts'
import { remainingLines } from './remaining-lines.ts'

const units = [
  { id: 'pill', name: 'Viên', ratio: 1, isActive: true },
  { id: 'box', name: 'Hộp', ratio: 100, isActive: true },
  { id: 'strip', name: 'Vỉ', ratio: 10, isActive: false },
]
const facts: OrderFacts = {
  now: '2026-11-21T05:00:00.000Z',
  businessDay: '2026-11-21',
  provider: { id: 'dhg', name: 'Dược Hậu Giang', isActive: true },
  products: [
    { id: 'para', code: 'HH1', name: 'Paracetamol', type: 1, isActive: true, units },
    { id: 'old', code: 'HH2', name: 'Thuốc cũ', type: 1, isActive: false, units },
    { id: 'kit', code: 'HH3', name: 'Bộ', type: 3, isActive: true, units },
  ],
}
const line = { id: 'i1', productId: 'para', unitId: 'box', quantity: 3, price: 30_000, vatRate: 5 as const }
const input = (items: OrderInput['items']): OrderInput => ({ id: 'o', branchId: 'b', providerId: 'dhg', items })

describe('decideOrder', () => {
  it('prices the lines as the import that they become', () => {
    const decided = decideOrder(input([line]), facts, 'SUCCEED')
    expect(decided).toMatchObject({
      ok: true,
      plan: {
        order: { progress: 'CONFIRMED', goodsAmount: 90_000, vatAmount: 4_500, payable: 94_500, itemCount: 1 },
        items: [{ baseQuantity: 300, amount: 90_000, vatAmount: 4_500, unitName: 'Hộp' }],
      },
    })
  })

  it.each([
    [[{ ...line, productId: 'none' }], 'not-found', 'items.0.productId'],
    [[{ ...line, unitId: 'none' }], 'not-found', 'items.0.unitId'],
    [[{ ...line, productId: 'old' }], 'product-inactive', 'items.0.productId'],
    [[{ ...line, unitId: 'strip' }], 'product-inactive', 'items.0.unitId'],
    [[{ ...line, productId: 'kit' }], 'combo-has-no-stock', 'items.0.productId'],
    [[line, { ...line, id: 'i2', unitId: 'pill' }], 'order-product-repeated', 'items.1.productId'],
    [[{ ...line, quantity: 999_999_999, unitId: 'box' }], 'amount-too-large', 'items.0.quantity'],
  ])('refuses %j with %s', (items, code, path) => {
    expect(decideOrder(input(items), facts, 'DRAFT')).toMatchObject({ ok: false, code, path })
  })

  it('keeps a draft to a provider that is not bought from, and does not send it', () => {
    const stopped = { ...facts, provider: { ...facts.provider!, isActive: false } }
    expect(decideOrder(input([line]), stopped, 'DRAFT').ok).toBe(true)
    expect(decideOrder(input([line]), stopped, 'SUCCEED')).toMatchObject({ code: 'provider-inactive' })
    expect(decideOrder(input([line]), { ...facts, provider: null }, 'DRAFT')).toMatchObject({ path: 'providerId' })
  })
})

describe('remainingLines', () => {
  const ordered = { id: 'i1', productId: 'para', unitId: 'box', ratio: 100, price: 30_050, baseQuantity: 300 }
  const bases = new Map([['para', 'pill']])
  it('are in the unit of the order where they come out whole, else in the base unit', () => {
    expect(remainingLines([{ ...ordered, receivedQuantity: 100 }], bases)).toMatchObject([
      { unitId: 'box', quantity: 2, price: 30_050 },
    ])
    expect(remainingLines([{ ...ordered, receivedQuantity: 110 }], bases)).toMatchObject([
      { unitId: 'pill', quantity: 190, price: 301 },
    ])
    expect(remainingLines([{ ...ordered, receivedQuantity: 310 }], bases)).toEqual([])
  })
  it('leave nothing open when all of them come', () => {
    const lines = [{ ...ordered, receivedQuantity: 110 }]
    const goods = remainingLines(lines, bases).map(({ of, quantity }) => ({ productId: of.productId, quantity }))
    expect(changeReceived({ lines, isClosed: false }, goods, 1).progress).toBe('DONE')
  })
})
