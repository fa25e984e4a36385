import type { DisposalCandidate } from '@quay/contract/disposal/shapes'
import { describe, expect, it } from 'vitest'
import { baseOf, lineOf, withLots, worthOf } from './editor-state.ts'

const units = [
  { id: 'box', name: 'Hộp', ratio: 100 },
  { id: 'blister', name: 'Vỉ', ratio: 10 },
  { id: 'tablet', name: 'Viên', ratio: 1 },
]
const lot = (quantity: number, over: Partial<DisposalCandidate> = {}): DisposalCandidate => ({
  productId: 'pill',
  productCode: 'HH000001',
  productName: 'Paracetamol',
  registrationNumber: null,
  lotId: 'lot',
  lotNumber: 'A1',
  expiryDate: '2026-10-31',
  daysLeft: -21,
  state: 'normal',
  bucket: 'sellable',
  quantity,
  value: quantity * 7,
  units,
  ...over,
})

describe('a line of a lot', () => {
  it.each([
    [300, 'box', 3],
    [250, 'blister', 25],
    [253, 'tablet', 253],
  ])('%i tablets are everything, without a rest', (quantity, unitId, of) => {
    expect(lineOf(lot(quantity))).toMatchObject({ unitId, quantity: of })
    expect(baseOf(lineOf(lot(quantity)))).toBe(quantity)
    expect(worthOf(lineOf(lot(quantity)))).toBe(quantity * 7)
  })

  it('is worth its part of the lot', () => {
    expect(worthOf({ ...lineOf(lot(300)), quantity: 1 })).toBe(700)
    expect(worthOf({ ...lineOf(lot(300)), available: null })).toBeNull()
  })

  it('is there once for a place', () => {
    const lines = withLots([], [lot(10), lot(10, { bucket: 'quarantine' })])
    expect(withLots(lines, [lot(10)])).toEqual(lines)
    expect(lines).toHaveLength(2)
  })
})
