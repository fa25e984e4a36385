import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { shelve } from '../../../test/shelf.ts'

let shop: TestApp
let owner: Person
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
})
afterAll(() => shop.close())

it('a shelf or a group that a check counted stays, also when its goods move on', async () => {
  await shelve(shop, owner, [{ quantity: 5 }])
  for (const [path, field, kind] of [
    ['product-position', 'positionId', 'POSITION'],
    ['product-group', 'groupId', 'GROUP'],
  ] as const) {
    const { data: place } = await owner.post(path, { name: `Kệ ${kind}` })
    expect((await owner.post('inventory-check', { kind, [field]: place.id })).status).toBe(201)
    const refused = await owner.delete(`${path}/${place.id}?moveTo=none`)
    expect([refused.status, refused.body.error]).toEqual([409, 'place-was-counted'])
  }
})
