import { expect, it } from 'vitest'
import { readCoordinates, writeCoordinates } from './read-coordinates.ts'

it.each([
  ['10.7769,106.7009', 10.7769, 106.7009],
  ['10.7769, 106.7009', 10.7769, 106.7009],
  [' 21,105 ', 21, 105],
  ['-33.8688,+151.2093', -33.8688, 151.2093],
  ['+10.5,-3.25', 10.5, -3.25],
  ['0,0', 0, 0],
  ['90,180', 90, 180],
  ['-90,-180', -90, -180],
])('reads %s', (text, latitude, longitude) => {
  expect(readCoordinates(text)).toEqual({ latitude, longitude })
})

it.each([
  ['', 'nothing'],
  ['10.7769', 'one number'],
  ['10.7769;106.7009', 'another separator'],
  ['10.7769 106.7009', 'no separator'],
  ['10,7769,106,7009', 'commas as decimal signs'],
  ['10.7769,106.7009,5', 'a third number'],
  ['10.7769,', 'no longitude'],
  [',106.7', 'no latitude'],
  ['.5,106', 'a decimal without its whole part'],
  ['10.,106', 'a point without decimals'],
  ['1e1,106', 'an exponent'],
  ['--10,106', 'two signs'],
  ['10.7769N,106.7009E', 'letters'],
  ['10°46′36″,106°42′3″', 'degrees and minutes'],
  ['vĩ độ,kinh độ', 'words'],
  ['90.0001,0', 'beyond the pole'],
  ['0,180.5', 'beyond the date line'],
  ['NaN,Infinity', 'no number'],
  ['１０,１０６', 'digits of another script'],
])('does not read %s: %s', text => {
  expect(readCoordinates(text)).toBeNull()
})

it('keeps them without blanks', () => {
  expect(writeCoordinates(' 10.7769, 106.7009')).toBe('10.7769,106.7009')
})
