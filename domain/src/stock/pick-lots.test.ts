import { describe, expect, it } from 'vitest'
import { type PickableLot, pickLots, sellableQuantity } from './pick-lots.ts'

const today = '2026-11-21'
const lot = (id: string, part: Partial<PickableLot> = {}): PickableLot => ({
  id,
  expiryDate: '2027-12-31',
  state: 'normal',
  quantity: 10,
  firstReceivedAt: '2026-01-01T00:00:00.000Z',
  ...part,
})

describe('without a wish', () => {
  it.each<[name: string, lots: PickableLot[], need: number, taken: [string, number][], missing: number]>([
    ['the earliest expiry goes first', [lot('late'), lot('early', { expiryDate: '2027-01-31' })], 4, [['early', 4]], 0],
    [
      'a second lot gives the rest',
      [lot('late'), lot('early', { expiryDate: '2027-01-31' })],
      14,
      [
        ['early', 10],
        ['late', 4],
      ],
      0,
    ],
    ['no expiry comes last', [lot('none', { expiryDate: null }), lot('some')], 1, [['some', 1]], 0],
    [
      'then the first receipt',
      [
        lot('b', { firstReceivedAt: '2026-02-01T00:00:00.000Z' }),
        lot('c', { firstReceivedAt: '2026-01-02T00:00:00.000Z' }),
      ],
      1,
      [['c', 1]],
      0,
    ],
    ['then the id', [lot('b'), lot('a')], 1, [['a', 1]], 0],
    ['the expiry day is a day of sale', [lot('a', { expiryDate: today })], 1, [['a', 1]], 0],
    ['the day after is none', [lot('a', { expiryDate: '2026-11-20' })], 1, [], 1],
    ['what is missing is told', [lot('a')], 12, [['a', 10]], 2],
    ['goods without lots have one implicit lot', [lot('only', { expiryDate: null })], 3, [['only', 3]], 0],
    ['nothing at all', [], 3, [], 3],
  ])('%s', (_, lots, needBase, taken, missing) => {
    const picked = pickLots({ lots, needBase, onDay: today })
    expect(picked.taken.map(take => [take.lotId, take.quantity])).toEqual(taken)
    expect(picked.missing).toBe(missing)
  })

  it('tells what it passed over and why', () => {
    const lots = [
      lot('good'),
      lot('empty', { quantity: 0, expiryDate: '2027-01-01' }),
      lot('held', { state: 'held', expiryDate: '2027-02-01' }),
      lot('recalled', { state: 'recalled', expiryDate: '2027-03-01' }),
      lot('expired', { expiryDate: '2026-11-20' }),
    ]
    expect(pickLots({ lots, needBase: 1, onDay: today })).toEqual({
      taken: [{ lotId: 'good', quantity: 1 }],
      skipped: [
        { lotId: 'expired', reason: 'expired' },
        { lotId: 'empty', reason: 'empty' },
        { lotId: 'held', reason: 'held' },
        { lotId: 'recalled', reason: 'recalled' },
      ],
      missing: 0,
    })
    expect(sellableQuantity(lots, today)).toBe(10)
  })
})

describe('with the lots of the cashier', () => {
  const lots = [lot('early', { expiryDate: '2027-01-31' }), lot('late'), lot('held', { state: 'held' })]

  it('takes them and no other', () => {
    const wanted = [{ lotId: 'late', quantity: 3 }]
    expect(pickLots({ lots, needBase: 3, onDay: today, wanted })).toEqual({
      taken: [{ lotId: 'late', quantity: 3 }],
      skipped: [],
      missing: 0,
    })
  })

  it('adds up a lot that is named twice', () => {
    const wanted = [
      { lotId: 'late', quantity: 1 },
      { lotId: 'late', quantity: 2 },
    ]
    expect(pickLots({ lots, needBase: 3, onDay: today, wanted }).taken).toEqual([{ lotId: 'late', quantity: 3 }])
  })

  it('refuses a held lot and does not take another instead', () => {
    const wanted = [{ lotId: 'held', quantity: 3 }]
    expect(pickLots({ lots, needBase: 3, onDay: today, wanted })).toEqual({
      taken: [],
      skipped: [{ lotId: 'held', reason: 'held' }],
      missing: 3,
    })
  })

  it('takes no more than the lot holds, and no more than is needed', () => {
    expect(pickLots({ lots, needBase: 12, onDay: today, wanted: [{ lotId: 'late', quantity: 12 }] }).missing).toBe(2)
    expect(pickLots({ lots, needBase: 2, onDay: today, wanted: [{ lotId: 'late', quantity: 5 }] }).taken).toEqual([
      { lotId: 'late', quantity: 2 },
    ])
  })
})
