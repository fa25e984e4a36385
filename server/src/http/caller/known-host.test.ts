import { expect, test } from 'vitest'
import { isKnownHost } from './known-host.ts'

test.each([
  ['localhost:3000', true],
  ['127.0.0.1:3000', true],
  ['192.168.1.5:3443', true],
  ['[::1]:3000', true],
  ['quay-pc', true],
  ['quay.nhathuoc.lan:3443', true],
  ['quay.local.', true],
  ['quay.example.vn', true],
  ['QUAY.example.vn:443', true],
  ['evil.example.com', false],
  ['quay.example.vn.evil.com', false],
  ['127.0.0.1.evil.com:3000', false],
  ['localhost.evil.com', false],
])('%s: %s', (host, known) => {
  expect(isKnownHost(host, ['quay.example.vn'])).toBe(known)
})
