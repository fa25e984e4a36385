import { describe, expect, it } from 'vitest'
import { addEmployee } from '../../../test/factories.ts'
import { shelve } from '../../../test/shelf.ts'
import { shopWithBooks } from '../../../test/shop-of-file.ts'

const shop = await shopWithBooks()

const box = { number: ' b7 ', expiryDate: '2028-03-31' }

describe('a lot that lies on the shelf and that the books do not have', () => {
  it('is written down, sold as owed, and settled by the import of its number', async () => {
    const owner = await shop.registerStore()
    const product = await shelve(shop, owner, [{ quantity: 10, value: 1_000 }])
    const note = (more: object = {}) => owner.post('lot', { productId: product.id, ...box, ...more })
    const noted = await note()
    expect(noted).toMatchObject({ status: 200, data: { number: 'b7', expiryDate: '2028-03-31', quantity: 0 } })
    expect((await note({ number: 'B7' })).data.id).toBe(noted.data.id)
    expect((await note({ expiryDate: '2029-03-31' })).body.error).toBe('lot-expiry-differs')

    const line = (quantity: number, more: object) => ({
      productId: product.id,
      unitId: product.units.Viên,
      quantity,
      lots: [{ lotId: noted.data.id, quantity, ...more }],
    })
    const sell = (quantity: number, more: object = { comesLater: true }) =>
      owner.post('bill', {
        items: [line(quantity, more)],
        payments: [{ method: 'CASH', amount: quantity * 1_000 }],
      })
    expect((await sell(3)).body.error).toBe('lot-short')
    await owner.patch('setting', { key: 'sellWithoutStock', value: true, version: 0 })
    expect((await sell(3, {})).body.error).toBe('lot-short')
    const sold = await sell(3)
    expect(sold).toMatchObject({ status: 201, data: { items: [{ lots: [{ lotNumber: 'b7', quantity: 3 }] }] } })
    const stock = async () => (await owner.get(`stock?productId=${product.id}`)).data.items[0].onHand
    // The other lot still has all of its goods.
    expect(await stock()).toBe(7)
    expect((await sell(2)).status).toBe(201)
    const Viên = product.units.Viên
    const receive = (quantity: number) =>
      owner.post('inbound', {
        status: 'SUCCEED',
        items: [
          {
            productId: product.id,
            unitId: Viên,
            quantity,
            price: 100,
            lots: [{ lotNumber: 'B7', expiryDate: box.expiryDate, quantity }],
          },
        ],
        payments: [{ method: 'CASH', amount: quantity * 100 }],
      })
    expect((await receive(20)).status).toBe(201)
    expect(await stock()).toBe(25)
    await owner.post(`bill/${sold.data.id}/cancel`, { reason: 'Nhầm' })
    expect(await stock()).toBe(28)
  })

  it('is written down and sold by a person who may sell without stock', async () => {
    const owner = await shop.registerStore()
    const product = await shelve(shop, owner, [{ quantity: 1 }])
    const cashier = await addEmployee(shop, owner)
    expect((await cashier.post('lot', { productId: product.id, ...box })).status).toBe(403)
  })
})
