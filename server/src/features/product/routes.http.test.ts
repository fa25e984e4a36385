import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { addEmployee, someProduct, tabletUnits } from '../../../test/factories.ts'
import { newId } from '../../db/new-id.ts'

let shop: TestApp
let owner: Person
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
})
afterAll(() => shop.close())

describe('adding a product', () => {
  it('numbers it, orders its units and gives nothing on hand', async () => {
    const product = await someProduct(owner)
    expect(product).toMatchObject({
      code: expect.stringMatching(/^HH\d{6}$/),
      price: 42_000,
      stock: 0,
      nearestExpiry: null,
      cost: 0,
      version: 1,
      isActive: 1,
      hasMovements: false,
      units: [{ name: 'Viên', isBase: true }, { name: 'Vỉ' }, { name: 'Hộp', isDefaultSale: true }],
    })
    expect((await owner.get(`product/${product.id}`)).data).toEqual(product)
    expect((await owner.get('product')).data.items[0]).toMatchObject({ id: product.id })
    const logged = (await owner.get(`user_log?subjectId=${product.id}`)).data.items
    expect(logged).toMatchObject([{ action: 'product.create', after: { name: product.name, code: product.code } }])
  })
})
