import { describe, expect, it } from 'vitest'
import { groupItems, nextOpenGroup, type QualityItem } from './group-items.ts'

const item = (lotNumber: string, over: Partial<QualityItem>): QualityItem => ({
  id: lotNumber,
  productId: 'pill',
  productCode: 'HH000001',
  productName: 'Paracetamol',
  baseUnit: 'Viên',
  lotId: lotNumber,
  lotNumber,
  expiryDate: '2027-01-31',
  state: 'normal',
  storage: null,
  position: null,
  risk: 'NONE',
  quantity: 10,
  movedQuantity: 0,
  result: null,
  note: null,
  ...over,
})

const items = [
  item('one', { position: 'Kệ 10', risk: 'MONTH', result: 'PASS' }),
  item('two', { position: null, risk: 'EXPIRED' }),
  item('three', { position: 'Kệ 2', risk: 'MONTH' }),
]

describe('the way through a form', () => {
  it('goes from shelf to shelf as they are numbered, and ends with what has none', () => {
    expect(groupItems(items, 'shelf').map(({ shelf, doneCount }) => [shelf, doneCount])).toEqual([
      ['Kệ 2', 0],
      ['Kệ 10', 1],
      [null, 0],
    ])
  })
  it('or begins with what has expired', () => {
    expect(groupItems(items, 'risk').map(({ risk, items: own }) => [risk, own.length])).toEqual([
      ['EXPIRED', 1],
      ['MONTH', 2],
    ])
  })
  it('leads on to what is open, past what is done, and round', () => {
    const groups = groupItems(items, 'shelf')
    expect(nextOpenGroup(groups, 'Kệ 2')?.shelf).toBeNull()
    expect(nextOpenGroup(groups, '-')?.shelf).toBe('Kệ 2')
    expect(nextOpenGroup(groupItems([items[0]!], 'shelf'), 'Kệ 10')).toBeNull()
  })
})
