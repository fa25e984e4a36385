import { expect, it } from 'vitest'
import { returnPath } from './return-path.ts'

it.each(['/', '/sales', '/products/list?keyword=para%20500&page=2', '/transactions/bill/0193a5f0#in'])(
  'goes back to %s',
  path => expect(returnPath(path)).toBe(path),
)

it.each([
  undefined,
  '',
  'sales',
  'https://example.com/',
  '//example.com',
  '/\\example.com',
  '\\/example.com',
  '/\t/example.com',
  '/\n//example.com',
  '/%2e%2e//example.com',
  '/..//example.com',
  '///example.com',
  '/sales/..//example.com',
  'javascript:alert(1)',
  ' /sales',
  '/auth/sign-in',
  '/x/../auth/sign-in?return=/auth/sign-in',
  '/\\\\',
])('leads nowhere else: %j', path => expect(returnPath(path)).toBe('/'))
