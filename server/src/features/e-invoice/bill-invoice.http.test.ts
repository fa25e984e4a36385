import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { addEmployee, inStore } from '../../../test/factories.ts'
import { sheetAnswered } from '../../../test/file/sheet.ts'
import { keptTill, registerTill } from '../../../test/kept-sales.ts'
import { type Shelved, shelve } from '../../../test/shelf.ts'
import { newId } from '../../db/new-id.ts'

let shop: TestApp
let owner: Person
let product: Shelved
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
  product = await shelve(shop, owner, [{ quantity: 100 }])
})
afterAll(() => shop.close())

const company = {
  isTaken: true,
  companyName: 'Công ty Minh Tâm',
  taxCode: '0312770607',
  address: '12 Lê Lợi',
  email: 'ke.toan@minhtam.vn',
}
const items = () => [{ productId: product.id, unitId: product.units.Viên, quantity: 1 }]
const payments = [{ method: 'CASH', amount: 1_000 }]
const sell = async (over: object = {}) => owner.post('bill', { id: newId(), items: items(), payments, ...over })

it('stands on the bill, in the list, its filters and sums, the file and the log', async () => {
  const { status, data: bill } = await sell({ invoice: { ...company, taxCode: '0312 770 607' } })
  expect(status).toBe(201)
  expect(bill).toMatchObject({ invoice: { ...company, buyerName: null }, invoiceState: 'UNISSUED' })
  const { invoice, invoiceState } = bill
  expect((await owner.get(`bill/${bill.id}`)).data).toMatchObject({ invoice, invoiceState })
  const { data: declined } = await sell({ invoice: { isTaken: false } })
  expect(declined).toMatchObject({ invoice: { isTaken: false, companyName: null }, invoiceState: 'DECLINED' })
  const { data: silent } = await sell()
  expect(silent).toMatchObject({ invoice: null, invoiceState: 'UNISSUED' })
  const { data: cancelled } = await sell({ invoice: company })
  const gone = await owner.post(`bill/${cancelled.id}/cancel`, { reason: 'Bấm nhầm' })
  expect(gone.data).toMatchObject({ invoiceState: null, invoice: { companyName: company.companyName } })

  const found = async (query: string) =>
    (await owner.get(`bill?${query}`)).data.items.map((row: { id: string }) => row.id).sort()
  const sorted = (...bills: { id: string }[]) => bills.map(({ id }) => id).sort()
  expect(await found('invoiceState=UNISSUED')).toEqual(sorted(bill, silent))
  expect(await found('invoiceState=DECLINED')).toEqual(sorted(declined))
  expect(await found('invoiceBuyer=1')).toEqual(sorted(bill, cancelled))
  expect((await owner.get('bill/total?invoiceState=UNISSUED')).data.count).toBe(2)
  const rows = (await owner.get('bill')).data.items
  expect(rows.find((row: { id: string }) => row.id === bill.id)).toMatchObject({
    invoiceState: 'UNISSUED',
    invoiceTo: company.companyName,
  })
  const sheet = await sheetAnswered(shop, owner, 'bill/export', { invoiceBuyer: '1' })
  for (const text of ['Chưa phát hành', company.companyName, company.taxCode, company.address, company.email])
    expect(sheet).toContain(text)
  const [logged] = (await owner.get(`user_log?subjectId=${bill.id}&action=bill.create`)).data.items
  expect(logged.after.invoice).toBe('Công ty Minh Tâm, MST 0312770607, 12 Lê Lợi, ke.toan@minhtam.vn')
})

it.each([
  [{ isTaken: true }, 'invoice-buyer-nameless', 'invoice.buyerName'],
  [{ ...company, taxCode: '0312770608' }, 'tax-code-check-digit', 'invoice.taxCode'],
  [{ ...company, taxCode: '12' }, 'tax-code-shape', 'invoice.taxCode'],
  [{ ...company, companyName: ' ' }, 'invoice-buyer-incomplete', 'invoice.companyName'],
  [{ ...company, address: '' }, 'invoice-buyer-incomplete', 'invoice.address'],
  [{ ...company, email: 'ke.toan' }, 'invalid-input', 'invoice.email'],
  [{ isTaken: false, buyerName: 'Hoa' }, 'invalid-input', 'invoice.buyerName'],
])('%j is refused as %s', async (invoice, error, path) => {
  const { body } = await sell({ invoice })
  expect(body).toMatchObject({ error, issues: [{ path }] })
})

it('is written later by who may edit bills, with the log, until the bill is cancelled', async () => {
  const { data: bill } = await sell()
  const edit = (invoice: unknown, version: number, person = owner) =>
    person.patch(`bill/${bill.id}`, { version, invoice })
  const cashier = await addEmployee(shop, owner, { grants: [{ model: 'sale', action: 'create' }] })
  expect((await edit(company, 1, cashier)).status).toBe(403)
  expect((await edit({ ...company, taxCode: '12' }, 1)).body.error).toBe('tax-code-shape')
  const written = await edit(company, 1)
  expect(written.data).toMatchObject({ version: 2, invoice: company, editedAt: expect.any(String) })
  expect((await edit({ isTaken: false }, 1)).body.error).toBe('version-conflict')
  expect((await edit({ isTaken: false }, 2)).data).toMatchObject({ invoiceState: 'DECLINED' })
  expect((await edit(null, 3)).data).toMatchObject({ invoice: null, invoiceState: 'UNISSUED' })
  const log = (await owner.get(`user_log?subjectId=${bill.id}&action=bill.update`)).data.items
  expect(log.map(({ before, after }: { before: object; after: object }) => [before, after])).toMatchObject([
    [{ invoice: 'Không lấy hóa đơn' }, { invoice: null }],
    [{ invoice: expect.stringContaining('MST 0312770607') }, { invoice: 'Không lấy hóa đơn' }],
    [{ invoice: null }, { invoice: expect.stringContaining('MST 0312770607') }],
  ])
  await owner.post(`bill/${bill.id}/cancel`, { reason: 'Bấm nhầm' })
  expect((await edit(company, 5)).body.error).toBe('already-cancelled')
})

it('stays on the bill that replaces it, unless another is sent', async () => {
  const { data: bill } = await sell({ invoice: company })
  const replace = async (id: string, change: object) =>
    (await owner.post(`bill/${id}/replace`, { reason: 'Sửa', bill: { items: items(), payments, ...change } })).data
  const kept = await replace(bill.id, {})
  expect(kept.invoice).toMatchObject(company)
  const other = await replace(kept.id, { invoice: { isTaken: true, buyerName: 'Hoa' } })
  expect(other.invoice).toMatchObject({ buyerName: 'Hoa', companyName: null })
  expect((await replace(other.id, { invoice: null })).invoice).toBe(null)
})

it('comes with a sale that was made without the network; what is wrong in it is told, and kept as it was typed', async () => {
  const device = await registerTill(owner)
  const till = keptTill(owner, device.token)
  const sale = (invoice: object) => till.sale([{ goods: product }], { invoice })
  const [good, bad] = [sale({ ...company, taxCode: '0312 770 607' }), sale({ ...company, taxCode: '0312770608' })]
  const results = await till.send([good, bad], owner)
  expect(results).toMatchObject([
    { kind: 'saved', flags: [] },
    { kind: 'saved', flags: [{ kind: 'rule-broken', sentence: expect.stringContaining('số kiểm tra') }] },
  ])
  expect((await owner.get(`bill/${good.id}`)).data.invoice).toMatchObject(company)
  expect((await owner.get(`bill/${bad.id}`)).data.invoice).toMatchObject({ taxCode: '0312770608' })
})

it('is refused by the database as declined and with a buyer at once', async () => {
  const { data: bill } = await sell()
  const insert = (isTaken: boolean, name: string | null) =>
    inStore(shop, owner.profile.store.id, query =>
      query('insert into bill_invoice (store_id, id, bill_id, is_taken, buyer_name) values ($1, $2, $3, $4, $5)', [
        ...[owner.profile.store.id, newId(), bill.id, isTaken, name],
      ]),
    )
  await expect(insert(false, 'Hoa')).rejects.toThrow('bill_invoice_buyer')
  await expect(insert(true, null)).rejects.toThrow('bill_invoice_buyer')
})
