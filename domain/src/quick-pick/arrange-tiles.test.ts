import fc from 'fast-check'
import { expect, it } from 'vitest'
import { moveCategory, moveTile } from './arrange-tiles.ts'

const tiles = ['a1', 'a2', 'b1', 'b2', 'c1'].map(unitId => ({ unitId, category: unitId[0]! }))
const ids = (list: readonly { unitId: string }[]) => list.map(one => one.unitId).join(' ')

it.each([
  ['a2', 'a', 'a1', 'a2 a1 b1 b2 c1'],
  ['a1', 'a', null, 'a2 a1 b1 b2 c1'],
  ['a1', 'b', 'b2', 'a2 b1 a1 b2 c1'],
  ['c1', 'a', null, 'a1 a2 c1 b1 b2'],
  ['b1', 'd', null, 'a1 a2 b2 c1 b1'],
  ['b1', 'b', 'c1', 'a1 a2 b2 b1 c1'],
  ['x', 'a', null, 'a1 a2 b1 b2 c1'],
  ['a1', 'a', 'a1', 'a1 a2 b1 b2 c1'],
])('the tile %s into %s before %s gives %s', (unitId, category, beforeUnitId, order) => {
  expect(ids(moveTile(tiles, unitId, { category, beforeUnitId }))).toBe(order)
})

it.each([
  ['c', 'a', 'c1 a1 a2 b1 b2'],
  ['a', null, 'b1 b2 c1 a1 a2'],
  ['b', 'b', 'a1 a2 b1 b2 c1'],
  ['x', 'a', 'a1 a2 b1 b2 c1'],
])('the category %s before %s gives %s', (category, before, order) => {
  expect(ids(moveCategory(tiles, category, before))).toBe(order)
})

it('loses no tile, and keeps those of a category together, whatever is moved', () => {
  const some = fc.constantFrom(...tiles.map(one => one.unitId))
  const name = fc.constantFrom('a', 'b', 'c', 'd')
  const step = fc.record({ unitId: some, category: name, before: fc.option(some), other: fc.option(name) })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), steps => {
      const moved = steps.reduce(
        (list, { unitId, category, before, other }) =>
          moveCategory(moveTile(list, unitId, { category, beforeUnitId: before }), category, other),
        tiles,
      )
      expect(moved.map(one => one.unitId).sort()).toEqual(tiles.map(one => one.unitId))
      const categories = moved.map(one => one.category).filter((one, i, all) => one !== all[i - 1])
      expect(new Set(categories).size).toBe(categories.length)
    }),
  )
})
