import { beforeAll, expect, it } from 'vitest'
import type { Person } from '../../../test/app.ts'
import { addBranch, addEmployee } from '../../../test/factories.ts'
import { askForFile, rowsOf } from '../../../test/file/exported.ts'
import { shelve } from '../../../test/shelf.ts'
import { shopOfFile } from '../../../test/shop-of-file.ts'

const shop = await shopOfFile()
const owner = await shop.registerStore()
beforeAll(async () => {
  const product = await shelve(shop, owner, [{ quantity: 30, value: 30_000, expiryDate: '2026-01-31' }])
  const items = (quantity: number) => [
    { productId: product.id, lotId: product.lots[0], unitId: product.units.Viên, quantity },
  ]
  await owner.post('disposal', { status: 'SUCCEED', reason: 'EXPIRED', items: items(2) })
  await owner.post('disposal', { status: 'SUCCEED', reason: 'DAMAGED', items: items(5) })
  await owner.post('disposal', { status: 'DRAFT', reason: 'EXPIRED', items: items(1) })
})

const ask = (person: Person, body: object) => askForFile(shop, person, 'disposal/export', body)
const sheetOf = async (body: object, person = owner) => rowsOf(await ask(person, body))

it('has a row each disposal of the filter, the last first, with the sums that the list shows', async () => {
  const rows = await sheetOf({})
  expect(rows.map(row => [row['Trạng thái'], row['Lý do'], row['Giá vốn']])).toEqual([
    ['Phiếu tạm', 'Hết hạn', null],
    ['Hoàn thành', 'Hỏng, vỡ', 5_000],
    ['Hoàn thành', 'Hết hạn', 2_000],
  ])
  expect((await owner.get('disposal/total')).data).toMatchObject({ count: 2, value: 7_000 })
  expect(await sheetOf({ reason: 'DAMAGED' })).toHaveLength(1)
})

it('has a row each lot that went', async () => {
  expect(await sheetOf({ reason: 'DAMAGED', withLines: true })).toMatchObject([
    { 'Số lô': 'LO1', 'Số lượng': 5, ĐVT: 'Viên', 'Giá vốn': 5_000 },
  ])
})

it('is for who may take lists out, of their own branch; without the right no cost', async () => {
  const grants = [{ model: 'disposal', action: 'read' }] as const
  const clerk = await addEmployee(shop, owner, { grants: [...grants] })
  expect((await ask(clerk, {})).statusCode).toBe(403)
  const exporter = await addEmployee(shop, owner, { grants: [...grants, { model: 'data_export', action: 'create' }] })
  expect((await sheetOf({}, exporter))[0]).not.toHaveProperty('Giá vốn')
  expect((await ask(exporter, { branchId: await addBranch(shop, owner) })).statusCode).toBe(404)
})
