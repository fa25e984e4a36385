import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, type TestApp, testApp, testPassword } from '../../../test/app.ts'
import { addBranch, addEmployee, inStore } from '../../../test/factories.ts'
import { keptTill, kindsOf, registerTill } from '../../../test/kept-sales.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'
import { type Shelved, shelve } from '../../../test/shelf.ts'
import { newId } from '../../db/new-id.ts'

let shop: TestApp
let owner: Person
let colleague: Person
let cashier: Person
let product: Shelved
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
  product = await shelve(shop, owner, [{ quantity: 100 }])
  colleague = await addEmployee(shop, owner, { fullName: 'Trần Thị Mai' })
  cashier = await addEmployee(shop, owner, { fullName: 'Lê Văn Khang' })
})
afterAll(async () => {
  expect(await ledgerDifferences(shop)).toEqual([])
  await shop.close()
})

const body = (over: object = {}) => ({
  id: newId(),
  items: [{ productId: product.id, unitId: product.units.Viên, quantity: 1 }],
  payments: [{ method: 'CASH', amount: 1_000 }],
  ...over,
})

it('is sold by the colleague who is named: on the bill, in the sums of the day and the log; who wrote it stays', async () => {
  const asked = body({ soldBy: colleague.profile.id })
  const { status, data: bill } = await owner.post('bill', asked)
  expect(status).toBe(201)
  expect(bill).toMatchObject({ sellerId: colleague.profile.id, sellerName: 'Trần Thị Mai' })
  expect((await owner.post('bill', asked)).data.id).toBe(asked.id)
  const { items } = (await owner.get(`bill?sellerId=${colleague.profile.id}`)).data
  expect(items).toMatchObject([{ id: bill.id, createdByName: owner.profile.fullName }])
  expect((await owner.get(`bill/total?sellerId=${colleague.profile.id}`)).data).toMatchObject({
    count: 1,
    payable: 1_000,
  })
  const [logged] = (await owner.get(`user_log?subjectId=${bill.id}&action=bill.create`)).data.items
  expect(logged).toMatchObject({ employeeName: owner.profile.fullName, after: { sellerName: 'Trần Thị Mai' } })
  // Naming oneself is nothing.
  const own = await cashier.post('bill', body({ soldBy: cashier.profile.id }))
  expect(own.data).toMatchObject({ sellerId: cashier.profile.id })
})

it('has a line that a colleague sold, as the bill and its lines say; not every cashier may say so', async () => {
  const line = { productId: product.id, unitId: product.units.Viên, quantity: 1 }
  const asked = (soldBy: string) =>
    body({ items: [{ ...line, soldBy }, line], payments: [{ method: 'CASH', amount: 2_000 }] })
  const { data: bill } = await owner.post('bill', asked(colleague.profile.id))
  const named = { soldBy: colleague.profile.id, soldByName: 'Trần Thị Mai' }
  expect(bill).toMatchObject({ sellerId: owner.profile.id, items: [named, { soldBy: null, soldByName: null }] })
  expect((await owner.get(`bill/${bill.id}`)).data.items).toMatchObject([named, { soldBy: null }])
  // The seller of the bill on a line is nothing.
  expect((await owner.post('bill', asked(owner.profile.id))).data.items[0].soldBy).toBeNull()
  expect((await cashier.post('bill', asked(colleague.profile.id))).body.error).toBe('seller-right-missing')
  expect((await owner.post('bill', asked(newId()))).status).toBe(404)

  const device = await registerTill(owner)
  const till = keptTill(owner, device.token)
  const kept = till.sale([{ goods: product }, { goods: product }])
  const items = kept.items as object[]
  Object.assign(items[0]!, { soldBy: colleague.profile.id })
  Object.assign(items[1]!, { soldBy: newId() })
  await till.send([kept], owner)
  expect((await owner.get(`bill/${kept.id}`)).data.items).toMatchObject([named, { soldBy: null }])

  // A flag tells that the cashier named a colleague without the right, as it does with the seller of a bill.
  const taken = till.sale([{ goods: product, quantity: 5, item: { soldBy: colleague.profile.id } }])
  const [result] = await till.send([{ ...taken, sellerId: cashier.profile.id }], owner)
  expect(kindsOf(result)).toEqual(['right-missing'])
})

it('keeps the sellers of its lines when it is edited after they left; a new one works at the branch', async () => {
  const leaves = await addEmployee(shop, owner, { fullName: 'Phạm Thu Trang' })
  const line = { productId: product.id, unitId: product.units.Viên, quantity: 1 }
  const sold = { ...line, soldBy: leaves.profile.id }
  const { data: bill } = await owner.post('bill', body({ items: [sold] }))
  await inStore(shop, owner.profile.store.id, query =>
    query('update employee set is_active = false where id = $1', [leaves.profile.id]),
  )
  const replace = (id: string, items: object[]) =>
    owner.post(`bill/${id}/replace`, {
      reason: 'Khách lấy thêm',
      bill: { items, payments: [{ method: 'CASH', amount: 2_000 }] },
    })
  const edited = await replace(bill.id, [{ ...sold, quantity: 2 }])
  expect([edited.status, edited.body.message]).toEqual([201, edited.body.message])
  expect(edited.data.items).toMatchObject([{ soldBy: leaves.profile.id, soldByName: 'Phạm Thu Trang' }])
  const { data: plain } = await owner.post('bill', body())
  expect(await replace(plain.id, [line, sold])).toMatchObject({
    body: { error: 'seller-elsewhere', issues: [{ path: expect.stringMatching(/items\.1\.soldBy$/) }] },
  })
})

it('counts goods with who sold their line, what came back of them too, and the bill with its seller', async () => {
  const line = { productId: product.id, unitId: product.units.Viên, quantity: 2 }
  const helper = await addEmployee(shop, owner, { fullName: 'Phạm Thị Hoa' })
  const chief = await addEmployee(shop, owner, { fullName: 'Đỗ Văn Nam' })
  const { data: bill } = await owner.post(
    'bill',
    body({
      soldBy: chief.profile.id,
      items: [{ ...line, soldBy: helper.profile.id }, line],
      payments: [{ method: 'CASH', amount: 4_000 }],
    }),
  )
  const returned = { billId: bill.id, reason: 'OTHER', items: [{ billItemId: bill.items[0].id, quantity: 1 }] }
  const { status } = await owner.post('sale-return', { ...returned, payments: [{ method: 'CASH', amount: 1_000 }] })
  expect(status).toBe(201)
  const soldBy = async (view: string) => {
    const { items } = (await owner.get(`report/employee?view=${view}&groupBy=seller`)).data
    return Object.fromEntries(
      items
        .filter(({ label }: { label: string }) => ['Phạm Thị Hoa', 'Đỗ Văn Nam'].includes(label))
        .map(({ label, values }: { label: string; values: Record<string, number> }) => [label, values.netRevenue]),
    )
  }
  expect(await soldBy('PRODUCT')).toEqual({ 'Phạm Thị Hoa': 1_000, 'Đỗ Văn Nam': 2_000 })
  expect(await soldBy('SALE')).toEqual({ 'Đỗ Văn Nam': 3_000 })
  const own = `report/employee/document?view=PRODUCT&groupBy=seller&key=${helper.profile.id}~${product.id}`
  expect((await owner.get(own)).data.total).toMatchObject({ netRevenue: 1_000 })
})

it('is answered again when its seller left meanwhile, and needs one who works at the branch', async () => {
  const leaves = await addEmployee(shop, owner)
  const asked = body({ soldBy: leaves.profile.id })
  expect((await owner.post('bill', asked)).status).toBe(201)
  const far = await addEmployee(shop, owner, { branchIds: [await addBranch(shop, owner, 'Xa')] })
  expect((await owner.post('bill', body({ soldBy: far.profile.id }))).body).toMatchObject({
    error: 'seller-elsewhere',
    issues: [{ path: 'soldBy' }],
  })
  expect((await owner.post('bill', body({ soldBy: newId() }))).body).toMatchObject({
    error: 'not-found',
    issues: [{ path: 'soldBy' }],
  })
  expect((await owner.post('bill', asked)).data.id).toBe(asked.id)
})

it('needs the right by which a seller is changed later, which a colleague lends by PIN', async () => {
  const asked = body({ soldBy: colleague.profile.id })
  const refused = await cashier.post('bill', asked)
  expect(refused).toMatchObject({
    status: 403,
    body: { error: 'seller-right-missing', details: { model: 'bill', action: 'update', seller: 'Trần Thị Mai' } },
  })
  await owner.post('auth/pin', { currentPassword: testPassword, pin: '730518' })
  const { model, action, subject } = refused.body.details
  const asks = { employeeId: owner.profile.id, pin: '730518', model, action, subject, reason: 'Bán hộ' }
  const { data } = await cashier.post('auth/override', asks)
  expect((await cashier.post('bill', asked, { 'x-override': data.token })).status).toBe(201)
})

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

it('keeps seller and time of a sale without the network, and flags the right that the person at the till lacked', async () => {
  const device = await registerTill(owner)
  const till = keptTill(owner, device.token)
  const soldAt = ago(80)
  const named = { soldBy: colleague.profile.id, soldAt }
  const [own, ofCashier, unknown] = [
    till.sale([{ goods: product }], named),
    { ...till.sale([{ goods: product }], named), sellerId: cashier.profile.id },
    // A seller whom the store does not know, and a time after the sale's own: the server takes neither.
    till.sale([{ goods: product }], { soldBy: newId(), soldAt: ago(-5) }),
  ]
  const results = await till.send([own, ofCashier, unknown], owner)
  expect(results.map((result: { flags: { kind: string }[] }) => kindsOf(result))).toEqual([
    [],
    ['right-missing', 'right-missing'],
    [],
  ])
  expect((await owner.get(`bill/${own.id}`)).data).toMatchObject({ sellerName: 'Trần Thị Mai', soldAt })
  expect((await owner.get(`bill/${ofCashier.id}`)).data).toMatchObject({ sellerName: 'Trần Thị Mai', soldAt })
  const third = (await owner.get(`bill/${unknown.id}`)).data
  expect(third.sellerId).toBe(owner.profile.id)
  expect(Date.parse(third.soldAt)).toBeLessThanOrEqual(Date.now())
})
