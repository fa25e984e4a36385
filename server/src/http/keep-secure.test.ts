import { expect, it } from 'vitest'
import { isOfInternet } from './keep-secure.ts'

it.each([
  ['quay.nhathuoc.vn', true],
  ['localhost', false],
  ['may-quay', false],
  ['may-quay.local', false],
  ['MAY.LOCAL', false],
  ['192.168.1.5', false],
  ['[fd00::2]', false],
])('HSTS for %s: %s', (host, expected) => {
  expect(isOfInternet(host)).toBe(expected)
})
