import { expect, it } from 'vitest'
import { expandDirections } from './expand-directions.ts'

it.each([
  ['2x1 sa', 'Ngày 2 lần, mỗi lần 1 viên, sau ăn'],
  ['3x1/2 ta 5n', 'Ngày 3 lần, mỗi lần 1/2 viên, trước ăn, trong 5 ngày'],
  ['2x1,5', 'Ngày 2 lần, mỗi lần 1,5 viên'],
  ['2x0,5', 'Ngày 2 lần, mỗi lần 0,5 viên'],
  ['s1 c1 sa', 'Sáng 1 viên, chiều 1 viên, sau ăn'],
  ['S1 TR1 T2', 'Sáng 1 viên, trưa 1 viên, tối 2 viên'],
  ['1x1 tn', 'Ngày 1 lần, mỗi lần 1 viên, trước khi ngủ'],
  ['  2X1   kc ', 'Ngày 2 lần, mỗi lần 1 viên, khi cần'],
])('"%s" is "%s"', (typed, whole) => {
  expect(expandDirections(typed, 'Viên')).toBe(whole)
})

it.each([
  '',
  'uống sau ăn',
  '2x1 sau',
  '2x',
  'x1',
  '0x1',
  '2x0',
  '2x1/0',
  '2x0/2',
  '200x1',
  '2x1.5',
  's',
  's0',
  '0n',
  'constructor',
])('"%s" stays as it was typed', typed => {
  expect(expandDirections(typed, 'Viên')).toBeNull()
})

it('says nothing new about what is written out', () => {
  const whole = expandDirections('2x1 sa', 'Viên')!
  expect(expandDirections(whole, 'Viên')).toBeNull()
})
