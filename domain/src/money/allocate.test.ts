import { describe, expect, it } from 'vitest'
import { allocate } from './allocate.ts'

describe('allocate', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [10, [3, 3, 1], [4, 4, 2]], // 4.29, 4.29, 1.43: the largest fraction takes the one that is left
    [1, [1, 1], [1, 0]],
    [5, [0, 1], [0, 5]],
    [0, [3, 4], [0, 0]],
    [0, [], []],
    [7, [0, 0, 0], [3, 2, 2]],
    [-10, [3, 3, 1], [-4, -4, -2]],
    [-1, [1, 0], [-1, 0]],
    [999_999_999_999, [999_999_999_999, 1], [999_999_999_998, 1]],
  ])('%d over %j → %j', (total, weights, parts) => {
    expect(allocate(total, weights)).toEqual(parts)
  })

  it('refuses to lose an amount', () => {
    expect(() => allocate(1, [])).toThrow(RangeError)
  })
})
