import { expect, it } from 'vitest'
import { readTime } from './time-input.tsx'

it.each([
  ['', null],
  ['7', '07:00'],
  ['730', '07:30'],
  ['0730', '07:30'],
  ['7:30', '07:30'],
  ['19h30', '19:30'],
  ['19h', '19:00'],
  ['23.59', '23:59'],
  ['00:00', '00:00'],
])('%s is the time %s', (text, value) => {
  expect(readTime(text)).toEqual({ value })
})

it.each(['24', '7:60', '12:3', '1 2', 'sáng', '12345'])('%s is no time', text => {
  expect(readTime(text)).toHaveProperty('problem')
})
