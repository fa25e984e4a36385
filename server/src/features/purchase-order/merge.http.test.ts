import { expect, it } from 'vitest'
import { someProduct, someProvider } from '../../../test/factories.ts'
import { unitOf } from '../../../test/receive.ts'
import { shopOfFile } from '../../../test/shop-of-file.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

const shop = await shopOfFile()
const owner = await shop.registerStore()

it('a product that is ordered is not merged into another until its order has ended', async () => {
  const [survivor, duplicate]: Json[] = [await someProduct(owner), await someProduct(owner)]
  const provider: Json = await someProvider(owner)
  const item = { productId: duplicate.id, unitId: unitOf(duplicate, 'Hộp'), quantity: 1 }
  const order = { status: 'SUCCEED', providerId: provider.id, items: [item] }
  const { id, code } = (await owner.post('purchase-order', order)).data
  const merge = () =>
    owner.post(`product/${survivor.id}/merge`, { duplicateId: duplicate.id, duplicateVersion: duplicate.version })
  expect(await merge()).toMatchObject({ status: 409, body: { error: 'merge-drafts-open', details: { codes: code } } })
  await owner.post(`purchase-order/${id}/cancel`, { reason: 'Trùng hàng' })
  expect((await merge()).status).toBe(200)
})
