import { beforeAll, expect, it } from 'vitest'
import type { Person } from '../../../test/app.ts'
import { countLine, countOn, openCheck } from '../../../test/count-shop.ts'
import { addBranch, addEmployee } from '../../../test/factories.ts'
import { askForFile, rowsOf } from '../../../test/file/exported.ts'
import { shelve } from '../../../test/shelf.ts'
import { shopOfFile } from '../../../test/shop-of-file.ts'

const shop = await shopOfFile()
const owner = await shop.registerStore()
beforeAll(async () => {
  const product = await shelve(shop, owner, [{ quantity: 10, value: 10_000 }])
  const check = await openCheck(owner, { kind: 'PRODUCT', productIds: [product.id] })
  await countOn(owner, check.id, [countLine(product, 'LO1', 8)])
  await owner.post(`inventory-check/${check.id}/complete`, {})
  await openCheck(owner)
})

const ask = (person: Person, body: object) => askForFile(shop, person, 'inventory-check/export', body)
const sheetOf = async (body: object, person = owner) => rowsOf(await ask(person, body))

it('has a row each check of the filter, the last first, with the sums that the list shows', async () => {
  const total = (await owner.get('inventory-check/total')).data
  expect(total).toMatchObject({ count: 1, minusCount: 1 })
  expect((await sheetOf({})).map(row => [row['Trạng thái'], row['Loại phiếu'], row['Giá trị thiếu']])).toEqual([
    ['Đang kiểm', 'Cả chi nhánh', 0],
    ['Hoàn thành', 'Theo mặt hàng', total.minusValue],
  ])
  expect(await sheetOf({ status: 'DRAFT' })).toHaveLength(1)
})

it('has a row each lot that was counted, of completed checks', async () => {
  expect(await sheetOf({ withLines: true })).toMatchObject([
    { 'Số lô': 'LO1', 'Sổ sách': 10, 'Đếm được': 8, 'Chênh lệch': -2 },
  ])
})

it('is for who may take lists out, of their own branch; without the right no values', async () => {
  const grants = [{ model: 'check_inventory', action: 'read' }] as const
  const clerk = await addEmployee(shop, owner, { grants: [...grants] })
  expect((await ask(clerk, {})).statusCode).toBe(403)
  const exporter = await addEmployee(shop, owner, { grants: [...grants, { model: 'data_export', action: 'create' }] })
  expect((await sheetOf({}, exporter))[0]).not.toHaveProperty('Giá trị thiếu')
  expect((await sheetOf({ withLines: true }, exporter))[0]).not.toHaveProperty('Giá trị chênh lệch')
  expect((await ask(exporter, { branchId: await addBranch(shop, owner) })).statusCode).toBe(404)
})
