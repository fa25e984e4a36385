import { expect, it } from 'vitest'
import { isLostControlled } from './is-lost-controlled.ts'

it.each([
  ['narcotic', -1, 9, true],
  ['narcotic', 1, 11, false],
  ['narcotic', 0, 10, false],
  // It was not counted: that it is gone was decided, not found.
  ['narcotic', -10, null, false],
  ['restricted-retail', -1, 9, false],
  [null, -1, 9, false],
])('%s %i counted %s: to be reported %s', (controlGroup, difference, counted, reported) =>
  expect(isLostControlled({ controlGroup, difference, counted })).toBe(reported),
)
