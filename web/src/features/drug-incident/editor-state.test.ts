import type { Product } from '@quay/contract/product/shapes'
import { expect, it } from 'vitest'
import { bodyOfIncident, emptyIncident, lineOf, missingOf } from './editor-state.ts'

const zone = 'Asia/Ho_Chi_Minh'
const morphine = {
  id: 'morphine',
  name: 'Morphin 30mg',
  controlGroup: 'narcotic',
  units: [
    { id: 'box', name: 'Hộp', isBase: false },
    { id: 'tablet', name: 'Viên', isBase: true },
  ],
} as unknown as Product
const begin = () =>
  emptyIncident({
    id: 'report',
    branchId: 'branch',
    now: Date.parse('2026-11-21T17:05:00Z'),
    timeZone: zone,
    discoveredBy: 'Trần Thu Hà',
    place: '',
    recipient: 'Sở Y tế',
  })

it('is found just now, by the clock of the branch', () => {
  expect(begin()).toMatchObject({ foundDay: '2026-11-22', foundTime: '00:05' })
})

it('can be kept when it says what happened and how much is gone', () => {
  const line = { ...lineOf(morphine), lotNumber: ' MO12 ', quantity: 2 }
  const draft = { ...begin(), description: 'Đếm thiếu', lines: [line] }
  expect(bodyOfIncident(draft, zone)).toMatchObject({
    discoveredAt: '2026-11-21T17:05:00.000Z',
    happenedAt: null,
    items: [{ productId: 'morphine', lotNumber: 'MO12', unitId: 'tablet', quantity: 2, note: null }],
  })
  expect(missingOf(draft)).toBeNull()
  expect(missingOf({ ...draft, description: ' ' })?.path).toBe('description')
  expect(missingOf({ ...draft, foundTime: null })?.path).toBe('foundTime')
  expect(missingOf({ ...draft, lines: [] })?.path).toBe('find')
  // A medicine whose figure was forgotten is asked for, not left out.
  expect(missingOf({ ...draft, lines: [line, lineOf(morphine)] })?.path).toBe('items.1.quantity')
})
