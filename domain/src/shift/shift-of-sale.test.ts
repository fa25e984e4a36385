import { expect, it } from 'vitest'
import { shiftOfSale } from './shift-of-sale.ts'

const open = { id: 'open', isOpen: true, closedAt: null }
const closed = { id: 'closed', isOpen: false, closedAt: '2026-11-23T10:00:00+00:00' }

it.each([
  ['the one that is open where none is named', [open], undefined, undefined, 'open'],
  ['none where none is open', [], undefined, undefined, undefined],
  ['the named one', [open, closed], 'open', '2026-11-23T11:00:00Z', 'open'],
  ['the named one, paid before it was closed', [open, closed], 'closed', '2026-11-23T09:59:00Z', 'closed'],
  ['the named one, without a time', [open, closed], 'closed', undefined, 'closed'],
  ['the open one, where it was paid behind the close', [open, closed], 'closed', '2026-11-23T17:00:01+07:00', 'open'],
  ['none, where it was paid behind the close and none is open', [closed], 'closed', '2026-11-23T10:00:01Z', undefined],
  ['the open one, where the named one is not known', [open], 'lost', undefined, 'open'],
])('%s', (_, shifts, named, paidAt, found) => {
  expect(shiftOfSale(shifts, named, paidAt)?.id).toBe(found)
})
