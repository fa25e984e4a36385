import { expect, it } from 'vitest'
import { walkTiles } from './walk-tiles.ts'

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 6, 6],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 5],
  ['ArrowDown', 5, 5],
  ['ArrowUp', 5, 1],
  ['ArrowUp', 2, 2],
  ['Enter', 2, null],
])('%s leads from tile %i of seven in four columns to %s', (key, from, to) => {
  expect(walkTiles(key, from, 7, 4)).toBe(to)
})
