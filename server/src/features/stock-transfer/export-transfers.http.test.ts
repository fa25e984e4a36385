import { beforeAll, expect, it } from 'vitest'
import type { Person } from '../../../test/app.ts'
import { addBranch, addEmployee } from '../../../test/factories.ts'
import { askForFile, rowsOf } from '../../../test/file/exported.ts'
import { shelve } from '../../../test/shelf.ts'
import { shopOfFile } from '../../../test/shop-of-file.ts'

const shop = await shopOfFile()
const owner = await shop.registerStore()
let second: string
let codes: string[]
beforeAll(async () => {
  second = await addBranch(shop, owner, 'Chi nhánh Lê Lợi')
  const product = await shelve(
    shop,
    owner,
    [
      { number: 'A01', expiryDate: '2029-12-31', quantity: 5, value: 1_000 },
      { number: 'B02', expiryDate: '2030-12-31', quantity: 20, value: 2_000 },
    ],
    { name: 'Cefuroxim 500' },
  )
  const clerk = await addEmployee(shop, owner, {
    grants: (['read', 'create'] as const).map(action => ({ model: 'stock_transfer' as const, action })),
  })
  const write = async (person: Person, status: string, quantity: number) => {
    const items = [{ productId: product.id, unitId: product.units.Viên, quantity }]
    return (await person.post('stock-transfer', { status, targetBranchId: second, items })).data
  }
  const sent = await write(owner, 'SUCCEED', 12)
  const received = await owner.post(`stock-transfer/${sent.id}/receive`, { version: sent.version, lots: [] })
  expect(received.status).toBe(200)
  codes = [sent.code, (await write(clerk, 'DRAFT', 3)).code]
})

const ask = (person: Person, body: object) => askForFile(shop, person, 'stock-transfer/export', body)
const sheetOf = async (body: object, person = owner) => rowsOf(await ask(person, body))
const grants = [{ model: 'stock_transfer', action: 'read' }] as const

it('has a row each transfer of the filter, the last first', async () => {
  expect(await sheetOf({})).toMatchObject([
    { 'Mã phiếu': codes[1], 'Trạng thái': 'Chờ duyệt', 'Nơi nhận': 'Chi nhánh Lê Lợi' },
    { 'Mã phiếu': codes[0], 'Trạng thái': 'Đã nhận', 'Giá vốn gửi đi': 1_700, 'Giá vốn đã nhận': 1_700 },
  ])
  expect((await sheetOf({ awaitsApproval: 'true' })).map(row => row['Mã phiếu'])).toEqual([codes[1]])
})

it('has a row each lot of each line, whose columns add up', async () => {
  const rows = await sheetOf({ withLines: true })
  const shown = ['Yêu cầu', 'Số lượng', 'Số lô', 'Gửi (cơ bản)', 'Thực nhận (cơ bản)', 'Giá vốn']
  expect(rows.map(row => shown.map(title => row[title]))).toEqual([
    [3, 3, null, null, null, null],
    [null, 12, 'A01', 5, 5, 1_000],
    [null, null, 'B02', 7, 7, 700],
  ])
})

it('is for who may take lists out, of their own branch, without cost where that may not be seen', async () => {
  const clerk = await addEmployee(shop, owner, { grants: [...grants] })
  expect((await ask(clerk, {})).statusCode).toBe(403)
  const exporter = await addEmployee(shop, owner, { grants: [...grants, { model: 'data_export', action: 'create' }] })
  for (const withLines of [true, false])
    for (const row of await sheetOf({ withLines }, exporter))
      expect(Object.keys(row).filter(title => title.startsWith('Giá vốn'))).toEqual([])
  expect((await ask(exporter, { branchId: second })).statusCode).toBe(404)
})
