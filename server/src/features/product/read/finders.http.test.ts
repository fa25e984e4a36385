import type { Model } from '@quay/contract/right/permission'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { addEmployee, inStore, someProduct, someProvider } from '../../../../test/factories.ts'

let shop: TestApp
let owner: Person
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
})
afterAll(() => shop.close())

/** A person with one area and nothing else. */
const worksWith = (model: Model) =>
  addEmployee(shop, owner, {
    grants: (['read', 'create', 'update'] as const).map(action => ({ model, action })),
  })

describe('who works with goods finds them, and not what they cost', () => {
  const areas: Model[] = [
    'sale',
    'list_product',
    'import_product',
    'return_product',
    'check_inventory',
    'stock_transfer',
    'disposal',
    'price_setting',
    'sample_medicine',
    'tax',
  ]
  it.each(areas)('with nothing but %s', async model => {
    const product = await someProduct(owner, { name: `Hoạt huyết ${model}`, code: `HH-${model}` })
    const person = await worksWith(model)
    const { items } = (await person.get(`product?keyword=hh-${model}`)).data
    expect(items).toMatchObject([
      {
        id: product.id,
        code: `HH-${model}`,
        name: product.name,
        units: expect.arrayContaining([expect.objectContaining({ name: 'Viên' })]),
      },
    ])
    const one = await person.get(`product/${product.id}`)
    expect([items[0], one.data].map(row => 'cost' in row)).toEqual([false, false])
    for (const path of ['product-group', 'manufacturer', 'product-position', 'lot', 'stock'])
      expect([path, (await person.get(path)).status]).toEqual([path, 200])
  })

  it('nobody else', async () => {
    const person = await worksWith('customer')
    for (const path of ['product', 'product-group', 'manufacturer', 'product-position', 'lot', 'stock', 'provider'])
      expect([path, (await person.get(path)).status]).toEqual([path, 403])
  })
})

describe('who buys chooses a supplier by name', () => {
  const contact = {
    phone: '0281234567',
    email: 'ban@duoc.example',
    address: '1 Lê Lợi',
    contactName: 'Anh Ba',
    note: 'trả chậm',
    bankAccounts: [{ bankName: 'VCB', accountNumber: '0011', accountName: 'CTY' }],
  }
  it.each<Model>(['import_product', 'return_product'])(
    'with nothing but %s: neither debt nor contact nor accounts',
    async model => {
      const made = await someProvider(owner, { name: `Dược ${model}`, leadDays: 3, ...contact })
      await inStore(shop, owner.profile.store.id, query =>
        query('update provider set debt = 5000 where store_id = $1 and id = $2', [owner.profile.store.id, made.id]),
      )
      const person = await worksWith(model)
      const { items } = (await person.get(`provider?keyword=${model}`)).data
      expect(items).toMatchObject([
        {
          id: made.id,
          name: `Dược ${model}`,
          leadDays: 3,
          phone: '02••••567',
          email: null,
          address: null,
          contactName: null,
          note: null,
          bankAccounts: [],
        },
      ])
      expect('debt' in items[0]).toBe(false)
      expect((await person.get(`provider/${made.id}`)).data).toEqual(items[0])
      expect(await person.get('provider?hasDebt=true')).toMatchObject({ status: 403, body: { error: 'forbidden' } })
      const group = { name: `Nhóm ${model}` }
      expect((await owner.post('provider-group', group)).data.debt).toBe(0)
      if (model === 'import_product')
        expect((await person.get('provider-group')).data.items.map((row: object) => 'debt' in row)).toEqual([false])
      const buyer = await worksWith('provider')
      expect((await buyer.get(`provider/${made.id}`)).data).toMatchObject({ ...contact, debt: 5000 })
      expect((await buyer.get('provider?hasDebt=true')).status).toBe(200)
    },
  )
})
