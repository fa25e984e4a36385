import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { someProduct } from '../../../test/factories.ts'

let shop: TestApp
let person: Person
beforeAll(async () => {
  shop = await testApp()
  person = await shop.registerStore()
  for (let i = 0; i < 20; i++) await someProduct(person)
})
afterAll(() => shop.close())

const ask = (accepted: string | undefined, query = '') =>
  shop.app.inject({
    url: `/mp/api/till/catalogue?${query}`,
    headers: {
      authorization: `Bearer ${person.accessToken}`,
      ...(accepted === undefined ? {} : { 'accept-encoding': accepted }),
    },
  })

it('a long answer goes by brotli to whoever takes it, and says what it is', async () => {
  const plain = await ask(undefined)
  expect(plain.body.length).toBeGreaterThan(16 * 1024)
  expect(plain.headers).toMatchObject({ vary: 'accept-encoding' })
  expect(plain.headers['content-encoding']).toBeUndefined()
  for (const accepted of ['br', 'gzip, deflate, br, zstd', 'gzip;q=0.5, br;q=0.1']) {
    const packed = await ask(accepted)
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-store' })
    expect(packed.rawPayload.length).toBe(Number(packed.headers['content-length']))
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
    expect(JSON.parse(brotliDecompressSync(packed.rawPayload).toString()).data.items).toEqual(plain.json().data.items)
  }
})

it('who does not take it, and a short answer, get it as it is', async () => {
  for (const accepted of ['gzip', '', 'br;q=0', 'brx', 'br;q=0.000'])
    expect((await ask(accepted)).headers['content-encoding']).toBeUndefined()
  expect((await ask('br', 'limit=2')).headers['content-encoding']).toBeUndefined()
})
