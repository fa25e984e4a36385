import { expect, it } from 'vitest'
import { boundsOf, boundsText } from './bounds-control.tsx'

it.each<[string, Record<string, string>, object, string | null]>([
  ['none', {}, {}, null],
  ['no less', { least: '1000' }, { least: '1000' }, 'từ 1.000'],
  ['no more, below zero', { most: '-5' }, { most: '-5' }, 'đến −5'],
  ['both', { least: '0', most: '2000000' }, { least: '0', most: '2000000' }, 'từ 0 đến 2.000.000'],
  ['what is no whole number is left out', { least: '1e3', most: '2,5' }, {}, null],
])('bounds of rows: %s', (_, query, asked, words) => {
  expect(boundsOf(query)).toEqual(asked)
  expect(boundsText(query)).toBe(words)
})
