import { expect, it } from 'vitest'
import { countCombos } from './count-combos.ts'

it('as many combos can be made as the scarcest component allows', () => {
  expect(
    countCombos([
      { needBase: 10, available: 99 },
      { needBase: 2, available: 30 },
    ]),
  ).toBe(9)
  expect(countCombos([{ needBase: 1, available: -3 }])).toBe(0)
  expect(countCombos([])).toBe(0)
})
