import { saleFormat } from '@quay/contract/bill/kept-sale'
import { expect, it } from 'vitest'
import { upgradedSale } from './upgrade-sale.ts'

const arrivedAt = '2027-05-04T08:00:00.000Z'

it('of the first outbox is dated by when it was paid, else by when it was queued, else by its arrival', () => {
  const soldAt = (body: object) => {
    const upgraded = upgradedSale({ id: '0193a5f0-7c00-7000-8000-000000000001', ...body }, 1, arrivedAt)
    return upgraded.ok && (upgraded.sale.offline as { soldAt: string }).soldAt
  }
  const paidAt = '2027-05-03T14:00:00.000Z'
  expect(soldAt({ paidAt, queuedAt: 5 })).toBe(paidAt)
  expect(soldAt({ queuedAt: Date.parse(paidAt) })).toBe(paidAt)
  expect(soldAt({ queuedAt: Number.MAX_VALUE })).toBe(arrivedAt)
  expect(soldAt({})).toBe(arrivedAt)
})

it.each([
  [{ offline: { format: saleFormat + 1 } }, 'too-new'],
  [{ offline: { format: 0 } }, 'too-old'],
  [null, 'unreadable'],
  ['x', 'unreadable'],
  [[], 'unreadable'],
])('%j cannot be read: %s', (raw, why) => {
  expect(upgradedSale(raw, saleFormat, arrivedAt)).toMatchObject({ ok: false, why })
})

it.each([['0xa b'], ['b'], [''], [7], [null], ['không phải mã']])(
  'an id that is none, %j, is left to the reader of the sale',
  id => {
    expect(upgradedSale({ id }, 1, arrivedAt)).toMatchObject({
      ok: true,
      sale: { id, offline: { localNumber: 'OFF' } },
    })
  },
)
