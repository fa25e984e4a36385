import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { someProduct, someProvider } from '../../../test/factories.ts'
import { boxes, receive } from '../../../test/receive.ts'

let shop: TestApp
let owner: Person
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
})
afterAll(() => shop.close())

it('is that of the chosen provider, else of the usual one, else of the last import; drafts and opening stock do not count', async () => {
  const [an, binh, product, unbought] = await Promise.all([
    someProvider(owner, { name: 'Dược An' }),
    someProvider(owner, { name: 'Dược Bình' }),
    someProduct(owner),
    someProduct(owner),
  ])
  const buy = (provider: { id: string }, price: number, more: object = {}) =>
    receive(owner, [boxes(product, 1, { price })], { providerId: provider.id, ...more })
  await buy(an, 30_000)
  await buy(binh, 33_000)
  await buy(an, 99_000, { status: 'DRAFT' })
  const last = async (query = '', person = owner) =>
    (await person.get(`inbound/last-price?productIds=${product.id},${unbought.id}${query}`)).data
  expect(await last()).toMatchObject([{ productId: product.id, price: 33_000, ratio: 100, providerName: 'Dược Bình' }])
  expect(await last(`&providerId=${an.id}`)).toMatchObject([{ price: 30_000, providerId: an.id }])
  await owner.put(`reorder/product/${product.id}`, { providerId: an.id })
  expect(await last()).toMatchObject([{ price: 30_000, providerName: 'Dược An' }])
  expect(await last('', await shop.registerStore())).toEqual([])
})
