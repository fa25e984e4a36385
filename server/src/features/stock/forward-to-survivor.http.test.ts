import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { someProduct } from '../../../test/factories.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'
import { type Shelved, shelve } from '../../../test/shelf.ts'

let shop: TestApp
let owner: Person
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
})
afterAll(() => shop.close())

const onHand = async (product: Shelved) =>
  ((await owner.get(`lot?productId=${product.id}&withEmpty=true`)).data.items as { number: string; quantity: number }[])
    .map(lot => `${lot.number} ${lot.quantity}`)
    .sort()

it('goods of a bill that is cancelled after its product was merged lie with what the product is now', async () => {
  const survivor = await shelve(shop, owner, [{ number: 'A', quantity: 5 }])
  const duplicate = await shelve(shop, owner, [
    { number: 'A', quantity: 1 },
    { number: 'B', quantity: 4 },
  ])
  const item = { productId: duplicate.id, unitId: duplicate.units.Viên, quantity: 5 }
  const sold = await owner.post('bill', { items: [item], payments: [{ method: 'CASH', amount: 5_000 }] })
  const { version } = (await owner.get(`product/${duplicate.id}`)).data
  const merged = await owner.post(`product/${survivor.id}/merge`, {
    duplicateId: duplicate.id,
    duplicateVersion: version,
  })
  expect(merged.status).toBe(200)
  expect((await owner.post(`bill/${sold.data.id}/cancel`, { reason: 'Khách trả' })).body).toMatchObject({
    data: { status: 'CANCELLED' },
  })
  expect(await onHand(survivor)).toEqual(['A 6', 'B 4'])
  expect(await onHand(duplicate)).toEqual(['A 0', 'B 0'])
  expect(await ledgerDifferences(shop)).toEqual([])
})

const mergeInto = async (survivor: { id: string }, duplicate: { id: string }) => {
  const { version } = (await owner.get(`product/${duplicate.id}`)).data
  return owner.post(`product/${survivor.id}/merge`, { duplicateId: duplicate.id, duplicateVersion: version })
}
const cancelBill = (id: string) => owner.post(`bill/${id}/cancel`, { reason: 'Khách trả' })

describe('a lot of which nothing is left when its product is merged', () => {
  const sellOut = async (goods: Shelved, quantity: number) =>
    (
      await owner.post('bill', {
        items: [{ productId: goods.id, unitId: goods.units.Viên, quantity }],
        payments: [{ method: 'CASH', amount: quantity * 1_000 }],
      })
    ).data.id as string
  const lotOf = async (productId: string, number: string) =>
    (await owner.get(`lot?productId=${productId}&withEmpty=true`)).data.items.find(
      (lot: { number: string }) => lot.number === number,
    )

  it('is recalled still when goods of it come back', async () => {
    const survivor = await shelve(shop, owner, [
      { number: 'A', quantity: 5 },
      { number: 'C', quantity: 1 },
    ])
    const duplicate = await shelve(shop, owner, [
      { number: 'A', quantity: 3 },
      { number: 'B', quantity: 2, expiryDate: '2029-01-31' },
    ])
    const billId = await sellOut(duplicate, 5)
    for (const id of duplicate.lots)
      expect((await owner.patch(`lot/${id}`, { version: 1, state: 'recalled', reason: 'Thông báo' })).status).toBe(200)
    expect((await mergeInto(survivor, duplicate)).status).toBe(200)
    expect(await lotOf(survivor.id, 'A')).toMatchObject({ state: 'recalled' })
    expect(await lotOf(survivor.id, 'B')).toMatchObject({ state: 'recalled', quantity: 0, expiryDate: '2029-01-31' })

    // Who bought of it is found from the lot that it is now.
    const recall = await owner.get(`lot/${(await lotOf(survivor.id, 'B')).id}/recall`)
    expect(recall.data).toMatchObject({ soldQuantity: 2, sales: [{ billId, quantity: 2 }] })

    expect((await cancelBill(billId)).status).toBe(200)
    expect(await lotOf(survivor.id, 'B')).toMatchObject({ state: 'recalled', quantity: 2, expiryDate: '2029-01-31' })
    expect(await lotOf(survivor.id, 'A')).toMatchObject({ state: 'recalled', quantity: 8 })
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('stays the lot that it became when that one is corrected afterwards', async () => {
    const survivor = await shelve(shop, owner, [{ number: 'A', quantity: 5 }])
    const duplicate = await shelve(shop, owner, [{ number: 'A', quantity: 3 }])
    const billId = await sellOut(duplicate, 3)
    expect((await mergeInto(survivor, duplicate)).status).toBe(200)
    const { id, version } = await lotOf(survivor.id, 'A')
    const corrected = { version, expiryDate: '2027-05-31', reason: 'Gõ nhầm' }
    expect((await owner.patch(`lot/${id}/expiry`, corrected)).status).toBe(200)
    expect((await cancelBill(billId)).status).toBe(200)
    expect(await lotOf(survivor.id, 'A')).toMatchObject({ quantity: 8, expiryDate: '2027-05-31' })
    // Lots of the old product can no longer be held or corrected.
    const held = await owner.patch(`lot/${duplicate.lots[0]}`, { version: 1, state: 'held', reason: 'x' })
    expect([held.status, held.body.error]).toEqual([409, 'product-merged'])
    const expiry = await owner.patch(`lot/${duplicate.lots[0]}/expiry`, { ...corrected, version: 1 })
    expect([expiry.status, expiry.body.error]).toEqual([409, 'product-merged'])
  })

  it('refuses the merge where the other product has its number with another expiry', async () => {
    const survivor = await shelve(shop, owner, [{ number: 'A', quantity: 5 }])
    const duplicate = await shelve(shop, owner, [{ number: 'A', quantity: 3, expiryDate: '2028-01-31' }])
    await sellOut(duplicate, 3)
    expect((await mergeInto(survivor, duplicate)).body).toMatchObject({
      error: 'merge-expiry-differs',
      details: { lot: 'A' },
    })
  })
})

describe('goods that were sold before they came, and merged', () => {
  type Goods = { id: string; units: { id: string }[] }
  const mask = (): Promise<Goods> =>
    someProduct(owner, {
      type: 2,
      name: 'Khẩu trang',
      isLotManaged: false,
      units: [{ name: 'Cái', ratio: 1, price: 2_000, isBase: true }],
    })
  const sell = async ({ id, units }: Goods, quantity: number) => {
    const items = [{ productId: id, unitId: units[0]!.id, quantity }]
    const sold = await owner.post('bill', { items, payments: [{ method: 'CASH', amount: quantity * 2_000 }] })
    expect(sold.status).toBe(201)
    return sold.data.id as string
  }
  const buy = async ({ id, units }: Goods, quantity: number, price: number) => {
    const items = [{ productId: id, unitId: units[0]!.id, quantity, price }]
    const payments = [{ method: 'CASH', amount: quantity * price }]
    const bought = await owner.post('inbound', { branchId: owner.branchId, status: 'SUCCEED', items, payments })
    expect(bought.status).toBe(201)
  }
  const stockOf = async ({ id }: Goods) => {
    const { onHand, value } = (await owner.get(`stock?productId=${id}`)).data.items[0]
    return [onHand, value]
  }
  beforeAll(() => owner.patch('setting', { key: 'sellWithoutStock', value: true, version: 0 }))

  it('are settled by what the other product has, and come back to the đồng', async () => {
    const [survivor, duplicate] = [await mask(), await mask()]
    await buy(survivor, 8, 1_000)
    const billId = await sell(duplicate, 5)
    expect((await mergeInto(survivor, duplicate)).status).toBe(200)
    expect(await stockOf(survivor)).toEqual([3, 3_000])
    expect(await ledgerDifferences(shop)).toEqual([])
    expect((await cancelBill(billId)).status).toBe(200)
    expect(await stockOf(survivor)).toEqual([8, 8_000])
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('settle what the other product owes', async () => {
    const [survivor, duplicate] = [await mask(), await mask()]
    await buy(duplicate, 8, 1_000)
    const billId = await sell(survivor, 5)
    expect((await mergeInto(survivor, duplicate)).status).toBe(200)
    expect(await stockOf(survivor)).toEqual([3, 3_000])
    expect((await cancelBill(billId)).status).toBe(200)
    expect(await stockOf(survivor)).toEqual([8, 8_000])
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('are owed no more when their sale is cancelled, through two merges and an import between', async () => {
    const [first, second, last] = [await mask(), await mask(), await mask()]
    const bills = [await sell(first, 5), await sell(second, 4), await sell(last, 3)]
    expect((await mergeInto(second, first)).status).toBe(200)
    expect((await mergeInto(last, second)).status).toBe(200)
    expect(await stockOf(last)).toEqual([-12, 0])
    await buy(last, 10, 1_000)
    expect(await stockOf(last)).toEqual([-2, 0])
    for (const [billId, onHand, value] of [
      [bills[0]!, 3, 3_000],
      [bills[1]!, 7, 7_000],
      [bills[2]!, 10, 10_000],
    ] as const) {
      expect((await cancelBill(billId)).status).toBe(200)
      expect(await stockOf(last)).toEqual([onHand, value])
      expect(await ledgerDifferences(shop)).toEqual([])
    }
  })
})
