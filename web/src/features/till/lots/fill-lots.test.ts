import { expect, it } from 'vitest'
import { lot } from '../sale-samples.ts'
import { fillLots } from './fill-lots.ts'

const lots = [
  lot('old', 6, { expiryDate: '2026-10-31' }),
  lot('first', 10, { expiryDate: '2027-02-28' }),
  lot('second', 140, { expiryDate: '2027-08-31' }),
  lot('third', 280, { expiryDate: '2028-05-31' }),
]
const filled = (typed: [string, number][]) =>
  fillLots(lots, 14, '2026-11-21', new Map(typed)).map(({ lotId, quantity }) => [lotId, quantity])

it.each<[string, [string, number][], [string, number][]]>([
  [
    'nothing typed is the automatic choice',
    [],
    [
      ['first', 10],
      ['second', 4],
    ],
  ],
  [
    'the rest fills itself by expiry',
    [['third', 5]],
    [
      ['first', 9],
      ['third', 5],
    ],
  ],
  ['a lot set to nothing is passed over', [['first', 0]], [['second', 14]]],
  ['too much stays as typed, to be seen', [['third', 20]], [['third', 20]]],
])('%s', (_, typed, expected) => {
  expect(filled(typed)).toEqual(expected)
})
