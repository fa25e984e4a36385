import { expect, it } from 'vitest'
import { keptSale } from '../../../../offline/outbox/outbox-samples.ts'
import { stopByAge, stopByDebt, stopByKind } from './offline-stop.ts'

const customer = { id: 'c1', code: 'KH1', name: 'Lan', phone: null, debt: 300_000, points: 0 }
const owes = (debt: number) => ({ settled: { debt } as never })
const unsent = (amount: number, over = {}) => {
  const entry = keptSale('s1', 1)
  return {
    ...entry,
    body: { ...entry.body, customerId: 'c1', payments: [{ method: 'DEBT' as const, amount }] },
    ...over,
  }
}
const context = { offline: { hours: 72, debtLimit: 1_000_000 } }

it.each([
  ['what the store allows without a limit', customer, owes(700_000), [], null],
  ['more than that', customer, owes(700_001), [], 'Mất mạng: chỉ ghi nợ đến 700.000đ cho khách này'],
  [
    'what waits here counts',
    customer,
    owes(500_000),
    [unsent(300_000)],
    'Mất mạng: chỉ ghi nợ đến 400.000đ cho khách này',
  ],
  ['a cancelled one does not', customer, owes(500_000), [unsent(300_000, { offline: { voided: {} } })], null],
  ['a limit of their own', { ...customer, debtLimit: 5_000_000 }, owes(4_000_000), [], null],
  [
    'a limit that is used up',
    { ...customer, debtLimit: 300_000 },
    owes(1),
    [],
    'Mất mạng: chỉ ghi nợ đến 0đ cho khách này',
  ],
] as const)('lets a customer owe without the network: %s', (_, who, view, waiting, sentence) => {
  expect(stopByDebt({ customer: who }, view, context, waiting as never)).toBe(sentence)
})

it.each([
  ['goods that were never loaded', null, 72, true, 'Quầy này chưa tải danh mục. Cần mạng một lần'],
  ['fresh goods', 3, 72, false, null],
  ['goods of a day, told', 23, 72, false, null],
  ['goods of more than a day, before somebody says that they know it', 24, 72, false, expect.stringContaining('')],
  ['the same behind that', 24, 72, true, null],
  ['goods as old as the store allows', 72, 72, true, expect.stringContaining('72')],
  ['goods that another store allows longer', 100, 168, true, null],
])('without the network stops by the age of goods: %s', (_, age, hours, isKnown, sentence) => {
  expect(stopByAge(age, { offline: { hours, debtLimit: 0 } }, isKnown)).toEqual(sentence)
})

it('stops at goods as old as is usual where nothing is known of the store', () => {
  expect([stopByAge(71, null, true), stopByAge(72, null, true)]).toEqual([null, expect.any(String)])
})

it('without the network spends no points and hands out no order', () => {
  expect(stopByKind({})).toBeNull()
  expect(stopByKind({ points: { used: 0 } as never })).toBeNull()
  expect(stopByKind({ points: { used: 5 } as never })).toContain('Mất mạng')
  expect(stopByKind({ order: {} as never })).toContain('Mất mạng')
})
