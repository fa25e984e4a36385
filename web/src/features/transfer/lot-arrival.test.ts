import { expect, it } from 'vitest'
import { arrivalOf, inUnit, shortOf, unitsToCountIn } from './lot-arrival.ts'

const units = [
  { name: 'Hộp', ratio: 180 },
  { name: 'Vỉ', ratio: 12 },
  { name: 'Viên', ratio: 1 },
]

it('is counted in the unit in which it was sent, or in base units where that does not come out', () => {
  expect(arrivalOf(120, { ratio: 12 })).toMatchObject({ ratio: 12, received: 10 })
  expect(arrivalOf(125, { ratio: 12 })).toMatchObject({ ratio: 1, received: 125 })
})

it('is not short of anything while the field is empty', () => {
  const arrival = arrivalOf(120, { ratio: 12 })
  expect(shortOf({ ...arrival, received: null }, 120)).toBeNull()
  expect(shortOf({ ...arrival, received: 9 }, 120)).toBe(12)
})

it('offers the units in which each count is whole, and turns the counts into them', () => {
  const arrival = { ...arrivalOf(360, { ratio: 12 }), received: 15, damaged: 1 }
  expect(unitsToCountIn(arrival, 360, units).map(unit => unit.name)).toEqual(['Vỉ', 'Viên'])
  expect(inUnit(arrival, 1)).toEqual({ ratio: 1, received: 180, damaged: 12 })
})
