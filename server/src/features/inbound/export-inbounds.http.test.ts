import { beforeAll, expect, it } from 'vitest'
import type { Person } from '../../../test/app.ts'
import { addBranch, addEmployee, someProduct, someProvider } from '../../../test/factories.ts'
import { askForFile, rowsOf } from '../../../test/file/exported.ts'
import { boxes, receive } from '../../../test/receive.ts'
import { shopOfFile } from '../../../test/shop-of-file.ts'

const shop = await shopOfFile()
const owner = await shop.registerStore()
let codes: string[]
let providerIds: string[]
beforeAll(async () => {
  const providers = [await someProvider(owner, { name: 'Dược Sông Hàn' }), await someProvider(owner)]
  providerIds = providers.map(provider => provider.id)
  const product = await someProduct(owner, { name: 'Cefuroxim 500' })
  const lots = ['A01', 'B02'].map(lotNumber => ({ lotNumber, expiryDate: '2030-06-30', quantity: 1 }))
  const two = boxes(product, 2, { lots, vatRate: 5 })
  const replies = [
    await receive(owner, [two, boxes(product, 3)], { providerId: providerIds[0], invoiceNumber: '00042' }),
    await receive(owner, [boxes(product, 1)], { providerId: providerIds[1] }),
  ]
  codes = replies.map(reply => reply.data.code)
})

const ask = (person: Person, body: object) => askForFile(shop, person, 'inbound/export', body)
const sheetOf = async (body: object) => rowsOf(await ask(owner, body))

it('has a row each import of the filter, the last first, with the sums that the list shows', async () => {
  const rows = await sheetOf({})
  expect(rows.map(row => row['Mã phiếu'])).toEqual(codes.toReversed())
  const total = (await owner.get('inbound/total')).data
  const sum = (title: string) => rows.reduce((all, row) => all + Number(row[title]), 0)
  expect([sum('Cần trả'), sum('Đã trả'), sum('Ghi nợ'), sum('Còn phải trả')]).toEqual([
    total.payable,
    total.paid,
    total.debt,
    total.remaining,
  ])
  expect(await sheetOf({ providerId: providerIds[0] })).toMatchObject([
    { 'Mã phiếu': codes[0], 'Nhà cung cấp': 'Dược Sông Hàn', 'Số hóa đơn': '00042', 'Trạng thái': 'Hoàn thành' },
  ])
})

it('has a row each lot of each line, whose columns add up', async () => {
  const rows = await sheetOf({ providerId: providerIds[0], withLines: true })
  expect(rows.map(row => [row['Số lô'], row['Số lượng'], row['Thuế suất'], row['Thành tiền dòng']])).toEqual([
    ['A01', 1, '5%', 60_000],
    ['B02', 1, '5%', null],
    ['A01', 3, null, 90_000],
  ])
  expect(rows[0]).toMatchObject({ 'Mã phiếu': codes[0], 'Tên hàng': 'Cefuroxim 500', ĐVT: 'Hộp', 'Đơn giá': 30_000 })
  const { data } = await owner.get('user_log?limit=1')
  expect(data.items[0]).toMatchObject({
    action: 'excel.export',
    after: { content: 'Phiếu nhập, từng dòng hàng', rowCount: 3 },
  })
})

it('is for who may take lists out, of their own branch', async () => {
  const grants = [{ model: 'import_product', action: 'read' }] as const
  const clerk = await addEmployee(shop, owner, { grants: [...grants] })
  expect((await ask(clerk, {})).statusCode).toBe(403)
  const exporter = await addEmployee(shop, owner, { grants: [...grants, { model: 'data_export', action: 'create' }] })
  expect((await ask(exporter, {})).statusCode).toBe(200)
  const branchId = await addBranch(shop, owner)
  expect((await ask(exporter, { branchId })).statusCode).toBe(404)
})
