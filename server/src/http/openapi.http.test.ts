import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../test/app.ts'

// biome-ignore lint/suspicious/noExplicitAny: a document of any shape is read
type Json = any

let shop: TestApp
let document: Json
beforeAll(async () => {
  shop = await testApp()
  document = (await shop.call({ method: 'GET', url: '/mp/api/openapi.json' })).body
})
afterAll(() => shop.close())

const operations = (): [path: string, operation: Json][] =>
  Object.entries<Json>(document.paths).flatMap(([path, methods]) =>
    Object.values<Json>(methods).map((one): [string, Json] => [path, one]),
  )

it('names each operation once, with the parameters that its path has', () => {
  const ids = operations().map(([, { operationId }]) => operationId)
  expect(new Set(ids).size).toBe(ids.length)
  for (const [path, { parameters }] of operations()) {
    const inPath = parameters.filter((one: Json) => one.in === 'path').map((one: Json) => one.name)
    expect(inPath).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(match => match[1]))
  }
})

it('refers to nothing that is not in it, and says what every answer is', () => {
  for (const [, reference] of JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)) {
    const steps = reference!.replace(/^#\//, '').split('/')
    expect(
      steps.reduce((part, step) => part?.[step], document),
      reference,
    ).toBeDefined()
  }
  for (const [, { responses }] of operations())
    for (const response of Object.values<Json>(responses)) expect(response.description).not.toBe('')
})

it('has the call of monitors too', async () => {
  const { example } = document.paths['/health'].get.responses[200].content['application/json']
  // Without a built client there is no build; the epoch is each database's own, the time that of the call.
  const { build: _, ...data } = {
    ...example.data,
    epoch: expect.stringMatching(/^[0-9a-f-]{36}$/),
    serverTime: expect.any(String),
  }
  expect((await shop.call({ method: 'GET', url: '/mp/api/health' })).body).toEqual({ ...example, data })
})
