import { expect, it } from 'vitest'
import { supplyExcess } from './supply-limit.ts'

it.each([
  [undefined, null, null],
  [30, null, null],
  [31, null, 'lasting 30'],
  [90, null, 'lasting 30'],
  [91, null, 'whole 90'],
  [7, 'narcotic', null],
  [8, 'narcotic', 'acute 7'],
  [10, 'psychotropic', null],
  [11, 'psychotropic', 'acute 10'],
  [11, 'precursor', 'acute 10'],
  [30, 'precursor-combination', null],
  [120, 'narcotic', 'whole 90'],
] as const)('%s days of %s: %s', (days, group, excess) => {
  const found = supplyExcess(days, group)
  expect(found && `${found.kind} ${found.most}`).toBe(excess)
})
