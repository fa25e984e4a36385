import type { Grant } from '@quay/contract/right/permission'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../test/app.ts'
import { addBranch, addEmployee, inStore } from '../../test/factories.ts'
import { askForFile, rowsOf } from '../../test/file/exported.ts'
import { type Shelved, shelve } from '../../test/shelf.ts'

let shop: TestApp
let owner: Person
let product: Shelved
let elsewhere: string
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
  elsewhere = await addBranch(shop, owner)
  product = await shelve(shop, owner, [{ quantity: 30, expiryDate: '2029-12-31' }], { name: 'Diazepam 5 mg' })
  await inStore(shop, owner.profile.store.id, query =>
    query('update product set control_group = $2 where id = $1', [product.id, 'psychotropic']),
  )
  const tablets = (quantity: number) => [{ productId: product.id, unitId: product.units.Viên, quantity }]
  const made = [
    await owner.post('customer-request', {
      name: 'Kem chống nắng',
      customerName: 'Chị Hoa',
      customerPhone: '0912345678',
    }),
    await owner.post('customer-request', { productId: product.id, quantity: 20 }),
    await owner.post('doctor', { name: 'Trần Thu Đông', degree: 'BS.CKI', specialty: 'Nhi khoa' }),
    await owner.post('doctor', { name: 'Lê Văn Tây', specialty: 'Da liễu' }),
    await owner.post('sample-medicine', { name: 'Mất ngủ', disease: 'Mất ngủ', items: tablets(2) }),
    await owner.post('quality-check', { month: '2026-11' }),
    await owner.post('drug-incident', {
      kind: 'LOSS',
      discoveredAt: '2026-11-20T02:00:00.000Z',
      discoveredBy: 'DS. Trần Thu Hà',
      description: 'Đếm thiếu ba viên',
      recipient: 'Sở Y tế',
      items: tablets(3).map(item => ({ ...item, lotNumber: 'LO1' })),
    }),
  ]
  expect(made.map(reply => reply.status)).toEqual(made.map(() => 201))
})
afterAll(() => shop.close())

const sheetOf = async (path: string, body: object = {}, person = owner) =>
  rowsOf(await askForFile(shop, person, `${path}/export`, body))

describe('a file of a list holds what the list shows', () => {
  it('wants: the last first, narrowed as the list is', async () => {
    expect(await sheetOf('customer-request')).toMatchObject([
      { Hàng: 'Diazepam 5 mg', 'Số lượng': 20, ĐVT: 'Viên' },
      { Hàng: 'Kem chống nắng', 'Số lượng': 1, Khách: 'Chị Hoa', 'Điện thoại': '0912345678' },
    ])
    expect(await sheetOf('customer-request', { keyword: 'hoa' })).toHaveLength(1)
  })

  it('wants: the phone is hidden from who sees it hidden', async () => {
    const clerk = await addEmployee(shop, owner, {
      grants: [
        { model: 'import_product', action: 'read' },
        { model: 'data_export', action: 'create' },
      ],
    })
    expect((await sheetOf('customer-request', { keyword: 'hoa' }, clerk))[0]).toMatchObject({
      'Điện thoại': '09••••678',
    })
  })

  it('doctors: of a specialty', async () => {
    expect((await sheetOf('doctor')).map(row => row.Tên)).toEqual(['Lê Văn Tây', 'Trần Thu Đông'])
    expect(await sheetOf('doctor', { specialty: 'nhi khoa' })).toMatchObject([
      { 'Học vị': 'BS.CKI', Tên: 'Trần Thu Đông', 'Số liều mẫu': 0, 'Trạng thái': 'Đang dùng' },
    ])
  })

  it('templates of liều: with what the branch can hand out', async () => {
    expect(await sheetOf('sample-medicine')).toMatchObject([
      { 'Tên liều': 'Mất ngủ', 'Thành phần': 'Diazepam 5 mg', 'Số liều bán được': 15 },
    ])
    expect(await sheetOf('sample-medicine', { isActive: '0' })).toEqual([])
  })

  it('the staff: with role and branches', async () => {
    const [row] = await sheetOf('employee', { keyword: owner.profile.fullName })
    expect(row).toMatchObject({ 'Họ tên': owner.profile.fullName, 'Trạng thái': 'Đang làm' })
    expect(await sheetOf('employee', { isActive: '0' })).toEqual([])
  })

  it('monthly checks of quality', async () => {
    expect(await sheetOf('quality-check')).toMatchObject([
      { Tháng: '11/2026', 'Trạng thái': 'Đang kiểm tra', 'Số lô': 1, 'Đã kiểm': 0 },
    ])
    expect(await sheetOf('quality-check', { status: 'SUCCEED' })).toEqual([])
  })

  it('reports of lost medicine: a row each, or a row each medicine', async () => {
    expect(await sheetOf('drug-incident')).toMatchObject([
      { 'Trạng thái': 'Chưa gửi', 'Loại việc': 'Thất thoát', 'Diễn biến': 'Đếm thiếu ba viên' },
    ])
    expect(await sheetOf('drug-incident', { withLines: true })).toMatchObject([
      { 'Tên hàng': 'Diazepam 5 mg', 'Số lô': 'LO1', 'Số lượng': 3, ĐVT: 'Viên' },
    ])
  })

  it('all of it: more than a page', async () => {
    const names = Array.from({ length: 203 }, (_, place) => `Bác sĩ ${String(place).padStart(3, '0')}`)
    for (const name of names) expect((await owner.post('doctor', { name, specialty: 'Nội' })).status).toBe(201)
    expect((await sheetOf('doctor', { specialty: 'Nội' })).map(row => row.Tên)).toEqual(names)
  })
})

const lists: ReadonlyArray<readonly [path: string, right: Grant, isOfBranch: boolean]> = [
  ['customer-request', { model: 'import_product', action: 'read' }, true],
  ['doctor', { model: 'doctor', action: 'read' }, false],
  ['sample-medicine', { model: 'sample_medicine', action: 'read' }, true],
  ['employee', { model: 'employee', action: 'read' }, false],
  ['quality-check', { model: 'check_inventory', action: 'read' }, true],
  ['drug-incident', { model: 'check_inventory', action: 'read' }, true],
]

it.each(lists)('%s: only for who may take lists out, and of their own branch', async (path, right, isOfBranch) => {
  const reader = await addEmployee(shop, owner, { grants: [right] })
  expect((await askForFile(shop, reader, `${path}/export`, {})).statusCode).toBe(403)
  const exporter = await addEmployee(shop, owner, { grants: [right, { model: 'data_export', action: 'create' }] })
  expect((await askForFile(shop, exporter, `${path}/export`, {})).statusCode).toBe(200)
  if (!isOfBranch) return
  expect((await askForFile(shop, exporter, `${path}/export`, { branchId: elsewhere })).statusCode).toBe(404)
})
