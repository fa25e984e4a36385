import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { tabletUnits } from '../../../test/factories.ts'
import { newId } from '../new-id.ts'

let shop: TestApp
let owner: Person
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
})
afterAll(() => shop.close())

it('a create that is refused after its row was written leaves nothing, and is refused as often as it comes', async () => {
  const body = {
    id: newId(),
    type: 1,
    name: 'Paracetamol 500 mg',
    isLotManaged: true,
    vatRate: 5,
    units: tabletUnits(),
    imageIds: [newId()],
  }
  for (let i = 0; i < 2; i++)
    expect(await owner.post('product', body)).toMatchObject({
      status: 404,
      body: { error: 'not-found', issues: [{ path: 'imageIds.0' }] },
    })
  expect((await owner.get('product')).data.totalItem).toBe(0)
  expect((await owner.get(`product/${body.id}`)).status).toBe(404)
})
