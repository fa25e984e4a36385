import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { addEmployee, someCustomer, someProvider } from '../../../test/factories.ts'
import { shelve } from '../../../test/shelf.ts'

let shop: TestApp
let owner: Person
let item: { productId: string; unitId: string }
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
  const goods = await shelve(shop, owner, [{ quantity: 1_000, value: 500_000 }])
  item = { productId: goods.id, unitId: goods.units.Viên! }
})
afterAll(() => shop.close())

const remove = ({ id }: { id: string }) => owner.delete(`customer/${id}`)
const done = (reply: { status: number; body: unknown }) =>
  expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(300)

describe('deleting a customer', () => {
  it('takes away one who has bought nothing, out of the search and with a row in the log', async () => {
    const customer = await someCustomer(owner, { name: 'Phan Nhập Nhầm', phone: '0911222333' })
    expect((await remove(customer)).body.code).toBe(204)
    expect((await owner.get(`customer/${customer.id}`)).status).toBe(404)
    expect((await owner.get('customer?keyword=phan nhap nham')).data.items).toEqual([])
    expect((await remove(customer)).status).toBe(404)
    const log = (await owner.get('user_log?limit=5')).data.items
    expect(log[0]).toMatchObject({ action: 'customer.delete' })
    // The phone is free again.
    await someCustomer(owner, { phone: '0911222333' })
  })

  it('asks for the right to delete', async () => {
    const customer = await someCustomer(owner)
    const clerk = await addEmployee(shop, owner, { grants: [{ model: 'customer', action: 'update' }] })
    expect((await clerk.delete(`customer/${customer.id}`)).status).toBe(403)
  })

  const linked: Record<string, (customer: { id: string; version: number }) => Promise<unknown>> = {
    'hóa đơn': async ({ id }) =>
      done(
        await owner.post('bill', {
          customerId: id,
          items: [{ ...item, quantity: 10 }],
          payments: [{ method: 'CASH', amount: 10_000 }],
        }),
      ),
    'sổ công nợ': async ({ id }) =>
      done(await owner.post('debt/opening', { partnerKind: 'customer', partnerId: id, amount: 70_000 })),
    'sổ điểm': async ({ id }) => done(await owner.post('point/adjust', { customerId: id, amount: 7, reason: 'Bù' })),
    'liên kết với nhà cung cấp': async ({ id }) => {
      const provider = await someProvider(owner)
      done(await owner.put('debt-offset/partner', { customerId: id, providerId: provider.id }))
    },
    'lần gộp khách': async ({ id }) => {
      const duplicate = await someCustomer(owner)
      done(await owner.post(`customer/${id}/merge`, { duplicateId: duplicate.id, duplicateVersion: duplicate.version }))
    },
  }
  it.each(Object.keys(linked))('is refused of one with: %s', async word => {
    const customer = await someCustomer(owner, { name: 'Võ Đã Mua' })
    await linked[word]!(customer)
    const { body } = await remove(customer)
    expect(body).toMatchObject({ error: 'customer-in-use', details: { name: 'Võ Đã Mua' } })
    expect(body.details.uses).toContain(word)
    expect((await owner.get(`customer/${customer.id}`)).status).toBe(200)
  })
})
