import { describe, expect, it } from 'vitest'
import { countedLine } from '../../test/check-factory.ts'
import { mergeCounts } from './merge-counts.ts'

describe('sheets', () => {
  it('of two people add up: the same lot lies in two places', () => {
    const [merged, ...none] = mergeCounts([
      countedLine(10, { startedAt: '2026-11-21T03:00:00.000Z', countedAt: '2026-11-21T03:05:00.000Z' }),
      countedLine(7, {
        sheetId: 'sheet-minh',
        counterId: 'minh',
        counterName: 'Minh',
        startedAt: '2026-11-21T02:50:00.000Z',
        countedAt: '2026-11-21T03:02:00.000Z',
      }),
    ])
    expect(none).toEqual([])
    expect(merged).toMatchObject({
      quantity: 17,
      counterNames: ['Minh', 'Lan'],
      startedAt: '2026-11-21T02:50:00.000Z',
      countedAt: '2026-11-21T03:05:00.000Z',
    })
  })

  it('of a later round take the place of earlier ones, and add up among themselves', () => {
    const [merged] = mergeCounts([
      countedLine(10),
      countedLine(4, { round: 2, sheetId: 'r2a', counterName: 'Minh' }),
      countedLine(5, { round: 2, sheetId: 'r2b', counterName: 'Hà' }),
    ])
    expect(merged).toMatchObject({ quantity: 9, round: 2, counterNames: ['Minh', 'Hà'] })
  })

  it('keep lots, buckets and products apart', () => {
    const merged = mergeCounts([
      countedLine(1),
      countedLine(2, { bucket: 'quarantine' }),
      countedLine(3, { lotKey: 'B2' }),
      countedLine(4, { productId: 'mask' }),
    ])
    expect(merged.map(count => count.quantity)).toEqual([1, 2, 3, 4])
  })

  it('tell every expiry that was read, once', () => {
    const [merged] = mergeCounts([
      countedLine(1, { expiryDate: '2027-06-30' }),
      countedLine(1, { sheetId: 'b', expiryDate: '2027-01-31' }),
      countedLine(1, { sheetId: 'c', expiryDate: '2027-06-30' }),
      countedLine(1, { sheetId: 'd' }),
    ])
    expect(merged!.expiryDates).toEqual(['2027-01-31', '2027-06-30'])
  })
})
