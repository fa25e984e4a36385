import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, type TestApp, testApp, testPassword } from '../../../test/app.ts'
import { addBranch, addEmployee, someCustomer, someProduct } from '../../../test/factories.ts'
import { shelve } from '../../../test/shelf.ts'

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36'
const byChrome = { 'user-agent': chrome }

let shop: TestApp
let owner: Person
let bill: { id: string; code: string; payable: number }
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
  const product = await shelve(shop, owner, [{ quantity: 50 }])
  const items = [{ productId: product.id, unitId: product.units.Viên, quantity: 2 }]
  const body = { items, payments: [{ method: 'CASH', amount: 10_000 }] }
  bill = (await owner.post('bill', body, byChrome)).data
  await owner.post(`bill/${bill.id}/cancel`, { reason: 'Khách đổi ý' })
  await someCustomer(owner, { name: 'Đỗ Văn Nam' })
})
afterAll(() => shop.close())

// biome-ignore lint/suspicious/noExplicitAny: rows of the log as they come
const log = async (query = '', person = owner): Promise<any[]> => {
  const { status, body, data } = await person.get(`user_log?limit=100&${query}`)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return data.items
}
const actions = async (query: string, person = owner) => (await log(query, person)).map(row => row.action)

describe('a row tells', () => {
  it('on which device, at which branch and for how much money', async () => {
    const [sold] = await log('action=bill.create')
    expect(sold).toMatchObject({
      employeeName: owner.profile.fullName,
      branchName: 'Chi nhánh chính',
      device: 'Chrome trên Windows',
      address: '127.0.0.1',
      subjectCode: bill.code,
      amount: bill.payable,
    })
    expect((await log('action=bill.cancel'))[0]).toMatchObject({ amount: -bill.payable })
    expect((await log('action=customer.create'))[0]).toMatchObject({ amount: null, branchName: null })
  })

  it('money of vouchers with the sign of the drawer', async () => {
    const { items } = (await owner.get('cashbook?limit=1')).data
    const accountId = items[0].accountId
    const kinds = (await owner.get('voucher/kind')).data
    const kindId = kinds.find((kind: { direction: string }) => kind.direction === 'OUT').id
    const made = await owner.post('voucher', { direction: 'OUT', kindId, accountId, amount: 7_000, note: 'Mua đá' })
    expect(made.status).toBe(201)
    await owner.post(`voucher/${made.data.id}/cancel`, { reason: 'Nhầm' })
    expect((await log(`subjectId=${made.data.id}`)).map(row => row.amount)).toEqual([7_000, -7_000])
  })
})

describe('filters', () => {
  it('find the history of a thing by its code, whatever the case of its letters', async () => {
    expect(await actions(`keyword=${bill.code.toLowerCase()}`)).toEqual(['bill.cancel', 'bill.create'])
    expect(await actions('keyword=HD999999')).toEqual([])
    const product = await someProduct(owner)
    await owner.patch(`product/${product.id}`, { version: 1, code: 'DOI-MA' })
    expect(await actions('keyword=doi-ma')).toEqual(['product.update', 'product.create'])
  })

  it('choose an area, an action, a device and an address', async () => {
    expect(new Set(await actions('area=partner'))).toEqual(new Set(['customer.create']))
    expect(await actions('action=bill.cancel')).toEqual(['bill.cancel'])
    expect(await actions('place=windows')).toEqual(['bill.create'])
    expect((await log('place=127.0.0.1')).length).toBeGreaterThan(3)
    expect(await actions('place=10.0.0.9')).toEqual([])
    expect((await owner.get('user_log?action=bill.burn')).status).toBe(422)
  })

  it('choose a person and a branch of the caller’s, and know no other', async () => {
    const second = await addBranch(shop, owner)
    const colleague = await addEmployee(shop, owner, { roleName: 'management', branchIds: [second] })
    await someCustomer(colleague)
    expect(await actions(`employeeId=${colleague.profile.id}&action=customer.create`)).toEqual(['customer.create'])
    expect(await actions(`branchId=${second}`)).toEqual([])
    expect(new Set(await actions(`branchId=${owner.branchId}&area=sale`))).toEqual(
      new Set(['bill.cancel', 'bill.create']),
    )
    expect((await colleague.get(`user_log?branchId=${owner.branchId}`)).status).toBe(404)
    expect(await actions('action=bill.create', colleague)).toEqual([])
  })

  it('page by cursor without a gap', async () => {
    const whole = await log()
    const ids: string[] = []
    let cursor = ''
    do {
      const { data } = await owner.get(`user_log?limit=3${cursor && `&cursor=${cursor}`}`)
      ids.push(...data.items.map((row: { id: string }) => row.id))
      cursor = data.nextCursor ?? ''
    } while (cursor)
    expect(ids).toEqual(whole.map(row => row.id))
  })
})

describe('refused attempts', () => {
  it('are written down with what was tried, at most once a minute for a person and a route', async () => {
    const cashier = await addEmployee(shop, owner, { fullName: 'Lê Thị Hoa' })
    for (let i = 0; i < 3; i++) expect((await cashier.get('user_log')).status).toBe(403)
    expect((await cashier.post('provider', { name: 'X' })).status).toBe(403)
    const rows = await log(`action=access.refused&employeeId=${cashier.profile.id}`)
    expect(rows.map(row => row.after)).toEqual([
      { attempt: 'Thêm nhà cung cấp', call: 'POST /provider', refusal: 'Bạn không có quyền làm việc này.' },
      { attempt: 'Nhật ký thao tác, mới nhất trước', call: 'GET /user_log', refusal: expect.any(String) },
    ])
    expect(rows[0]).toMatchObject({ employeeName: 'Lê Thị Hoa', address: '127.0.0.1', actionText: expect.any(String) })
  })

  it('of a rule that wants a right, too: a discount beyond the limit', async () => {
    const cashier = await addEmployee(shop, owner)
    const product = await shelve(shop, owner, [{ quantity: 5 }])
    const items = [{ productId: product.id, unitId: product.units.Viên, quantity: 1, discount: { unit: 1, value: 90 } }]
    const refused = await cashier.post('bill', { items, payments: [{ method: 'CASH', amount: 1_000 }] })
    expect(refused).toMatchObject({ status: 403, body: { error: 'discount-over-limit' } })
    expect(await log(`action=access.refused&employeeId=${cashier.profile.id}`)).toMatchObject([
      { after: { attempt: 'Bán hàng', call: 'POST /bill' } },
    ])
  })
})

describe('what no index finds', () => {
  it('is looked for in the last days, and the answer says since when', async () => {
    const since = async (query: string) => (await owner.get(`user_log?${query}`)).data.since
    expect(await since('place=10.0.0.9')).toMatch(/^\d{4}-/)
    expect(await since('keyword=Không%20có')).toMatch(/^\d{4}-/)
    for (const query of ['', 'place=x&from=2020-01-01', 'action=role.update', `keyword=${bill.code}`])
      expect(await since(query)).toBeNull()
  })
})

it('names who allowed by PIN what the person had no right to', async () => {
  const seller = await addEmployee(shop, owner, { fullName: 'Nguyễn Thị Lan' })
  await owner.post('auth/pin', { currentPassword: testPassword, pin: '407183' })
  const product = await shelve(shop, owner, [{ quantity: 5 }])
  const items = [{ productId: product.id, unitId: product.units.Viên, quantity: 1 }]
  const sold = (await seller.post('bill', { items, payments: [{ method: 'CASH', amount: 1_000 }] })).data
  const path = `bill/${sold.id}/cancel`
  const { model, action, subject } = (await seller.post(path, { reason: 'Bấm nhầm' })).body.details
  const asked = { model, action, subject, employeeId: owner.profile.id, pin: '407183', reason: 'Khách quen' }
  const { token } = (await seller.post('auth/override', asked)).data
  expect((await seller.post(path, { reason: 'Bấm nhầm' }, { 'x-override': token })).status).toBe(200)
  expect(await log(`subjectId=${sold.id}`)).toMatchObject([
    { action: 'bill.cancel', employeeName: 'Nguyễn Thị Lan', approverName: owner.profile.fullName },
    { action: 'bill.create', approverName: null },
  ])
  expect(await actions(`suspicion=override&employeeId=${seller.profile.id}`)).toEqual(['override.use'])
})
