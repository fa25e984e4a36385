import { expect, it } from 'vitest'
import { describeDirections } from './describe-directions.ts'
import { mostDoses } from './most-doses.ts'

const nothing = { morning: null, noon: null, afternoon: null, evening: null, meal: null, note: null }

it.each([
  [{}, ''],
  [{ morning: 1, evening: 1.5, meal: 'AFTER' }, 'Sáng 1 viên, tối 1½ viên, sau ăn'],
  [{ noon: 0.25, note: 'Uống nhiều nước' }, 'Trưa ¼ viên. Uống nhiều nước'],
  [{ meal: 'BEFORE' }, 'Trước ăn'],
  [{ note: 'Nhai kỹ' }, 'Nhai kỹ'],
] as const)('directions %o are "%s"', (given, words) => {
  expect(describeDirections({ ...nothing, ...given }, 'Viên')).toBe(words)
})

it('allows as many liều as the scarcest component', () => {
  expect(
    mostDoses([
      { need: 2, available: 9 },
      { need: 1, available: 30 },
    ]),
  ).toBe(4)
  expect(mostDoses([{ need: 2, available: 0 }])).toBe(0)
  expect(mostDoses([])).toBe(0)
})
