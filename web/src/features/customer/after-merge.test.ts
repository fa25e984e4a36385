import { expect, it } from 'vitest'
import { afterMerge } from './after-merge.ts'

const of = (phone: string | null, phone2: string | null = null, debt = 0, points = 0) => ({
  phone,
  phone2,
  debt,
  points,
})

it.each([
  ['a phone where there was none', of(null), of('0901'), ['0901'], []],
  ['the phone as the second one', of('0901'), of('0902'), ['0901', '0902'], []],
  ['no phone where there are two', of('0901', '0903'), of('0902'), ['0901', '0903'], ['0902']],
  ['of two phones the first', of('0901'), of('0902', '0904'), ['0901', '0902'], ['0904']],
  ['both where there was none', of(null), of('0902', '0904'), ['0902', '0904'], []],
  ['the same phone once', of('0901'), of(null, '0901'), ['0901'], []],
])('takes over %s', (_, survivor, duplicate, phones, lostPhones) => {
  expect(afterMerge(survivor, duplicate)).toMatchObject({ phones, lostPhones })
})

it('adds debts and points, also where the shop owes', () => {
  expect(afterMerge(of(null, null, 50_000, 12), of(null, null, -20_000, 3))).toMatchObject({ debt: 30_000, points: 15 })
})
