import { expect, it } from 'vitest'
import { costOfLine } from './cost-of-line.ts'

const costs = new Map([
  ['box', 90_000],
  ['pill', 900],
])

it.each([
  ['goods by their unit', { unitId: 'box', quantity: 3, parts: [] }, 270_000],
  ['goods of no known cost', { unitId: 'bottle', quantity: 1, parts: [] }, null],
  [
    'a combo by its components',
    {
      unitId: 'combo',
      quantity: 2,
      parts: [
        { unitId: 'box', quantity: 1 },
        { unitId: 'pill', quantity: 10 },
      ],
    },
    198_000,
  ],
  [
    'a combo with a component of no known cost',
    {
      unitId: 'combo',
      quantity: 2,
      parts: [
        { unitId: 'box', quantity: 1 },
        { unitId: 'bottle', quantity: 1 },
      ],
    },
    null,
  ],
])('%s', (_, line, cost) => {
  expect(costOfLine(line, costs)).toBe(cost)
})
