import { beforeAll, expect, it } from 'vitest'
import type { Person } from '../../../test/app.ts'
import { addBranch, addEmployee, someProduct, someProvider } from '../../../test/factories.ts'
import { askForFile, rowsOf } from '../../../test/file/exported.ts'
import { unitOf } from '../../../test/receive.ts'
import { shopOfFile } from '../../../test/shop-of-file.ts'

const shop = await shopOfFile()
const owner = await shop.registerStore()
let codes: string[]
beforeAll(async () => {
  const provider = await someProvider(owner, { name: 'Dược Sông Hàn' })
  const product = await someProduct(owner, { name: 'Cefuroxim 500' })
  const order = async (status: string, quantity: number, more: object = {}) => {
    const items = [{ productId: product.id, unitId: unitOf(product, 'Hộp'), quantity, price: 30_000, vatRate: 5 }]
    return (await owner.post('purchase-order', { status, providerId: provider.id, items, ...more })).data
  }
  const orders = [
    await order('SUCCEED', 2, { expectedDate: '2020-01-05' }),
    await order('SUCCEED', 3),
    await order('DRAFT', 4),
  ]
  codes = orders.map(({ code }) => code)
  const { id } = (await owner.post(`purchase-order/${orders[1].id}/receive`)).data
  const draft = (await owner.get(`inbound/${id}`)).data
  const [{ productId, unitId, price }] = draft.items
  const lots = [{ lotNumber: 'A01', expiryDate: '2030-06-30', quantity: 1 }]
  const received = await owner.put(`inbound/${id}`, {
    version: draft.version,
    status: 'SUCCEED',
    providerId: provider.id,
    items: [{ productId, unitId, price, quantity: 1, lots }],
  })
  expect(received.status).toBe(200)
})

const ask = (person: Person, body: object) => askForFile(shop, person, 'purchase-order/export', body)
const sheetOf = async (body: object) => rowsOf(await ask(owner, body))
const codesOf = async (body: object) => (await sheetOf(body)).map(row => row['Mã phiếu'])

it('has a row each order of the filter, the last first, with the sum that the list shows', async () => {
  const rows = await sheetOf({})
  expect(rows.map(row => [row['Mã phiếu'], row['Tiến độ']])).toEqual([
    [codes[2], 'Phiếu tạm'],
    [codes[1], 'Nhận một phần'],
    [codes[0], 'Đã đặt'],
  ])
  const ordered = rows.slice(1).reduce((sum, row) => sum + Number(row['Tổng tiền']), 0)
  expect(ordered).toBe((await owner.get('purchase-order/total')).data.payable)
  expect(await codesOf({ late: 'true' })).toEqual([codes[0]])
  expect(await codesOf({ open: 'true' })).toEqual([codes[1], codes[0]])
  expect(await codesOf({ progress: 'DRAFT' })).toEqual([codes[2]])
})

it('has a row each line, with what of it came', async () => {
  const [row] = await sheetOf({ progress: 'PARTIAL', withLines: true })
  expect(row).toMatchObject({
    'Nhà cung cấp': 'Dược Sông Hàn',
    'Tên hàng': 'Cefuroxim 500',
    ĐVT: 'Hộp',
    'Số lượng đặt': 3,
    'Thuế suất': '5%',
    'Thành tiền': 90_000,
    'ĐVT cơ bản': 'Viên',
  })
  const [ordered, came, missing] = ['Đặt (cơ bản)', 'Đã nhận (cơ bản)', 'Còn thiếu (cơ bản)'].map(at =>
    Number(row![at]),
  )
  expect([came! * 3, missing! + came!]).toEqual([ordered, ordered])
  const { data } = await owner.get('user_log?limit=1')
  expect(data.items[0]).toMatchObject({ after: { content: 'Phiếu đặt hàng, từng dòng hàng', rowCount: 1 } })
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
