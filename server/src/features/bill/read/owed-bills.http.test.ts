import { expect, it } from 'vitest'
import { inStore, someCustomer } from '../../../../test/factories.ts'
import { askForFile, rowsOf } from '../../../../test/file/exported.ts'
import { shelve } from '../../../../test/shelf.ts'
import { shopOfFile } from '../../../../test/shop-of-file.ts'

const shop = await shopOfFile()

it('says what is left to pay of each bill now: in list, filter, detail and file', async () => {
  const owner = await shop.registerStore()
  const storeId = owner.profile.store.id
  const product = await shelve(shop, owner, [{ quantity: 1_000 }])
  const hoa = await someCustomer(owner, { name: 'Chị Hoa', debtDays: 10 })
  const lan = await someCustomer(owner, { name: 'Chị Lan' })
  const sell = async (customerId: string, amount: number, method = 'DEBT') => {
    const items = [{ productId: product.id, unitId: product.units.Viên, quantity: amount / 1_000 }]
    const sold = await owner.post('bill', { customerId, items, payments: [{ method, amount }] })
    expect(sold.status, JSON.stringify(sold.body)).toBe(201)
    return sold.data
  }
  const old = await sell(hoa.id, 5_000)
  // Eleven days ago: past the ten days of the customer.
  await inStore(shop, storeId, query =>
    query('update debt_entry set business_day = business_day - 11 where store_id = $1', [storeId]),
  )
  const fresh = await sell(hoa.id, 3_000)
  const paid = await sell(lan.id, 2_000)
  const cash = await sell(lan.id, 1_000, 'CASH')
  const cancelled = await sell(lan.id, 4_000)
  await owner.post(`bill/${cancelled.id}/cancel`, { reason: 'Bán nhầm' })
  const collect = (customerId: string, amount: number) =>
    owner.post('debt/collect', { customerId, amount, method: 'CASH' })
  expect((await collect(hoa.id, 2_000)).status).toBe(201)
  expect((await collect(lan.id, 2_000)).status).toBe(201)

  const listed = async (query = '') => {
    const { items } = (await owner.get(`bill?limit=50${query}`)).data
    return Object.fromEntries(
      // biome-ignore lint/suspicious/noExplicitAny: an answer
      items.map(({ id, debt, owed }: any) => [id, [debt, owed?.remaining ?? 0, owed?.isOverdue ?? false]]),
    )
  }
  expect(await listed()).toEqual({
    [old.id]: [5_000, 3_000, true],
    [fresh.id]: [3_000, 3_000, false],
    [paid.id]: [2_000, 0, false],
    [cash.id]: [0, 0, false],
    [cancelled.id]: [4_000, 0, false],
  })
  const idsOf = async (state: string, more = '') => Object.keys(await listed(`&debtState=${state}${more}`)).sort()
  expect(await idsOf('owing')).toEqual([old.id, fresh.id].sort())
  expect(await idsOf('overdue')).toEqual([old.id])
  expect(await idsOf('paid')).toEqual([paid.id, cash.id].sort())
  expect(await idsOf('paid', '&method=DEBT')).toEqual([paid.id])
  expect(await idsOf('owing', `&customerId=${lan.id}`)).toEqual([])
  expect((await owner.get('bill/total?debtState=owing')).data).toMatchObject({
    count: 2,
    debt: 8_000,
    remaining: 6_000,
  })
  expect((await owner.get('bill/total')).data).toMatchObject({ debt: 10_000, remaining: 6_000 })
  expect((await owner.get(`bill/total?customerId=${lan.id}`)).data.remaining).toBe(0)

  const detail = async (id: string) => (await owner.get(`bill/${id}`)).data
  expect(await detail(old.id)).toMatchObject({ debt: 5_000, owed: { remaining: 3_000, isOverdue: true } })
  expect((await detail(paid.id)).owed).toBeNull()
  expect(await detail(cash.id)).not.toHaveProperty('owed')

  const rows = rowsOf(await askForFile(shop, owner, 'bill/export', { debtState: 'owing' }))
  expect((await rows).map(row => [row['Mã hóa đơn'], row['Ghi nợ lúc bán'], row['Còn nợ']])).toEqual([
    [fresh.code, 3_000, 3_000],
    [old.code, 5_000, 3_000],
  ])
})

it('finds what a customer owes for bills of whom was merged into them', async () => {
  const owner = await shop.registerStore()
  const product = await shelve(shop, owner, [{ quantity: 10 }])
  const [from, into] = [await someCustomer(owner, { name: 'Cô Ba' }), await someCustomer(owner, { name: 'Cô Bảy' })]
  const items = [{ productId: product.id, unitId: product.units.Viên, quantity: 2 }]
  const { data: bill } = await owner.post('bill', {
    customerId: from.id,
    items,
    payments: [{ method: 'DEBT', amount: 2_000 }],
  })
  const { version: duplicateVersion } = (await owner.get(`customer/${from.id}`)).data
  const merged = await owner.post(`customer/${into.id}/merge`, { duplicateId: from.id, duplicateVersion })
  expect(merged.status, JSON.stringify(merged.body)).toBeLessThan(300)
  expect((await owner.get('bill')).data.items).toMatchObject([{ id: bill.id, owed: { remaining: 2_000 } }])
  await owner.post('debt/collect', { customerId: into.id, amount: 500, method: 'CASH' })
  expect((await owner.get(`bill/${bill.id}`)).data.owed).toMatchObject({ remaining: 1_500 })
})
