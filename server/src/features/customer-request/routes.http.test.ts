import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { addEmployee, someCustomer, someProduct } from '../../../test/factories.ts'
import { boxes, receive } from '../../../test/receive.ts'
import { newId } from '../../db/new-id.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

let shop: TestApp
let owner: Person
let product: Json
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
  product = await someProduct(owner)
})
afterAll(() => shop.close())

const names = async (query: string) =>
  (await owner.get(`customer-request?${query}`)).data.items.map((row: Json) => row.customerName ?? row.name)

describe('the notebook of what was asked for', () => {
  it('takes words or a product, from whoever sells', async () => {
    const cashier = await addEmployee(shop, owner)
    const words = await cashier.post('customer-request', { name: 'Kem chống nắng trẻ em', note: 'loại nhỏ' })
    expect(words).toMatchObject({
      status: 201,
      data: { name: 'Kem chống nắng trẻ em', productId: null, quantity: 1, stock: 0, isArrived: false, units: [] },
    })
    const customer = await someCustomer(owner, { name: 'Chị Hoa', phone: '0912345678' })
    const goods = await cashier.post('customer-request', {
      productId: product.id,
      quantity: 200,
      customerId: customer.id,
    })
    expect(goods.data).toMatchObject({
      name: product.name,
      quantity: 200,
      customerName: 'Chị Hoa',
      customerPhone: '09••••678',
      askedByName: cashier.profile.fullName,
    })
    expect((await owner.get('customer-request')).data.items[0].customerPhone).toBe('0912345678')
    expect((await cashier.post('customer-request', { note: 'x' })).body.issues).toMatchObject([{ path: 'name' }])
    expect((await cashier.post('customer-request', { productId: newId() })).body.issues).toMatchObject([
      { path: 'productId' },
    ])
  })

  it('comes once from a till that tells twice, at the time it was asked, never later than now', async () => {
    const body = { id: newId(), name: 'Nhiệt kế', askedAt: '2026-01-05T03:00:00.000Z' }
    const replies = await Promise.all([1, 2].map(() => owner.post('customer-request', body)))
    expect(replies.map(reply => reply.status)).toEqual([201, 201])
    expect(replies[0]!.data).toMatchObject({ businessDay: '2026-01-05' })
    const ahead = await owner.post('customer-request', { name: 'Nhiệt kế', askedAt: '2099-01-05T03:00:00.000Z' })
    expect(ahead.data.askedAt < '2099').toBe(true)
  })

  it('tells whom to call when the goods are there, and is answered, opened again and corrected', async () => {
    const [early, late] = [await someProduct(owner), await someProduct(owner)]
    const asked = async (name: string, productId: string | null) =>
      (
        await owner.post('customer-request', {
          name: 'x',
          productId,
          customerName: name,
          customerPhone: '0987 654 321',
        })
      ).data
    await asked('Anh Bảy', late.id)
    const lan = await asked('Cô Lan', early.id)
    const vague = await asked('Bác Tư', null)
    await receive(owner, [boxes(early, 1)], { payments: [{ method: 'CASH', amount: 30_000 }] })
    expect(await names('state=arrived')).toEqual(['Cô Lan'])

    const answered = await owner.post(`customer-request/${lan.id}/answer`, {
      version: 1,
      outcome: 'CALLED',
      note: 'Chiều ghé',
    })
    expect(answered.data).toMatchObject({ outcome: 'CALLED', answerNote: 'Chiều ghé', isArrived: false, version: 2 })
    expect(await names('state=arrived')).toEqual([])
    expect(await names('state=answered')).toEqual(['Cô Lan'])
    expect((await owner.post(`customer-request/${lan.id}/answer`, { version: 1, outcome: null })).body.error).toBe(
      'version-conflict',
    )
    await owner.post(`customer-request/${lan.id}/answer`, { version: 2, outcome: null })
    expect(await names('state=arrived')).toEqual(['Cô Lan'])

    const found = await owner.patch(`customer-request/${vague.id}`, { version: 1, productId: early.id, quantity: 5 })
    expect(found.data).toMatchObject({ name: early.name, quantity: 5, stock: 100, isArrived: true })
    expect(await names('state=arrived')).toEqual(['Bác Tư', 'Cô Lan'])
    expect(await names('keyword=co%20lan')).toEqual(['Cô Lan'])
    expect(await names('keyword=0987654&state=open')).toEqual(['Bác Tư', 'Cô Lan', 'Anh Bảy'])
    const home = (await owner.get('home/tasks')).data
    expect(home.customerRequestsArrived).toBe(2)
  })

  it('is not found by another store', async () => {
    const { id } = (await owner.post('customer-request', { name: 'Băng gạc' })).data
    const stranger = await shop.registerStore()
    expect((await stranger.patch(`customer-request/${id}`, { version: 1, note: 'x' })).status).toBe(404)
    expect((await stranger.post(`customer-request/${id}/answer`, { version: 1, outcome: 'DROPPED' })).status).toBe(404)
  })

  it('goes with a product that is merged into another', async () => {
    const [survivor, duplicate]: Json[] = [await someProduct(owner), await someProduct(owner)]
    const { id } = (await owner.post('customer-request', { productId: duplicate.id })).data
    const merged = await owner.post(`product/${survivor.id}/merge`, {
      duplicateId: duplicate.id,
      duplicateVersion: duplicate.version,
    })
    expect(merged.status).toBe(200)
    const row = (await owner.get(`customer-request?productId=${survivor.id}`)).data.items
    expect(row).toMatchObject([{ id, name: survivor.name }])
  })
})
