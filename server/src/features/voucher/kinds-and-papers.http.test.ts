import { addDays } from '@quay/domain/time/calendar'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { Person } from '../../../test/app.ts'
import { addBranch, addEmployee, inStore, someCustomer, someProvider } from '../../../test/factories.ts'
import { shopWithBooks } from '../../../test/shop-of-file.ts'
import { turnSwitch } from '../../../test/turn-switch.ts'
import { newId } from '../../db/new-id.ts'

const shop = await shopWithBooks()

async function shopWithKinds() {
  const owner = await shop.registerStore()
  const drawer = (await owner.get('cash-account')).data[0].id as string
  const kinds = (await owner.get('voucher/kind')).data as { id: string; direction: string; version: number }[]
  const spent = kinds.find(kind => kind.direction === 'OUT')!
  const voucher = (more: object = {}, person: Person = owner) =>
    person.post('voucher', { direction: 'OUT', kindId: spent.id, accountId: drawer, amount: 10_000, ...more })
  return { owner, drawer, spent, voucher }
}
const upload = async (person: Person, purpose = 'paper') => {
  const file = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  return (await person.post('upload', { purpose, content: file.toString('base64') })).data as { id: string }
}

it('kinds are added, renamed and put out of use; vouchers keep what they were written with', async () => {
  const { owner, voucher } = await shopWithKinds()
  const body = { id: newId(), direction: 'OUT', name: 'Tiền rác', countsInProfit: true, bookGroup: 'services' }
  const made = await owner.post('voucher/kind', body)
  expect(made).toMatchObject({ status: 201, data: { name: 'Tiền rác', isActive: true, version: 1 } })
  expect((await owner.post('voucher/kind', body)).data).toEqual(made.data)
  expect(await owner.post('voucher/kind', { ...body, id: newId(), name: 'TIỀN RÁC' })).toMatchObject({
    status: 409,
    body: { error: 'voucher-kind-taken', issues: [{ path: 'name' }] },
  })
  // The same name may be a receipt, which is never a cost.
  const receipt = { ...body, id: newId(), direction: 'IN' }
  expect(await owner.post('voucher/kind', receipt)).toMatchObject({
    status: 422,
    body: { error: 'voucher-kind-group', issues: [{ path: 'bookGroup' }] },
  })
  expect((await owner.post('voucher/kind', { ...receipt, bookGroup: null })).status).toBe(201)

  const { id } = made.data
  const paid = await voucher({ kindId: id })
  const renamed = await owner.patch(`voucher/kind/${id}`, {
    version: 1,
    name: 'Vệ sinh',
    bookGroup: null,
    countsInProfit: false,
  })
  expect(renamed.data).toMatchObject({ name: 'Vệ sinh', bookGroup: null, countsInProfit: false, version: 2 })
  expect((await owner.get(`voucher/${paid.data.id}`)).data).toMatchObject({
    kindName: 'Tiền rác',
    countsInProfit: true,
  })
  expect(await owner.patch(`voucher/kind/${id}`, { version: 1, name: 'X' })).toMatchObject({
    status: 409,
    body: { error: 'version-conflict' },
  })
  expect((await owner.patch(`voucher/kind/${id}`, { version: 2, isActive: false })).data.isActive).toBe(false)
  expect(await voucher({ kindId: id })).toMatchObject({
    status: 422,
    body: { error: 'voucher-kind-stopped', issues: [{ path: 'kindId' }] },
  })
  expect((await owner.get('voucher/kind')).data.some((kind: { id: string }) => kind.id === id)).toBe(false)
  const all = (await owner.get('voucher/kind/all')).data.items
  expect(all.find((kind: { id: string }) => kind.id === id)).toMatchObject({ isActive: false, voucherCount: 1 })
  expect((await owner.patch(`voucher/kind/${id}`, { version: 3, isActive: true })).status).toBe(200)
  expect((await voucher({ kindId: id })).data).toMatchObject({ kindName: 'Vệ sinh', countsInProfit: false })

  const clerk = await addEmployee(shop, owner, { grants: [{ model: 'cashbook', action: 'create' }] })
  expect((await clerk.post('voucher/kind', { ...body, id: newId(), name: 'Khác nữa' })).status).toBe(403)
  const stranger = await shop.registerStore()
  expect((await stranger.patch(`voucher/kind/${id}`, { version: 4, name: 'X' })).status).toBe(404)
})

it('a voucher names a customer, a supplier or a colleague of the lists, by the right to read them', async () => {
  const { owner, voucher } = await shopWithKinds()
  const customer = await someCustomer(owner, { name: 'Nguyễn Thị Lan' })
  const provider = await someProvider(owner, { name: 'Dược Hà Nội' })
  const named = await voucher({ partnerKind: 'customer', partnerId: customer.id, partnerName: 'Ai đó' })
  expect(named.data).toMatchObject({ partnerKind: 'customer', partnerId: customer.id, partnerName: 'Nguyễn Thị Lan' })
  expect((await voucher({ partnerKind: 'provider', partnerId: provider.id })).data.partnerName).toBe('Dược Hà Nội')
  const colleague = await voucher({ partnerKind: 'employee', partnerId: owner.profile.id })
  expect(colleague.data.partnerName).toBe(owner.profile.fullName)
  // It is no payment of a debt: what the customer owes stays, and so does a cancel.
  expect((await owner.get(`customer/${customer.id}`)).data.debt).toBe(0)
  expect((await owner.post(`voucher/${named.data.id}/cancel`, { reason: 'Nhầm' })).data.status).toBe('CANCELLED')
  expect((await owner.get(`customer/${customer.id}`)).data.debt).toBe(0)

  const refused = { status: 404, body: { issues: [{ path: 'partnerId' }] } }
  expect(await voucher({ partnerKind: 'provider', partnerId: customer.id })).toMatchObject(refused)
  expect(await voucher({ partnerKind: 'other', partnerId: customer.id })).toMatchObject(refused)
  expect(await voucher({ partnerId: customer.id })).toMatchObject(refused)
  const clerk = await addEmployee(shop, owner, { grants: [{ model: 'cashbook', action: 'create' }] })
  expect(await voucher({ partnerKind: 'customer', partnerId: customer.id }, clerk)).toMatchObject(refused)
  expect((await voucher({ partnerKind: 'customer', partnerName: 'Chị Lan' }, clerk)).status).toBe(201)
  // Who reads customers names none of a branch that keeps its own.
  const elsewhere = await addEmployee(shop, owner, {
    branchIds: [await addBranch(shop, owner)],
    grants: [
      { model: 'cashbook', action: 'read' },
      { model: 'cashbook', action: 'create' },
      { model: 'customer', action: 'read' },
    ],
  })
  const { id: branchId } = elsewhere.profile.branches[0]!
  const { id: accountId } = (await elsewhere.get('cash-account')).data.find(
    (account: { branchId: string | null }) => account.branchId === branchId,
  )
  const there = () => voucher({ branchId, accountId, partnerKind: 'customer', partnerId: customer.id }, elsewhere)
  expect((await there()).status).toBe(201)
  await turnSwitch(owner, 'customersByBranch', true)
  expect(await there()).toMatchObject(refused)
})

it('a paper may be of an earlier open day; the money counts today', async () => {
  const { owner, voucher } = await shopWithKinds()
  const { latest } = (await owner.get('closed-day')).data
  const today = addDays(latest, 1)
  const old = await voucher({ documentDay: addDays(today, -40) })
  expect(old.data).toMatchObject({ documentDay: addDays(today, -40), businessDay: today })
  expect((await voucher({ documentDay: today })).data).toMatchObject({ documentDay: today })
  expect((await voucher()).data).toMatchObject({ documentDay: today })
  expect(await voucher({ documentDay: addDays(today, 1) })).toMatchObject({
    status: 422,
    body: { error: 'document-day-later', issues: [{ path: 'documentDay' }] },
  })
  await owner.put('closed-day', { branchId: owner.branchId, through: addDays(today, -10) })
  expect(await voucher({ documentDay: addDays(today, -10) })).toMatchObject({
    status: 422,
    body: { error: 'document-day-closed', issues: [{ path: 'documentDay' }] },
  })
  expect((await voucher({ documentDay: addDays(today, -9) })).status).toBe(201)
})

it('photos of papers go with a voucher, and stay as they are once its day is closed', async () => {
  const { owner, voucher } = await shopWithKinds()
  const [first, second, logo] = [await upload(owner), await upload(owner), await upload(owner, 'logo')]
  const made = await voucher({ paperIds: [first.id] })
  expect(made.data.papers).toMatchObject([{ id: first.id, width: 900, height: 1200 }])
  const put = (body: object, person: Person = owner) => person.put(`voucher/${made.data.id}/papers`, body)
  const both = await put({ version: 1, paperIds: [second.id, first.id] })
  expect(both.data.papers.map(({ id }: { id: string }) => id)).toEqual([second.id, first.id])
  expect(await put({ version: 1, paperIds: [] })).toMatchObject({ status: 409, body: { error: 'version-conflict' } })
  expect(await put({ version: 2, paperIds: [first.id, logo.id] })).toMatchObject({
    status: 404,
    body: { issues: [{ path: 'paperIds.1' }] },
  })
  expect(await voucher({ paperIds: [logo.id] })).toMatchObject({ status: 404 })
  const elsewhere = await addBranch(shop, owner)
  const clerk = await addEmployee(shop, owner, {
    grants: [{ model: 'cashbook', action: 'create' }],
    branchIds: [elsewhere],
  })
  expect((await put({ version: 2, paperIds: [] }, clerk)).status).toBe(404)

  await inStore(shop, owner.profile.store.id, query =>
    query(`update branch set days_closed_through = '2099-01-01' where store_id = $1 and id = $2`, [
      owner.profile.store.id,
      owner.branchId,
    ]),
  )
  expect(await put({ version: 2, paperIds: [] })).toMatchObject({ status: 409, body: { error: 'day-closed' } })
})
