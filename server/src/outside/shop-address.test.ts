import { expect, it } from 'vitest'
import { isShopAddress } from './shop-address.ts'

it.each(['10.0.0.5', '172.16.0.1', '172.31.255.254', '192.168.1.100', 'fd12:3456::7'])(
  '%s is a shop’s own',
  address => {
    expect(isShopAddress(address)).toBe(true)
  },
)

it.each([
  '8.8.8.8',
  '172.32.0.1',
  '127.0.0.1',
  '::1',
  '169.254.169.254',
  'fe80::1',
  '100.64.0.1',
  '0.0.0.0',
  '::ffff:8.8.8.8',
  '2001:4860:4860::8888',
  'printer.local',
  '',
])('%s is not', address => {
  expect(isShopAddress(address)).toBe(false)
})
