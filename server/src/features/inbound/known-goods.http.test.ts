import { expect, it } from 'vitest'
import { someProduct, someProvider } from '../../../test/factories.ts'
import { boxes, receive } from '../../../test/receive.ts'
import { shopOfFile } from '../../../test/shop-of-file.ts'

const shop = await shopOfFile()
const owner = await shop.registerStore()

it('brings stock and the last price: that of the chosen provider, else of the usual one, else of the last import; drafts and opening stock do not count', async () => {
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
  const known = async (query = '', person = owner) =>
    (await person.get(`inbound/known-goods?productIds=${product.id},${unbought.id}${query}`)).data
  const last = async (query = '') => {
    const rows: { productId: string; last: unknown }[] = await known(query)
    return [product, unbought].map(({ id }) => rows.find(row => row.productId === id)?.last)
  }
  expect(await last()).toMatchObject([{ price: 33_000, ratio: 100, providerName: 'Dược Bình' }, null])
  expect(await last(`&providerId=${an.id}`)).toMatchObject([{ price: 30_000, providerId: an.id }, null])
  await owner.put(`reorder/product/${product.id}`, { providerId: an.id })
  expect(await last()).toMatchObject([{ price: 30_000, providerName: 'Dược An' }, null])
  expect(await known()).toContainEqual(expect.objectContaining({ productId: product.id, stock: 200 }))
  expect(await known('', await shop.registerStore())).toEqual([])
})
