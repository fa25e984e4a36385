import { describe, expect, it } from 'vitest'
import { decideReversal, type ReversalFacts } from './decide-reversal.ts'

const facts = (overrides: Partial<ReversalFacts> = {}): ReversalFacts => ({
  document: { id: 'd', code: 'KK000001', status: 'SUCCEED', businessDay: '2026-11-21' },
  closedThrough: null,
  stockEntries: [
    {
      id: 'e1',
      kind: 'COUNT',
      productId: 'pill',
      lotId: 'a1',
      bucket: 'sellable',
      lineId: 'l1',
      quantity: 5,
      value: 50,
    },
    {
      id: 'e2',
      kind: 'COUNT',
      productId: 'pill',
      lotId: 'b2',
      bucket: 'sellable',
      lineId: 'l2',
      quantity: -3,
      value: -30,
    },
  ],
  products: [
    { id: 'pill', name: 'Thuốc', onHand: 20, entryCount: 7, units: [{ name: 'Viên', ratio: 1, isActive: true }] },
  ],
  shelves: [
    { lotId: 'a1', lotNumber: 'A1', bucket: 'sellable', quantity: 12, value: 120 },
    { lotId: 'b2', lotNumber: 'B2', bucket: 'sellable', quantity: 8, value: 80 },
  ],
  ...overrides,
})
const undo = (overrides?: Partial<ReversalFacts>) => decideReversal(facts(overrides), () => 'COUNT_CANCEL')

describe('cancelling a document that moved goods and no money', () => {
  it('is the opposite of each row, in its lot', () => {
    const result = undo()
    if (!result.ok) throw new Error(result.code)
    expect(result.plan.stockEntries).toMatchObject([
      { kind: 'COUNT_CANCEL', lotId: 'a1', quantity: -5, value: -50, reversesId: 'e1', sequence: 8, balanceAfter: 15 },
      { kind: 'COUNT_CANCEL', lotId: 'b2', quantity: 3, value: 30, reversesId: 'e2', sequence: 9, balanceAfter: 18 },
    ])
  })

  it('tells which goods are gone', () => {
    const shelves = [{ lotId: 'a1', lotNumber: 'A1', bucket: 'sellable' as const, quantity: 4, value: 40 }]
    expect(undo({ shelves })).toMatchObject({
      ok: false,
      code: 'goods-moved-on',
      details: { code: 'KK000001', goods: 'Thuốc lô A1 (cần 5 viên, còn 4 viên)', lots: [{ needed: 5, available: 4 }] },
    })
  })

  it('is done once, and not of a closed day', () => {
    const document = facts().document
    expect(undo({ document: { ...document, status: 'CANCELLED' } })).toMatchObject({ code: 'already-cancelled' })
    expect(undo({ closedThrough: '2026-11-21' })).toMatchObject({ code: 'day-closed' })
  })

  it('of a draft writes nothing', () => {
    const result = undo({ document: { ...facts().document, status: 'DRAFT' }, stockEntries: [] })
    expect(result).toMatchObject({ ok: true, plan: { stockEntries: [] } })
  })
})
