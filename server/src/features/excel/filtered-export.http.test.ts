import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { addEmployee, someProduct } from '../../../test/factories.ts'
import { sheetAnswered } from '../../../test/file/sheet.ts'

let shop: TestApp
let owner: Person
let groupId: string
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
  groupId = (await owner.post('product-group', { name: 'Giảm đau' })).data.id
  await someProduct(owner, { code: 'A2', name: 'Panadol', groupId, units: [unit(2_000), box] })
  await someProduct(owner, { code: 'A1', name: 'Efferalgan', groupId, units: [unit(900)] })
  const stopped = await someProduct(owner, { code: 'A3', name: 'Zinnat cũ', units: [unit(100)] })
  await owner.patch(`product/${stopped.id}`, { version: stopped.version, isActive: 0 })
})
afterAll(() => shop.close())

const unit = (price: number) => ({ name: 'Viên', ratio: 1, price, isBase: true })
const box = { name: 'Hộp', ratio: 10, isBase: false, price: 19_000 }

/** What stands in the first column of an exported list, from the top. */
async function codesOf(person: Person, body: object): Promise<string[]> {
  const xml = await sheetAnswered(shop, person, 'excel/export', body)
  return [...xml.matchAll(/[>](A\d|KH\d+|NCC\d+)</g)].map(([, code]) => code!)
}

it('writes the goods that the list shows: its group, words, state and order; all of them where nothing narrows it', async () => {
  const goods = (products: object) => codesOf(owner, { kind: 'product', products })
  expect(await goods({ groupId })).toEqual(['A1', 'A2'])
  expect(await goods({ keyword: 'panadol' })).toEqual(['A2'])
  expect(await goods({ isActive: '0' })).toEqual(['A3'])
  expect(await goods({ groupId, sortBy: 'code', orderBy: 'DESC' })).toEqual(['A2', 'A1'])
  expect(await goods({ keyword: 'không có hàng này' })).toEqual([])
  expect(await codesOf(owner, { kind: 'product' })).toEqual(['A1', 'A2', 'A3'])
  expect(await codesOf(owner, { kind: 'stock', products: { groupId } })).toEqual(['A1', 'A2'])
  expect((await owner.get('user_log?action=excel.export')).data.items[0]).toMatchObject({
    after: { content: 'Tồn kho đầu kỳ, theo bộ lọc', rowCount: 2 },
  })
})

it('has columns for the units of what goes out, not of what stays', async () => {
  const titles = (products: object) => sheetAnswered(shop, owner, 'excel/export', { kind: 'product', products })
  expect(await titles({ keyword: 'panadol' })).toContain('ĐVT 2')
  expect(await titles({ keyword: 'efferalgan' })).not.toContain('ĐVT 2')
})

it('writes prices by the filter of either screen, of traded goods on that of prices', async () => {
  expect(await codesOf(owner, { kind: 'price', products: { groupId } })).toEqual(['A1', 'A2', 'A2'])
  expect(await codesOf(owner, { kind: 'price', prices: {} })).not.toContain('A3')
  expect(await codesOf(owner, { kind: 'price', prices: { belowCost: 'true' } })).toEqual([])
  const pricer = await addEmployee(shop, owner, {
    grants: [
      { model: 'price_setting', action: 'read' },
      { model: 'data_export', action: 'create' },
    ],
  })
  expect(await codesOf(pricer, { kind: 'price', prices: { groupId } })).toEqual(['A1', 'A2', 'A2'])
  // Which goods it holds would tell what they cost.
  expect(await pricer.post('excel/export', { kind: 'price', prices: { belowCost: 'true' } })).toMatchObject({
    body: { error: 'price-cost-right-missing' },
  })
})

it('writes customers and suppliers by theirs, phones masked as on the list', async () => {
  await owner.post('customer', { code: 'KH1', name: 'Mai', phone: '0912345678' })
  await owner.post('customer', { code: 'KH2', name: 'Lan', status: 'potential' })
  expect(await codesOf(owner, { kind: 'customer', customers: { status: 'potential' } })).toEqual(['KH2'])
  expect(await codesOf(owner, { kind: 'customer', customers: { keyword: '0912345678' } })).toEqual(['KH1'])
  const clerk = await addEmployee(shop, owner, {
    grants: [
      { model: 'customer', action: 'read' },
      { model: 'data_export', action: 'create' },
    ],
  })
  const xml = await sheetAnswered(shop, clerk, 'excel/export', { kind: 'customer', customers: { keyword: 'mai' } })
  expect(xml).toContain('09••••678')
  await owner.post('provider', { code: 'NCC1', name: 'Dược Hậu' })
  await owner.post('provider', { code: 'NCC2', name: 'Dược Trước' })
  expect(await codesOf(owner, { kind: 'provider', providers: { keyword: 'hau' } })).toEqual(['NCC1'])
  expect(await codesOf(owner, { kind: 'provider', providers: { hasDebt: 'true' } })).toEqual([])
})

it('refuses the filter of another list, and finds nothing in another store', async () => {
  for (const body of [
    { kind: 'customer', products: { groupId } },
    { kind: 'product', prices: { groupId } },
    { kind: 'price', products: {}, prices: {} },
  ])
    expect(await owner.post('excel/export', body)).toMatchObject({ status: 422, body: { issues: [{ path: 'kind' }] } })
  const stranger = await shop.registerStore()
  await someProduct(stranger, { code: 'A9', name: 'Panadol lạ', units: [unit(100)] })
  expect(await codesOf(stranger, { kind: 'product', products: { groupId } })).toEqual([])
  expect(await codesOf(stranger, { kind: 'product', products: { keyword: 'panadol' } })).toEqual(['A9'])
})
