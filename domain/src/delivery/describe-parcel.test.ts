import { expect, it } from 'vitest'
import { describeParcel } from './describe-parcel.ts'

const none = { weight: null, length: null, width: null, height: null }

it('of a bill that an older page kept nothing is said', () => {
  expect(describeParcel({})).toBeNull()
})

it.each([
  [{}, null],
  [{ weight: 350 }, '350 g'],
  [{ weight: 1_250 }, '1,25 kg'],
  [{ length: 30, width: 20, height: 10 }, '30 × 20 × 10 cm'],
  [{ weight: 2_000, length: 30 }, '2 kg · 30 cm'],
])('a parcel of %j is "%s"', (measured, line) => {
  expect(describeParcel({ ...none, ...measured })).toBe(line)
})
