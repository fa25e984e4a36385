import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { addEmployee, inStore, someProduct } from '../../../test/factories.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'
import { shelve } from '../../../test/shelf.ts'

let shop: TestApp
let owner: Person
beforeAll(async () => {
  shop = await testApp()
})
beforeEach(async () => {
  owner = await shop.registerStore()
})
afterAll(async () => {
  expect(await ledgerDifferences(shop)).toEqual([])
  await shop.close()
})

const allow = (value = true) => owner.patch('setting', { key: 'sellWithoutStock', value, version: 0 })
type Goods = { id: string; units: { id: string }[] }

async function mask(): Promise<Goods> {
  const units = [{ name: 'Cái', ratio: 1, price: 2_000, isBase: true }]
  return someProduct(owner, { type: 2, name: 'Khẩu trang', isLotManaged: false, units })
}
const sell = (person: Person, { id, units }: Goods, quantity: number) =>
  person.post('bill', {
    items: [{ productId: id, unitId: units[0]!.id, quantity }],
    payments: [{ method: 'CASH', amount: quantity * 2_000 }],
  })
const buy = ({ id, units }: Goods, quantity: number, price: number) =>
  owner.post('inbound', {
    branchId: owner.branchId,
    status: 'SUCCEED',
    items: [{ productId: id, unitId: units[0]!.id, quantity, price }],
    payments: [{ method: 'CASH', amount: quantity * price }],
  })
const stockOf = async ({ id }: Goods) => {
  const { onHand, value } = (await owner.get(`stock?productId=${id}`)).data.items[0]
  return [onHand, value]
}

describe('goods without lots that are not there', () => {
  it('are not sold until the store allows it', async () => {
    const goods = await mask()
    const refused = await sell(owner, goods, 1)
    expect([refused.status, refused.body.error]).toEqual([422, 'stock-short'])
    await allow()
    expect((await sell(owner, goods, 1)).status).toBe(201)
    expect(await stockOf(goods)).toEqual([-1, 0])
  })

  it('are sold with a promotion of so many times, too', async () => {
    await allow()
    const goods = await mask()
    const promotion = {
      ...{ name: 'Khẩu trang rẻ', level: 'ITEM', effect: 'PERCENT', maxUses: 2 },
      ...{ rules: [{ value: 500 }], goods: [{ kind: 'PRODUCT', id: goods.id }] },
    }
    expect((await owner.post('discount', promotion)).status).toBe(201)
    const sold = await sell(owner, goods, 1)
    expect(sold.status, JSON.stringify(sold.body)).toBe(201)
    expect(sold.data.payable).toBe(1_900)
    expect(await stockOf(goods)).toEqual([-1, 0])
  })

  it('are not sold while they are recalled, whether some lie there or none', async () => {
    await allow()
    for (const left of [2, 0]) {
      const goods = await mask()
      await buy(goods, 2, 1_000)
      const [lot] = await inStore(shop, owner.profile.store.id, query =>
        query('select id from lot where store_id = $1 and product_id = $2', [owner.profile.store.id, goods.id]),
      )
      if (left === 0) await sell(owner, goods, 2)
      const change = { version: 1, state: 'recalled', reason: 'Thông báo' }
      const recalled = await owner.patch(`lot/${lot!.id}`, change)
      expect(recalled.status).toBe(200)
      const refused = await sell(owner, goods, 1)
      expect([refused.status, refused.body.error]).toEqual([422, 'stock-short'])
    }
  })

  it('are sold at what they cost last, and the next import settles it', async () => {
    await allow()
    const goods = await mask()
    await buy(goods, 2, 1_000)
    const { data: bill } = await sell(owner, goods, 5)
    expect(bill.cost).toBe(5_000)
    expect(bill.items[0].lots).toMatchObject([{ quantity: 5 }])
    expect(await stockOf(goods)).toEqual([-3, -3_000])
    await buy(goods, 10, 1_200)
    expect(await stockOf(goods)).toEqual([7, 8_400])
    const card = (await owner.get(`stock-card?productId=${goods.id}`)).data.items
    expect(card.map((row: { kind: string }) => row.kind)).toEqual([
      'REVALUATION',
      'OWED_SETTLED',
      'OWED_SETTLED',
      'INBOUND',
      'SALE',
      'SALE',
      'INBOUND',
    ])
  })

  it('come back to the shelf when the sale is cancelled after they were settled, and to the debt before', async () => {
    await allow()
    const goods = await mask()
    const { data: first } = await sell(owner, goods, 4)
    const { data: second } = await sell(owner, goods, 6)
    await owner.post(`bill/${first.id}/cancel`, { reason: 'Thử' })
    expect((await stockOf(goods))[0]).toBe(-6)
    await buy(goods, 8, 1_000)
    expect((await stockOf(goods))[0]).toBe(2)
    await owner.post(`bill/${second.id}/cancel`, { reason: 'Thử' })
    expect((await stockOf(goods))[0]).toBe(8)
    expect((await sell(owner, goods, 8)).status).toBe(201)
    expect((await stockOf(goods))[0]).toBe(0)
  })

  it('are worth what was paid for them when the sale that an import settled is cancelled, whatever they were thought to cost', async () => {
    await allow()
    const goods = await mask()
    const { data: bill } = await sell(owner, goods, 5)
    await buy(goods, 8, 1_000)
    expect(await stockOf(goods)).toEqual([3, 3_000])
    await owner.post(`bill/${bill.id}/cancel`, { reason: 'Thử' })
    expect(await stockOf(goods)).toEqual([8, 8_000])
  })

  it('are settled by goods that a cancelled return brings back', async () => {
    await allow()
    const goods = await mask()
    await buy(goods, 4, 1_000)
    const { data: provider } = await owner.post('provider', { name: 'Vật tư Hòa Bình' })
    const [lot] = await inStore(shop, owner.profile.store.id, query =>
      query('select id from lot where store_id = $1 and product_id = $2', [owner.profile.store.id, goods.id]),
    )
    const gone = await owner.post('inbound-return', {
      status: 'SUCCEED',
      reason: 'DAMAGED',
      providerId: provider.id,
      items: [{ productId: goods.id, unitId: goods.units[0]!.id, lotId: lot!.id, quantity: 4, price: 1_000 }],
    })
    expect(gone.status).toBe(201)
    await sell(owner, goods, 3)
    expect((await owner.post(`inbound-return/${gone.data.id}/cancel`, { reason: 'Nhầm' })).status).toBe(200)
    expect(await stockOf(goods)).toEqual([1, 1_000])
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('are settled by goods that come back to the shelf from an older sale, so that a lot that owes has nothing to sell', async () => {
    await allow()
    const goods = await mask()
    await buy(goods, 4, 1_000)
    const { data: older } = await sell(owner, goods, 4)
    const { data: newer } = await sell(owner, goods, 3)
    expect(await stockOf(goods)).toEqual([-3, -3_000])
    await owner.post(`bill/${older.id}/cancel`, { reason: 'Thử' })
    expect(await stockOf(goods)).toEqual([1, 1_000])
    expect(await ledgerDifferences(shop)).toEqual([])
    await owner.post(`bill/${newer.id}/cancel`, { reason: 'Thử' })
    expect(await stockOf(goods)).toEqual([4, 4_000])
  })

  it('keep the import that settled them from being cancelled, as sold goods do', async () => {
    await allow()
    const goods = await mask()
    await sell(owner, goods, 1)
    const { data: inbound } = await buy(goods, 3, 1_000)
    const refused = await owner.post(`inbound/${inbound.id}/cancel`, { reason: 'Thử' })
    expect(refused.body.error).toBe('inbound-goods-sold')
  })

  it('need a right, which somebody else may lend', async () => {
    await allow()
    const goods = await mask()
    const seller = await addEmployee(shop, owner, { roleName: 'staff' })
    const refused = await sell(seller, goods, 1)
    expect([refused.status, refused.body.error]).toEqual([403, 'negative-stock-right-missing'])
    expect(refused.body.details).toMatchObject({ model: 'negative_stock', action: 'create' })
    expect(await stockOf(goods)).toEqual([0, 0])
  })

  it('are counted once by tills that sell at the same moment', async () => {
    await allow()
    const goods = await mask()
    const sold = await Promise.all(Array.from({ length: 12 }, () => sell(owner, goods, 2)))
    expect(sold.map(({ status }) => status)).toEqual(Array(12).fill(201))
    expect((await stockOf(goods))[0]).toBe(-24)
  })
})

it('goods with lots are never sold before they came', async () => {
  await allow()
  const product = await shelve(shop, owner, [{ quantity: 2 }])
  const refused = await owner.post('bill', {
    items: [{ productId: product.id, unitId: product.units.Viên, quantity: 3 }],
    payments: [{ method: 'CASH', amount: 3_000 }],
  })
  expect([refused.status, refused.body.error]).toEqual([422, 'stock-short'])
})
