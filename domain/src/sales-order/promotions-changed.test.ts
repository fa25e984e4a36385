import { expect, it } from 'vitest'
import { promotionsChanged } from './promotions-changed.ts'

const priced = (discounts: readonly [string, number][], price = 1_000) => ({
  discounts: discounts.map(([name, amount]) => ({ discountId: name, name, amount })),
  prices: new Map([['line', price]]),
})
const nothing = { ended: [], begun: [], changed: [] }

it.each([
  ['nothing', priced([['Tết', 100]]), priced([['Tết', 100]]), nothing],
  [
    'one that ended, one that begun',
    priced([['Tết', 100]]),
    priced([['Hè', 50]]),
    { ...nothing, ended: ['Tết'], begun: ['Hè'] },
  ],
  ['one that gives more', priced([['Tết', 100]]), priced([['Tết', 200]]), { ...nothing, changed: ['Tết'] }],
  ['a tenth of another price', priced([['Tết', 100]]), priced([['Tết', 200]], 2_000), nothing],
])('tells %s', (_what, before, now, changed) => {
  expect(promotionsChanged(before, now)).toEqual(changed)
})
