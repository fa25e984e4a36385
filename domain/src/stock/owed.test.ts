import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coverOversold, estimatedCost, type OwedMovement, shelveOverpaid } from './owed.ts'

const owed = (quantity: number, value: number) => ({ productId: 'p', lotId: 'l', quantity, value })
const row = (kind: OwedMovement['kind'], quantity: number, value: number, bucket?: 'owed') => ({
  kind,
  productId: 'p',
  lotId: 'l',
  lineId: null,
  reversesId: null,
  ...(bucket && { bucket }),
  quantity,
  value,
})

describe('goods that came to what is owed', () => {
  it('go there at their own cost, and what the thought cost was off by is told', () => {
    expect(coverOversold(owed(-5, -500), { quantity: 20, value: 2_400 })).toEqual([
      row('OWED_SETTLED', -5, -600),
      row('OWED_SETTLED', 5, 600, 'owed'),
      row('REVALUATION', 0, -100, 'owed'),
    ])
  })
  it('settle a part: the rest stays owed at what it was thought to cost, and what this part was off by is told', () => {
    expect(coverOversold(owed(-5, -500), { quantity: 2, value: 300 })).toEqual([
      row('OWED_SETTLED', -2, -300),
      row('OWED_SETTLED', 2, 300, 'owed'),
      row('REVALUATION', 0, -100, 'owed'),
    ])
  })
  it('never leave a debt of goods that is worth something, however dear they came', () => {
    expect(coverOversold(owed(-50, -500), { quantity: 2, value: 9_000 })).toEqual([
      row('OWED_SETTLED', -2, -9_000),
      row('OWED_SETTLED', 2, 9_000, 'owed'),
      row('REVALUATION', 0, -8_980, 'owed'),
    ])
  })
  it('tell nothing where they cost what was thought', () => {
    expect(coverOversold(owed(-5, -500), { quantity: 2, value: 200 })).toEqual([
      row('OWED_SETTLED', -2, -200),
      row('OWED_SETTLED', 2, 200, 'owed'),
    ])
  })
  it('stay on the shelf where nothing is owed', () => {
    expect(coverOversold(owed(0, 0), { quantity: 2, value: 300 })).toEqual([])
  })
})

describe('a sale of owed goods that is undone', () => {
  const none = { quantity: 0, value: 0 }
  it('owes less, and nothing more happens', () => {
    expect(shelveOverpaid(owed(-5, -500), { quantity: 3, value: 300 }, none)).toEqual([])
  })
  it('leaves no value where goods are still owed: a dear sale is undone, and a cheap one was left', () => {
    expect(shelveOverpaid(owed(-6, -500), { quantity: 5, value: 900 }, none)).toEqual([
      row('REVALUATION', 0, -400, 'owed'),
    ])
  })
  it('puts what was settled meanwhile on the shelf at what it cost, and the thought cost goes', () => {
    expect(shelveOverpaid(owed(0, 0), { quantity: 3, value: 300 }, { quantity: 5, value: 5_000 })).toEqual([
      row('OWED_SETTLED', 3, 3_000),
      row('OWED_SETTLED', -3, -3_000, 'owed'),
      row('REVALUATION', 0, 2_700, 'owed'),
    ])
  })
})

it('thinks of the cost of what was there last, and of none where nothing was', () => {
  expect(estimatedCost(3, { quantity: 10, value: 1_000 })).toBe(300)
  expect(estimatedCost(3, { quantity: 0, value: 0 })).toBe(0)
})

it('however it goes, nothing is owed twice, an empty debt holds no value, no shelf goes below zero, and what came is worth what was paid', () => {
  const step = fc.record({
    do: fc.constantFrom('sell', 'buy', 'undo'),
    quantity: fc.integer({ min: 1, max: 30 }),
    price: fc.nat(50),
  })
  const property = fc.property(fc.array(step, { maxLength: 30 }), steps => {
    const shelf = { quantity: 0, value: 0 }
    const debt = owed(0, 0)
    const sold: { quantity: number; value: number }[] = []
    const settled = { quantity: 0, value: 0 }
    const bought = { quantity: 0, value: 0 }
    const apply = (rows: readonly OwedMovement[]) => {
      for (const { kind, bucket, quantity, value } of rows) {
        if (kind === 'OWED_SETTLED' && bucket === 'owed') {
          settled.quantity += quantity
          settled.value += value
        }
        const place = bucket === 'owed' ? debt : shelf
        place.quantity += quantity
        place.value += value
      }
    }
    let onHand = 0
    for (const { do: what, quantity, price } of steps) {
      const value = quantity * price
      if (what === 'sell') {
        debt.quantity -= quantity
        debt.value -= value
        sold.push({ quantity, value })
        onHand -= quantity
      } else if (what === 'buy') {
        shelf.quantity += quantity
        shelf.value += value
        bought.quantity += quantity
        bought.value += value
        onHand += quantity
        apply(coverOversold(debt, { quantity, value }))
      } else {
        const bill = sold.pop()
        if (!bill) continue
        const before = { ...debt }
        debt.quantity += bill.quantity
        debt.value += bill.value
        onHand += bill.quantity
        apply(shelveOverpaid(before, bill, { ...settled }))
      }
      expect(debt.quantity).toBeLessThanOrEqual(0)
      expect(debt.value).toBeLessThanOrEqual(0)
      expect(shelf.quantity).toBeGreaterThanOrEqual(0)
      expect(shelf.value).toBeGreaterThanOrEqual(0)
      expect(shelf.quantity + debt.quantity).toBe(onHand)
      if (debt.quantity === 0) expect(debt.value).toBe(0)
      if (shelf.quantity === 0 && what !== 'sell') expect(shelf.value).toBe(0)
      // What settled a debt and what lies there is what came, to the đồng; so all of it lies there once no sale is left.
      expect([shelf.quantity + settled.quantity, shelf.value + settled.value]).toEqual([bought.quantity, bought.value])
      if (sold.length === 0) expect(shelf).toEqual(bought)
    }
  })
  fc.assert(property, { numRuns: 300 })
})
