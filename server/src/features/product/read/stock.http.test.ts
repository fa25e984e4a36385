import { addDays } from '@quay/domain/time/calendar'
import { zonedTime } from '@quay/domain/time/zoned-time'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { addBranch, addEmployee, inStore, someProduct, someProvider } from '../../../../test/factories.ts'
import { shelve } from '../../../../test/shelf.ts'
import { newId } from '../../../db/new-id.ts'

let shop: TestApp
let owner: Person
let cashier: Person
let second: string
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
  second = await addBranch(shop, owner)
  cashier = await addEmployee(shop, owner, { grants: [{ model: 'sale', action: 'read' }] })
})
afterAll(() => shop.close())

const inDays = (days: number) => addDays(zonedTime(Date.now(), 'Asia/Ho_Chi_Minh').day, days)
const numbers = async (person: Person, query: string): Promise<string[]> =>
  (await person.get(`lot?${query}`)).data.items.map((item: { number: string }) => item.number)

describe('stock', () => {
  it('is told of each product and branch, also of what was never there; its value only with cost/read', async () => {
    const held = await shelve(shop, owner, [
      { quantity: 12, value: 7_200 },
      { quantity: 3, value: 1_800 },
    ])
    const never = await someProduct(owner)
    const read = async (person: Person, query: string) => (await person.get(`stock?${query}`)).data.items
    const [item] = await read(owner, `productId=${held.id}`)
    expect(item).toEqual({
      branchId: owner.branchId,
      branchName: 'Chi nhánh chính',
      productId: held.id,
      onHand: 15,
      reserved: 0,
      inTransit: 0,
      value: 9_000,
    })
    expect(await read(owner, `productId=${held.id}&branchId=${second}`)).toMatchObject([
      { branchId: second, onHand: 0, value: 0 },
    ])
    expect(await read(owner, `productId=${never.id}`)).toMatchObject([{ onHand: 0 }])
    expect((await read(cashier, `productId=${held.id}`))[0]).not.toHaveProperty('value')
    expect((await owner.get(`stock?productId=${newId()}`)).status).toBe(404)
    expect((await cashier.get(`stock?branchId=${second}`)).status).toBe(404)
  })

  it('is listed a page after another', async () => {
    const person = await shop.registerStore()
    const made: string[] = []
    for (let i = 0; i < 5; i++) made.push((await someProduct(person)).id)
    const listed: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { data } = await person.get(`stock?limit=2${cursor && `&cursor=${cursor}`}`)
      listed.push(...data.items.map((item: { productId: string }) => item.productId))
      cursor = data.nextCursor
    }
    expect(listed).toEqual(made.toSorted())
  })
})

describe('lots', () => {
  it('come by expiry with the days left, expired ones first, those without expiry last', async () => {
    const person = await shop.registerStore()
    const goods = await shelve(shop, person, [
      { number: 'L-NONE', expiryDate: null, quantity: 1 },
      { number: 'L-SOON', expiryDate: inDays(20), quantity: 7, value: 70 },
      { number: 'L-OLD', expiryDate: inDays(-3), quantity: 2 },
      { number: 'L-TODAY', expiryDate: inDays(0), quantity: 2 },
      { number: 'L-GONE', expiryDate: inDays(5), quantity: 0, value: 0 },
    ])
    await shelve(shop, person, [{ number: '', expiryDate: null, quantity: 4 }], { isLotManaged: false })
    const all = (await person.get('lot')).data
    expect(all).toMatchObject({ totalItem: 4 })
    expect(all.items).toMatchObject([
      { number: 'L-OLD', daysLeft: -3 },
      { number: 'L-TODAY', daysLeft: 0 },
      {
        number: 'L-SOON',
        daysLeft: 20,
        quantity: 7,
        value: 70,
        baseUnit: 'Viên',
        productId: goods.id,
        state: 'normal',
      },
      { number: 'L-NONE', daysLeft: null, expiryDate: null },
    ])
    expect(await numbers(person, 'orderBy=DESC')).toEqual(['L-NONE', 'L-SOON', 'L-TODAY', 'L-OLD'])
    expect(await numbers(person, 'expiringWithinDays=0')).toEqual(['L-OLD', 'L-TODAY'])
    expect(await numbers(person, 'expiringWithinDays=20')).toEqual(['L-OLD', 'L-TODAY', 'L-SOON'])
    expect(await numbers(person, 'withEmpty=true&expiringWithinDays=10')).toEqual(['L-OLD', 'L-TODAY', 'L-GONE'])
    expect(await numbers(person, `productId=${newId()}`)).toEqual([])
    const first = (await person.get('lot?limit=3')).data
    expect(await numbers(person, `limit=3&cursor=${first.nextCursor}`)).toEqual(['L-NONE'])
    expect(await numbers(person, 'limit=3&page=2')).toEqual(['L-NONE'])
  })

  it('are found by the product and by the beginning of their number', async () => {
    const product = await someProduct(owner, { name: 'Cefuroxim 250' })
    await shelve(shop, owner, [
      { number: 'AB_1', quantity: 5 },
      { number: 'AB91', quantity: 5 },
    ])
    await inStore(shop, owner.profile.store.id, query =>
      query('update lot set product_id = $2 where store_id = $1 and number = $3', [
        owner.profile.store.id,
        product.id,
        'AB91',
      ]),
    )
    expect(await numbers(owner, 'keyword=cefuroxim')).toEqual(['AB91'])
    expect(await numbers(owner, 'keyword=ab_')).toEqual(['AB_1'])
  })

  it('show their value only with cost/read, and are of one’s own branches', async () => {
    await shelve(shop, owner, [{ quantity: 5 }])
    const { items } = (await cashier.get('lot')).data
    expect(items.length).toBeGreaterThan(0)
    for (const item of items) expect(item).not.toHaveProperty('value')
    expect((await cashier.get(`lot?branchId=${second}`)).status).toBe(404)
    expect((await owner.get(`lot?branchId=${second}`)).data.items).toEqual([])
  })

  it('are held, recalled and let go again with a reason, which the log keeps', async () => {
    const { lots, name } = await shelve(shop, owner, [{ number: 'THU-HOI', quantity: 5 }])
    const path = `lot/${lots[0]}`
    expect((await owner.patch(path, { version: 1, state: 'recalled' })).body.issues).toMatchObject([{ path: 'reason' }])
    expect((await owner.patch(path, { version: 1, state: 'recalled', reason: 'Công văn 123/QLD' })).data).toEqual({
      id: lots[0],
      state: 'recalled',
      version: 2,
    })
    const [logged] = (await owner.get(`user_log?subjectId=${lots[0]}`)).data.items
    expect(logged).toMatchObject({
      action: 'lot.update',
      before: { product: name, lot: 'THU-HOI', state: 'normal' },
      after: { state: 'recalled', reason: 'Công văn 123/QLD' },
    })
    expect((await owner.patch(path, { version: 1, state: 'normal', reason: 'x' })).body).toMatchObject({
      error: 'version-conflict',
      details: { current: { state: 'recalled', version: 2 } },
    })
    const stranger = await shop.registerStore()
    expect((await stranger.patch(path, { version: 2, state: 'normal', reason: 'x' })).status).toBe(404)
    expect((await cashier.patch(path, { version: 2, state: 'normal', reason: 'x' })).status).toBe(403)
  })
})

describe('the stock card', () => {
  it('tells each movement with what was on hand after it, the newest first, a page after another', async () => {
    const goods = await shelve(
      shop,
      owner,
      [1, 2, 3, 4, 5].map(quantity => ({ quantity, number: `C${quantity}` })),
    )
    const whole = (await owner.get(`stock-card?productId=${goods.id}`)).data
    expect(whole.items).toMatchObject([
      { quantity: 5, balanceAfter: 15, lotNumber: 'C5', kind: 'OPENING', documentCode: 'ĐK', value: 3_000 },
      { quantity: 4, balanceAfter: 10 },
      { quantity: 3, balanceAfter: 6 },
      { quantity: 2, balanceAfter: 3 },
      { quantity: 1, balanceAfter: 1, lotNumber: 'C1', expiryDate: '2030-12-31' },
    ])
    const first = (await owner.get(`stock-card?productId=${goods.id}&limit=3`)).data
    const rest = (await owner.get(`stock-card?productId=${goods.id}&limit=3&cursor=${first.nextCursor}`)).data
    expect([...first.items, ...rest.items]).toEqual(whole.items)
    expect(rest.nextCursor).toBeNull()
  })

  it('tells what a line of the document asks for one unit; what goods were bought for only with cost/read', async () => {
    const goods = await shelve(shop, owner, [{ quantity: 50 }])
    const inbound = { productId: goods.id, unitId: goods.units.Vỉ, quantity: 2, price: 4_200 }
    const provider = await someProvider(owner)
    const lots = [{ lotNumber: 'GIA', expiryDate: '2030-12-31', quantity: 2 }]
    const bought = await owner.post('inbound', {
      status: 'SUCCEED',
      providerId: provider.id,
      items: [{ ...inbound, lots }],
      payments: [{ method: 'DEBT', amount: 8_400 }],
    })
    const items = [{ productId: goods.id, unitId: goods.units.Viên, quantity: 3 }]
    await owner.post('bill', { items, payments: [{ method: 'CASH', amount: 3_000 }] })
    expect(bought.status).toBe(201)
    const prices = async (person: Person) =>
      (await person.get(`stock-card?productId=${goods.id}`)).data.items.map((row: { price: unknown }) => row.price)
    const sold = { amount: 1_000, unitName: 'Viên' }
    expect(await prices(owner)).toEqual([sold, { amount: 4_200, unitName: 'Vỉ' }, null])
    const reader = await addEmployee(shop, owner, { grants: [{ model: 'list_product', action: 'read' }] })
    expect(await prices(reader)).toEqual([sold, null, null])
  })

  it('is of one branch, needs the right, and does not know another store’s product', async () => {
    const goods = await shelve(shop, owner, [{ quantity: 5 }])
    expect((await owner.get(`stock-card?productId=${goods.id}&branchId=${second}`)).data.items).toEqual([])
    expect((await cashier.get(`stock-card?productId=${goods.id}`)).status).toBe(403)
    const reader = await addEmployee(shop, owner, { grants: [{ model: 'list_product', action: 'read' }] })
    const [row] = (await reader.get(`stock-card?productId=${goods.id}`)).data.items
    expect(row).toMatchObject({ quantity: 5 })
    expect(row).not.toHaveProperty('value')
    const stranger = await shop.registerStore()
    expect((await stranger.get(`stock-card?productId=${goods.id}`)).status).toBe(404)
  })
})
