import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { addEmployee, someCustomer, someProduct, someProvider } from '../../../test/factories.ts'
import { boxes, receive } from '../../../test/receive.ts'

let shop: TestApp
let owner: Person
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
})
afterAll(() => shop.close())

const remove = ({ id }: { id: string }) => owner.delete(`provider/${id}`)
const done = (reply: { status: number; body: unknown }) =>
  expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(300)

describe('deleting a supplier', () => {
  it('takes away one from whom nothing was bought, with a row in the log, and frees the name', async () => {
    const provider = await someProvider(owner, { name: 'Dược Nhập Nhầm' })
    expect((await remove(provider)).body.code).toBe(204)
    expect((await owner.get(`provider/${provider.id}`)).status).toBe(404)
    expect((await remove(provider)).status).toBe(404)
    expect((await owner.get('user_log?limit=1')).data.items[0]).toMatchObject({
      action: 'provider.delete',
      before: { name: 'Dược Nhập Nhầm' },
    })
    await someProvider(owner, { name: 'Dược Nhập Nhầm' })
  })

  it('asks for the right to delete, and knows none of another store', async () => {
    const provider = await someProvider(owner)
    const clerk = await addEmployee(shop, owner, { grants: [{ model: 'provider', action: 'update' }] })
    expect((await clerk.delete(`provider/${provider.id}`)).status).toBe(403)
    expect((await (await shop.registerStore()).delete(`provider/${provider.id}`)).status).toBe(404)
  })

  const linked: Record<string, (provider: { id: string }) => Promise<unknown>> = {
    'phiếu nhập hàng': async ({ id }) => {
      await receive(owner, [boxes(await someProduct(owner), 1, { price: 45_000 })], { providerId: id })
    },
    'sổ công nợ': async ({ id }) =>
      done(await owner.post('debt/opening', { partnerKind: 'provider', partnerId: id, amount: 70_000 })),
    'liên kết với khách hàng': async ({ id }) => {
      const customer = await someCustomer(owner)
      done(await owner.put('debt-offset/partner', { customerId: customer.id, providerId: id }))
    },
    'phiếu đặt hàng nhập': async ({ id }) => {
      const product = await someProduct(owner)
      const items = [{ productId: product.id, unitId: product.units[0].id, quantity: 1, price: 1_000 }]
      done(await owner.post('purchase-order', { status: 'DRAFT', providerId: id, items }))
    },
  }
  it.each(Object.keys(linked))('is refused of one with: %s', async word => {
    const provider = await someProvider(owner)
    await linked[word]!(provider)
    const { status, body } = await remove(provider)
    expect([status, body.error]).toEqual([409, 'provider-in-use'])
    expect(body.details.uses).toContain(word)
    expect(body.message).toContain(provider.name)
    expect((await owner.get(`provider/${provider.id}`)).status).toBe(200)
  })
})
