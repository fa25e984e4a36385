import { beforeAll, expect, it } from 'vitest'
import type { Person } from '../../../test/app.ts'
import { addBranch, addEmployee, someProvider } from '../../../test/factories.ts'
import { askForFile, rowsOf } from '../../../test/file/exported.ts'
import { shelve } from '../../../test/shelf.ts'
import { shopOfFile } from '../../../test/shop-of-file.ts'

const shop = await shopOfFile()
const owner = await shop.registerStore()
let codes: string[]
beforeAll(async () => {
  const provider = await someProvider(owner, { name: 'Dược Hòa Hiệp' })
  const product = await shelve(shop, owner, [{ number: 'A01', expiryDate: '2030-06-30', quantity: 100 }], {
    name: 'Cefuroxim 500',
  })
  const giveBack = async (status: string, reason: string, quantity: number, more: object = {}) => {
    const items = [
      {
        productId: product.id,
        lotId: product.lots[0],
        unitId: product.units.Vỉ,
        quantity,
        price: 5_000,
        vatRate: 5,
      },
    ]
    const reply = await owner.post('inbound-return', { status, reason, providerId: provider.id, items, ...more })
    expect(reply.status).toBe(201)
    return reply.data.code
  }
  codes = [
    await giveBack('SUCCEED', 'EXPIRED', 2, { deduction: 500 }),
    await giveBack('SUCCEED', 'DAMAGED', 1),
    await giveBack('DRAFT', 'RECALLED', 3, { deadline: '2030-01-31' }),
  ]
})

const ask = (person: Person, body: object) => askForFile(shop, person, 'inbound-return/export', body)
const sheetOf = async (body: object, person = owner) => rowsOf(await ask(person, body))
const grants = [{ model: 'return_product', action: 'read' }] as const

it('has a row each return of the filter, the last first, with the sums that the list shows', async () => {
  const rows = await sheetOf({})
  expect(rows.map(row => [row['Mã phiếu'], row['Trạng thái'], row['Lý do']])).toEqual([
    [codes[2], 'Chờ trả', 'Thu hồi'],
    [codes[1], 'Hoàn thành', 'Hỏng, vỡ'],
    [codes[0], 'Hoàn thành', 'Hết hạn'],
  ])
  const sum = (title: string) => rows.slice(1).reduce((all, row) => all + Number(row[title]), 0)
  const { refundable, refunded, debt } = (await owner.get('inbound-return/total')).data
  expect([sum('Được trả lại'), sum('Đã nhận tiền'), sum('Trừ nợ')]).toEqual([refundable, refunded, debt])
  expect(await sheetOf({ reason: 'EXPIRED' })).toMatchObject([{ 'Mã phiếu': codes[0], 'Bị trừ': 500 }])
})

it('has a row each lot that went back', async () => {
  const [row] = await sheetOf({ reason: 'EXPIRED', withLines: true })
  expect(row).toMatchObject({
    'Mã phiếu': codes[0],
    'Nhà cung cấp': 'Dược Hòa Hiệp',
    'Tên hàng': 'Cefuroxim 500',
    'Số lô': 'A01',
    'Lấy từ': 'Kệ bán',
    ĐVT: 'Vỉ',
    'Số lượng': 2,
    'Thành tiền': 10_000,
    'Thuế suất': '5%',
  })
  const { data } = await owner.get('user_log?limit=1')
  expect(data.items[0]).toMatchObject({ after: { content: 'Phiếu trả hàng nhập, từng dòng hàng', rowCount: 1 } })
})

it('tells what goods cost to whoever may see it only, and of a draft nothing', async () => {
  const exporter = await addEmployee(shop, owner, { grants: [...grants, { model: 'data_export', action: 'create' }] })
  for (const withLines of [true, false]) {
    const own = await sheetOf({ withLines })
    expect(own.map(row => typeof row['Giá vốn'])).toEqual(['object', 'number', 'number'])
    for (const row of await sheetOf({ withLines }, exporter)) expect(Object.keys(row)).not.toContain('Giá vốn')
  }
})

it('is for who may take lists out, of their own branch', async () => {
  const clerk = await addEmployee(shop, owner, { grants: [...grants] })
  expect((await ask(clerk, {})).statusCode).toBe(403)
  const branchId = await addBranch(shop, owner)
  const exporter = await addEmployee(shop, owner, { grants: [...grants, { model: 'data_export', action: 'create' }] })
  expect((await ask(exporter, { branchId })).statusCode).toBe(404)
})
