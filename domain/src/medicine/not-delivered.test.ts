import { expect, it } from 'vitest'
import { notDelivered } from './not-delivered.ts'

it.each([
  [false, null, null],
  [true, null, 'prescription'],
  [true, 'narcotic', 'controlled'],
  [false, 'special', 'controlled'],
  [true, 'restricted-retail', 'restricted'],
] as const)('on prescription %s, of group %s: %s', (isPrescription, controlGroup, why) => {
  expect(notDelivered({ isPrescription, controlGroup })).toBe(why)
})
