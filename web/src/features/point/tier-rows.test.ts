import { expect, it } from 'vitest'
import { slowerTier, type TierDraft, tiersOf } from './tier-rows.ts'

const tier = (name: string, minSpent: number | null, rate: number | null): TierDraft => ({
  name,
  minSpent,
  rate,
  customerCount: 0,
})

it('sends what the rows say, per cent as basis points', () => {
  expect(tiersOf([{ ...tier(' Vàng ', 10_000_000, 150), id: 'a' }, tier('Mới', 0, 100)])).toEqual({
    tiers: [
      { id: 'a', name: 'Vàng', minSpent: 10_000_000, earnRate: 15_000 },
      { name: 'Mới', minSpent: 0, earnRate: 10_000 },
    ],
  })
})

it.each([
  ['no name', tier('  ', 1_000_000, 120), 'Hạng thứ 2: ghi tên hạng'],
  ['an amount that is empty or cannot be read', tier('Vàng', null, 120), 'Hạng Vàng: ghi số tiền mua từ'],
  ['a rate that is empty or cannot be read', tier('Vàng', 1_000_000, null), 'Hạng Vàng: ghi mức tích điểm'],
])('does not turn %s into another number', (_, row, problem) => {
  expect(tiersOf([tier('Thân thiết', 500_000, 110), row])).toEqual({ problem })
})

it.each<[string, TierDraft[], ReturnType<typeof slowerTier>]>([
  ['each faster than the one below', [tier('Vàng', 10, 150), tier('Thân thiết', 2, 120)], null],
  ['as fast as the one below', [tier('Vàng', 10, 120), tier('Thân thiết', 2, 120)], null],
  [
    'a higher one that is slower',
    [tier('Vàng', 1, 150), tier('Thân thiết', 2, 120)],
    { high: 'Thân thiết', low: 'Vàng' },
  ],
  ['a row that is still being written', [tier('Vàng', null, 150), tier('Thân thiết', 2, 120)], null],
])('a tier that earns slower than a lower one: %s', (_, rows, found) => {
  expect(slowerTier(rows)).toEqual(found)
})
