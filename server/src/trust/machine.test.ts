import type { NetworkInterfaceInfo } from 'node:os'
import { describe, expect, it } from 'vitest'
import { isHostName, thisMachine } from './machine.ts'
import { isPrivateAddress, isPrivateName } from './private-place.ts'

const card = (address: string, family: 'IPv4' | 'IPv6', internal = false) =>
  ({ address, family, internal }) as NetworkInterfaceInfo

describe('this machine', () => {
  it('is called by its host name, with .local, and by its private addresses, version 4 first', () => {
    const cards = {
      lo: [card('127.0.0.1', 'IPv4', true), card('::1', 'IPv6', true)],
      eth0: [card('fd00::2', 'IPv6'), card('fe80::1', 'IPv6'), card('192.168.1.5', 'IPv4')],
      vpn: [card('100.100.1.2', 'IPv4'), card('203.113.131.1', 'IPv4')],
      gone: undefined,
    }
    expect(thisMachine('QUAY-THUOC', cards)).toEqual({
      names: ['quay-thuoc', 'quay-thuoc.local'],
      addresses: ['192.168.1.5', '100.100.1.2', 'fd00::2'],
    })
  })

  it.each([
    ['may.nhathuoc.vn', ['may.nhathuoc.vn', 'may', 'may.local']],
    ['localhost', ['localhost']],
    ['Máy quầy', []],
    ['MAY_QUAY', []],
    ['', []],
  ])('named %j', (name, names) => {
    expect(thisMachine(name, {}).names).toEqual(names)
  })
})

it.each([
  ['10.1.2.3', true],
  ['172.31.255.1', true],
  ['172.32.0.1', false],
  ['192.168.0.1', true],
  ['::ffff:192.168.0.1', true],
  ['::ffff:8.8.8.8', false],
  ['127.0.0.2', true],
  ['fd12::1', true],
  ['2405:4800::1', false],
  ['8.8.8.8', false],
  ['quay.local', false],
  ['', false],
])('address %s is private: %s', (address, expected) => {
  expect(isPrivateAddress(address)).toBe(expected)
})

it.each([
  ['quay.local', true],
  ['localhost', true],
  ['local.vn', false],
  ['notlocal', false],
  ['quay.home.arpa', true],
])('name %s is private: %s', (name, expected) => {
  expect(isPrivateName(name)).toBe(expected)
})

it.each(['a b', '-a', 'a-', 'a..b', '192.168.1.1', 'a/b', `${'a'.repeat(64)}.local`])('%j is no host name', text => {
  expect(isHostName(text)).toBe(false)
})
