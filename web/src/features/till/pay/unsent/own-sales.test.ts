import { expect, it } from 'vitest'
import { keptSale } from '../../../../offline/outbox/outbox-samples.ts'
import { ownSales } from './own-sales.ts'

const bill = (id: string, code: string, more: object = {}) =>
  ({
    id,
    code,
    branchId: 'b1',
    sellerId: 'u1',
    soldAt: '2026-11-25T14:00:00.000Z',
    status: 'SUCCEED',
    ...more,
  }) as never
const waiting = (id: string, papers: number, more: object = {}) => {
  const entry = keptSale(id, 1)
  return { ...entry, paper: bill(id, `OFF-${id}`), offline: { ...entry.offline!, papers, ...more } }
}
const sent = (id: string, paper: unknown) => ({ id, code: `HD-${id}`, at: 1, paper: paper as never })
const mine = { branchId: 'b1', userId: 'u1', mayReadAll: false }

it('lists what this browser sold at the branch, the newest first, with the number that it has by now', () => {
  const shown = ownSales(
    [waiting('w1', 1), waiting('w2', 1, { voided: { at: '2026-11-25T15:00:00.000Z', reason: 'Khách đổi ý' } })],
    [sent('s1', bill('s1', 'OFF-s1')), sent('w1', bill('w1', 'OFF-w1'))],
    mine,
  )
  expect(
    shown.map(({ bill: { code, status, cancelReason }, isWaiting, papers }) => [
      code,
      status,
      cancelReason,
      isWaiting,
      papers,
    ]),
  ).toEqual([
    ['OFF-w2', 'CANCELLED', 'Khách đổi ý', true, 1],
    // Acknowledged while the list was read: it is the server's.
    ['HD-s1', 'SUCCEED', undefined, false, 0],
    ['HD-w1', 'SUCCEED', undefined, false, 0],
  ])
})

it('shows nobody the papers of a colleague or of another branch, but who reads all bills', () => {
  const sales = [
    sent('s1', bill('s1', 'x', { sellerId: 'u2' })),
    sent('s2', bill('s2', 'x', { branchId: 'b2' })),
    sent('s3', null),
  ]
  expect(ownSales([], sales, mine)).toEqual([])
  expect(ownSales([], sales, { ...mine, mayReadAll: true }).map(({ bill }) => bill.id)).toEqual(['s1'])
})
