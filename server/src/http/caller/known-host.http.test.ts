import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp({}, { allowedHosts: ['quay.example.vn'] })
})
afterAll(() => shop.close())

it.each([
  ['quay.example.vn', 200],
  ['localhost:3000', 200],
  ['evil.example.com', 421],
])('under the name %s: %i', async (host, status) => {
  const reply = await shop.app.inject({ url: '/mp/api/health', headers: { host } })
  expect(reply.statusCode).toBe(status)
  expect(reply.headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
  if (status !== 200) expect(reply.json()).toMatchObject({ code: 421, error: 'unknown-host' })
})
