import { describe, expect, it } from 'vitest'
import { decideDisposal } from './decide-disposal.ts'
import type { DisposalFacts, DisposalInput } from './disposal-facts.ts'

const facts: DisposalFacts = {
  now: '2026-11-21T05:00:00.000Z',
  businessDay: '2026-11-21',
  today: '2026-11-21',
  products: [
    {
      id: 'pill',
      code: 'HH1',
      name: 'Thuốc',
      registrationNumber: 'VD-1-19',
      units: [
        { id: 'box', name: 'Hộp', ratio: 10, isActive: true },
        { id: 'tablet', name: 'Viên', ratio: 1, isActive: true },
      ],
      onHand: 30,
      entryCount: 4,
    },
  ],
  lots: [
    {
      id: 'a1',
      productId: 'pill',
      number: 'A1',
      expiryDate: '2026-01-31',
      shelves: { sellable: { quantity: 23, value: 1_000 }, quarantine: { quantity: 7, value: 70 } },
    },
  ],
}
const item = (quantity: number, overrides: object = {}) => ({
  id: `line-${quantity}`,
  productId: 'pill',
  lotId: 'a1',
  bucket: 'sellable' as const,
  unitId: 'tablet',
  quantity,
  ...overrides,
})
const input = (...items: DisposalInput['items']): DisposalInput => ({
  id: 'd',
  branchId: 'b',
  reason: 'EXPIRED',
  witnesses: [],
  items,
})

describe('a disposal', () => {
  it('takes goods out of their bucket with their value, line after line, the last with what is left', () => {
    const result = decideDisposal(
      input(item(1, { unitId: 'box' }), item(13), item(7, { bucket: 'quarantine' })),
      facts,
      'SUCCEED',
    )
    if (!result.ok) throw new Error(result.code)
    expect(result.plan.items.map(row => [row.baseQuantity, row.value])).toEqual([
      [10, 435],
      [13, 565],
      [7, 70],
    ])
    expect(result.plan.disposal).toMatchObject({ value: 1_070, itemCount: 3, postedAt: facts.now })
    expect(result.plan.lotChanges).toEqual([
      { lotId: 'a1', productId: 'pill', quantity: -23, value: -1_000 },
      { lotId: 'a1', productId: 'pill', bucket: 'quarantine', quantity: -7, value: -70 },
    ])
    expect(result.plan.stockEntries.at(-1)).toMatchObject({ kind: 'DISPOSAL', sequence: 7, balanceAfter: 0 })
  })

  it('of more than the shelf holds is refused beside its line', () => {
    expect(decideDisposal(input(item(20), item(4)), facts, 'SUCCEED')).toMatchObject({
      ok: false,
      code: 'lot-short',
      path: 'items.1.quantity',
      details: { available: 3, availableText: '3 viên' },
    })
  })

  it('as a draft moves nothing and may ask for more than there is', () => {
    const result = decideDisposal(input(item(999)), facts, 'DRAFT')
    if (!result.ok) throw new Error(result.code)
    expect(result.plan).toMatchObject({ stockEntries: [], disposal: { value: 0, postedAt: null } })
  })

  it.each([
    [item(1, { productId: 'x' }), 'not-found', 'items.0.productId'],
    [item(1, { lotId: 'x' }), 'not-found', 'items.0.lotId'],
    [item(1, { unitId: 'x' }), 'not-found', 'items.0.unitId'],
    [item(999_999_999, { unitId: 'box' }), 'amount-too-large', 'items.0.quantity'],
  ])('names what exists: %o', (wrong, code, path) => {
    expect(decideDisposal(input(wrong), facts, 'DRAFT')).toMatchObject({ ok: false, code, path })
  })

  it('of nothing is none', () => {
    expect(decideDisposal(input(), facts, 'DRAFT')).toMatchObject({ ok: false, code: 'no-items' })
  })
})

describe('the day of a disposal', () => {
  const on = (disposedOn: string, status: 'DRAFT' | 'SUCCEED' = 'SUCCEED') => {
    const result = decideDisposal({ ...input(item(1)), disposedOn }, facts, status)
    return result.ok ? null : [result.code, result.path]
  }
  it('is today or lies behind, a year at most', () => {
    expect(on('2026-11-21')).toBeNull()
    expect(on('2025-11-21')).toBeNull()
    expect(on('2026-11-22')).toEqual(['disposed-in-future', 'disposedOn'])
    expect(on('2016-11-21')).toEqual(['disposed-too-long-ago', 'disposedOn'])
  })
  it('may be planned in a draft', () => expect(on('2026-11-30', 'DRAFT')).toBeNull())
})
