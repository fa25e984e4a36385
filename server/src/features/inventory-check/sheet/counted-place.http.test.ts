import { expect, it } from 'vitest'
import { shelve } from '../../../../test/shelf.ts'
import { shopOfFile } from '../../../../test/shop-of-file.ts'

const shop = await shopOfFile()
const owner = await shop.registerStore()

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
