import { beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../../test/app.ts'
import { addBranch, addEmployee, someCustomer, someProduct } from '../../../test/factories.ts'
import { asRecognised, sheet, upload } from '../../../test/file/sheet.ts'
import { shelve } from '../../../test/shelf.ts'
import { shopWithBooks } from '../../../test/shop-of-file.ts'

const shop = await shopWithBooks()
let owner: Person
// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
let customer: any
// biome-ignore lint/suspicious/noExplicitAny: as above
let product: any
beforeAll(async () => {
  owner = await shop.registerStore()
  customer = await someCustomer(owner, { code: 'KH77', phone: '0912345678' })
  product = await someProduct(owner, { code: 'HH77' })
})

/** As KiotViet writes the details of bills. */
const titles =
  'Chi nhánh|Mã hóa đơn|Thời gian|Mã khách hàng|Tên khách hàng|Điện thoại|Người bán|Ghi chú|Giảm giá hóa đơn|Khách cần trả|Trạng thái|Mã hàng|Tên hàng|ĐVT|Số lượng|Đơn giá|Giảm giá|Thành tiền'
const row = (code: string, more: { [title: string]: string | number } = {}) => {
  const usual: { [title: string]: string | number } = {
    'Mã hóa đơn': code,
    'Thời gian': '31/12/2025 14:05',
    'Tên khách hàng': 'Lê Thị Mai',
    'Người bán': 'Hà',
    'Trạng thái': 'Hoàn thành',
    'Mã hàng': 'HH77',
    'Tên hàng': 'Panadol cũ',
    ĐVT: 'Vỉ',
    'Số lượng': 2,
    'Đơn giá': 15_000,
    'Thành tiền': 30_000,
    'Khách cần trả': 30_000,
    ...more,
  }
  return titles.split('|').map(title => usual[title] ?? null)
}

async function bring(rows: (string | number | null)[][], taking: object = {}, person = owner) {
  const { data: file } = await upload(person, 'bill', await sheet(titles, ...rows), 'hoa-don.xlsx')
  const asked = asRecognised(file, taking)
  const dry = (await person.post(`excel/${file.id}/check`, asked)).data
  const run = await person.post(`excel/${file.id}/run`, asked)
  return { file, dry, run }
}
const list = async (query = '') => (await owner.get(`old-bill?${query}`)).data

describe('bills of another program', () => {
  it('come in as history: found by customer, goods and day, and in no sum, ledger or list of bills', async () => {
    const before = (await owner.get('bill/total')).data
    const { file, dry, run } = await bring([
      row('CU1', { 'Mã khách hàng': 'kh77' }),
      row('CU1', { 'Mã hàng': 'LA', 'Tên hàng': 'Hàng lạ', 'Số lượng': 0.5 }),
      row('CU2', { 'Điện thoại': '0912 345 678', 'Thời gian': '02/01/2026 23:59', 'Khách cần trả': 45_000 }),
      row('CU3', { 'Trạng thái': 'Đã hủy' }),
    ])
    expect(file.layout).toBe('kiotviet')
    expect([dry.created, dry.skipped, dry.errors]).toEqual([2, 1, 0])
    expect(run.data, JSON.stringify(run.body)).toMatchObject({ created: 2, skipped: 1 })
    expect((await list()).items).toMatchObject([
      { code: 'CU2', businessDay: '2026-01-02', customerId: customer.id, payable: 45_000 },
      { code: 'CU1', businessDay: '2025-12-31', customerId: customer.id, itemCount: 2 },
    ])
    expect((await list('to=2025-12-31')).totalItem).toBe(1)
    expect((await list('keyword=hang%20la')).items).toMatchObject([{ code: 'CU1' }])
    expect((await list(`customerId=${customer.id}`)).totalItem).toBe(2)
    const whole = (await owner.get(`old-bill/${(await list('keyword=cu1')).items[0].id}`)).data
    expect(whole).toMatchObject({
      soldAt: '2025-12-31T07:05:00.000Z',
      fileName: 'hoa-don.xlsx',
      items: [
        { productId: product.id, productName: 'Panadol cũ', quantity: 2, price: 15_000, amount: 30_000 },
        { productId: null, productName: 'Hàng lạ', quantity: 0.5 },
      ],
    })
    expect((await owner.get('bill/total')).data).toEqual(before)
    expect((await owner.get('bill')).data.totalItem).toBe(0)
    expect((await owner.get(`customer/${customer.id}`)).data).toMatchObject({ debt: 0, points: 0 })
  })

  it('stand among the visits of their customer, beside what they bought and brought back here', async () => {
    const goods = await shelve(shop, owner, [{ quantity: 10 }])
    const sold = (
      await owner.post('bill', {
        customerId: customer.id,
        items: [{ productId: goods.id, unitId: goods.units.Viên, quantity: 2 }],
        payments: [{ method: 'CASH', amount: 2_000 }],
      })
    ).data
    const back = await owner.post('sale-return', {
      billId: sold.id,
      reason: 'CHANGED_MIND',
      items: [{ billItemId: sold.items[0].id, quantity: 1 }],
      payments: [{ method: 'CASH', amount: 1_000 }],
    })
    expect((await owner.get(`customer/${customer.id}/visit`)).data.items).toMatchObject([
      { kind: 'RETURN', code: back.data.code, amount: -1_000, itemCount: 1 },
      { kind: 'BILL', code: sold.code, amount: 2_000 },
      { kind: 'OLD_BILL', code: 'CU2', amount: 45_000 },
      { kind: 'OLD_BILL', code: 'CU1' },
    ])
    expect((await owner.get(`customer/${sold.id}/visit`)).status).toBe(404)
  })

  it('that are there are left alone, or written anew', async () => {
    await bring([row('LAI')])
    const { run: again } = await bring([row('lai', { 'Khách cần trả': 1 })])
    expect(again.data).toMatchObject({ created: 0, updated: 0, skipped: 1 })
    const { run } = await bring([row('LAI', { 'Khách cần trả': 20_000 })], { duplicates: 'overwrite' })
    expect(run.data).toMatchObject({ created: 0, updated: 1 })
    expect((await list('keyword=lai')).items).toMatchObject([{ payable: 20_000, itemCount: 1 }])
  })

  it('that came in by mistake are taken out again with their whole file, by who may, and no others', async () => {
    const before = (await list()).totalItem
    await bring([row('NHAM1'), row('NHAM2'), row('NHAM3')])
    await bring([row('NHAM3', { 'Khách cần trả': 1 }), row('DUNG')], { duplicates: 'overwrite' })
    const idOf = async (code: string) => (await list(`keyword=${code}`)).items[0]?.id
    const wrong = await idOf('nham1')
    expect((await owner.get(`old-bill/${wrong}`)).data.ofFile).toBe(2)
    const staff = await addEmployee(shop, owner)
    expect((await staff.delete(`old-bill/${wrong}/file`)).status).toBe(403)
    const elsewhere = await addEmployee(shop, owner, {
      branchIds: [await addBranch(shop, owner, 'Chi nhánh xa')],
      grants: [{ model: 'bill', action: 'delete' }],
    })
    expect((await elsewhere.delete(`old-bill/${wrong}/file`)).status).toBe(404)
    const replies = await Promise.all([1, 2].map(() => owner.delete(`old-bill/${wrong}/file`)))
    expect(replies.map(reply => reply.status).sort()).toEqual([200, 404])
    expect(replies.find(reply => reply.status === 200)!.data).toEqual({ count: 2 })
    expect((await list()).totalItem).toBe(before + 2)
    expect(await idOf('nham3')).toBeDefined()
    const [logged] = (await owner.get('user_log?action=old-bill.take-out')).data.items
    expect([logged.before, logged.after]).toEqual([{ fileName: 'hoa-don.xlsx' }, { takenOut: 2 }])
  })

  it('with one row that cannot be read come in not at all', async () => {
    const { dry, run } = await bring([row('TOT'), row('HONG', { 'Số lượng': 'hai' })])
    expect(dry.issues).toMatchObject([{ row: 3, column: 'Số lượng', value: 'hai', level: 'error' }])
    expect(run.body.error).toBe('excel-has-errors')
    expect((await list('keyword=tot')).totalItem).toBe(0)
  })

  it('need the right to bring them in, and are of their branch; phones are hidden', async () => {
    const staff = await addEmployee(shop, owner)
    expect((await upload(staff, 'bill', await sheet(titles, row('X')))).body.error).toBe('forbidden')
    expect((await staff.get('old-bill')).status).toBe(200)
    const id = (await list('keyword=cu2')).items[0].id
    expect((await staff.get(`old-bill/${id}`)).data.customerPhone).not.toContain('345')
    const elsewhere = await addEmployee(shop, owner, { branchIds: [await addBranch(shop, owner)] })
    expect((await elsewhere.get(`old-bill/${id}`)).status).toBe(404)
    expect((await elsewhere.get('old-bill')).data.totalItem).toBe(0)
  })
})
