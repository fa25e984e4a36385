import { expect, it } from 'vitest'
import { isEasyPin } from './is-easy-pin.ts'

it.each([
  '0000',
  '111111',
  '1234',
  '23456',
  '4321',
  '2468',
  '7890',
  '8901',
  '1212',
  '123123',
  '1122',
  '112233',
  '1987',
  '2003',
  '1512',
  '3112',
  '151287',
])('%s is tried first', pin => {
  expect(isEasyPin(pin, null)).toBe(true)
})

it('so is the end of one’s own phone number, however it is written', () => {
  expect(isEasyPin('4718', '0912 934 718')).toBe(true)
  expect(isEasyPin('4718', '0912 934 719')).toBe(false)
})

it.each(['4071', '82964', '907314', '3852', '5190'])('%s is not among them', pin => {
  expect(isEasyPin(pin, '0912345678')).toBe(false)
})
