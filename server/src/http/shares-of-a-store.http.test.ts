import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownApp, type Person, type TestApp } from '../../test/app.ts'
import { newId } from '../db/new-id.ts'

/** A busy machine takes its time. */
const patience = { timeout: 15_000 }

let shop: TestApp
let busy: Person
let other: Person
beforeAll(async () => {
  shop = await ownApp()
  busy = await shop.registerStore()
  other = await shop.registerStore()
})
afterAll(() => shop.close())

describe('a store that calls without end', () => {
  it('makes no other store wait behind its calls', async () => {
    // The connections are there, and know the statements.
    await Promise.all(Array.from({ length: 20 }, () => other.get('product?limit=50')))
    let answered = 0
    const flood = Array.from({ length: 190 }, async () => {
      const { status } = await busy.get('product?limit=50')
      answered++
      return status
    })
    await expect.poll(() => answered, patience).toBeGreaterThan(0)
    for (let i = 0; i < 3; i++) expect((await other.get('product?limit=50')).status).toBe(200)
    // In turn: while three calls of the other store are answered, some of the many are, and not all that came before.
    expect(answered).toBeLessThan(190)
    expect(new Set(await Promise.all(flood))).toEqual(new Set([200]))
  })

  it('is refused beyond what may wait, and goes on when its line is shorter', async () => {
    const began = performance.now()
    const flood = await Promise.all(Array.from({ length: 300 }, () => busy.get('product?limit=50')))
    // The refusal comes late, so that calling on without waiting gains nothing.
    expect(performance.now() - began).toBeGreaterThan(490)
    const refused = flood.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]!.body).toMatchObject({ error: 'store-busy', details: { seconds: expect.any(Number) } })
    expect((await busy.get('product?limit=50')).status).toBe(200)
  })
})

describe('large bodies', () => {
  it('of one store come a few at a time, whatever it holds open; those of another come meanwhile', async () => {
    await shop.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = shop.app.server.address() as AddressInfo
    const body = JSON.stringify({ id: newId(), purpose: 'product', content: 'A'.repeat(200_000) })
    const upload = (person: Person, isWhole: boolean) => {
      let answer: number | undefined
      const call = request({
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: '/mp/api/upload',
        headers: {
          authorization: `Bearer ${person.accessToken}`,
          'content-type': 'application/json',
          'content-length': body.length,
        },
      })
      call.on('response', response => {
        answer = response.statusCode
        response.resume()
      })
      call.on('error', () => {})
      if (isWhole) call.end(body)
      else call.write(body.slice(0, 1_000))
      return { call, answer: () => answer }
    }
    let arrived = 0
    shop.app.server.on('request', () => arrived++)
    const halves = Array.from({ length: 4 }, () => upload(busy, false))
    await expect.poll(() => arrived, patience).toBe(4)
    const fifth = upload(busy, true)
    const foreign = upload(other, true)
    await expect.poll(foreign.answer, patience).toBe(422)
    expect(fifth.answer()).toBeUndefined()
    halves[0]!.call.destroy()
    await expect.poll(fifth.answer, patience).toBe(422)
    for (const { call } of halves) call.destroy()
  })
})
