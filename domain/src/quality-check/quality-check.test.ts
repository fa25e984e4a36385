import { describe, expect, it } from 'vitest'
import { decideCompleteQuality } from './decide-complete-quality.ts'
import { lotRisk } from './lot-risk.ts'

describe('the reason to look at a lot', () => {
  const today = '2026-11-21'
  const lot = { expiryDate: null, storage: null, controlGroup: null }
  it.each([
    ['2026-11-20', 'EXPIRED'],
    ['2026-11-21', 'MONTH'],
    ['2026-12-21', 'MONTH'],
    ['2026-12-22', 'QUARTER'],
    ['2027-02-19', 'QUARTER'],
    ['2027-02-20', 'HALF'],
    ['2027-05-20', 'HALF'],
    ['2027-05-21', 'NONE'],
    [null, 'NONE'],
  ])('expiring on %s is %s', (expiryDate, risk) => {
    expect(lotRisk({ ...lot, expiryDate }, today)).toBe(risk)
  })

  it('is how it is kept or that it is controlled, where its expiry is none', () => {
    expect(lotRisk({ ...lot, storage: 'fridge' }, today)).toBe('STORAGE')
    expect(lotRisk({ ...lot, storage: 'room' }, today)).toBe('NONE')
    expect(lotRisk({ ...lot, controlGroup: 'narcotic' }, today)).toBe('CONTROLLED')
    expect(lotRisk({ ...lot, controlGroup: 'restricted-retail' }, today)).toBe('NONE')
    expect(lotRisk({ expiryDate: '2026-11-01', storage: 'fridge', controlGroup: 'narcotic' }, today)).toBe('EXPIRED')
  })
})

describe('completing the look of a month', () => {
  const item = (lotId: string, result: 'PASS' | 'QUARANTINE' | 'DISPOSE' | 'RETURN' | null) => ({
    id: `line-${lotId}`,
    productId: 'pill',
    productName: 'Thuốc',
    lotId,
    lotNumber: lotId,
    result,
  })
  const products = [{ id: 'pill', onHand: 30, entryCount: 4 }]
  const shelf = (lotId: string, quantity: number, value: number) => ({ lotId, quantity, value })

  it('puts all that is not good apart, with its value, and leaves what is sold out', () => {
    const result = decideCompleteQuality({
      items: [item('A', 'PASS'), item('B', 'QUARANTINE'), item('C', 'DISPOSE'), item('D', 'RETURN')],
      shelves: [shelf('A', 10, 100), shelf('B', 5, 51), shelf('C', 0, 0), shelf('D', 3, 30)],
      products,
    })
    if (!result.ok) throw new Error(result.code)
    const { plan } = result
    expect(plan).toMatchObject({
      failedCount: 3,
      moved: [
        { id: 'line-B', quantity: 5 },
        { id: 'line-D', quantity: 3 },
      ],
    })
    expect(plan.stockEntries.map(row => [row.lotId, row.bucket, row.quantity, row.value, row.balanceAfter])).toEqual([
      ['B', undefined, -5, -51, 25],
      ['B', 'quarantine', 5, 51, 30],
      ['D', undefined, -3, -30, 27],
      ['D', 'quarantine', 3, 30, 30],
    ])
    expect(plan.productChanges).toEqual([{ productId: 'pill', quantity: 0, entries: 4 }])
  })

  it('asks for a result for each lot', () => {
    const items = ['A', 'B', 'C', 'D', 'E', 'F'].map(lotId => item(lotId, null))
    expect(decideCompleteQuality({ items, shelves: [], products })).toMatchObject({
      ok: false,
      code: 'quality-not-done',
      details: { count: 6, lots: 'Thuốc A, Thuốc B, Thuốc C, Thuốc D, Thuốc E, …' },
    })
  })
})
