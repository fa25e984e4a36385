import { readFileSync } from 'node:fs'
import { addDays } from '@quay/domain/time/calendar'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
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
  return (await person.post('upload', { purpose, content: file.toString('base64') })).data as {
    id: string
    address: string
  }
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

describe('the photo of a paper', () => {
  const open = (address: string, person?: Person, branchId?: string) =>
    shop.app.inject({
      method: 'GET',
      url: address,
      headers: {
        ...(person && { authorization: `Bearer ${person.accessToken}` }),
        ...(branchId && { 'x-branch': branchId }),
      },
    })
  const read = [{ model: 'cashbook', action: 'read' }] as const
  const create = [{ model: 'cashbook', action: 'create' }] as const

  it('opens for a person who may read its voucher, and is kept by their browser alone', async () => {
    const { owner, voucher } = await shopWithKinds()
    const paper = await upload(owner)
    const { data } = await voucher({ paperIds: [paper.id] })
    const { address } = data.papers[0]
    expect(address).toBe(paper.address)
    const reply = await open(address, owner)
    expect(reply.statusCode).toBe(200)
    expect(reply.headers).toMatchObject({ 'content-type': 'image/webp', vary: expect.stringMatching(/authorization/i) })
    expect(reply.headers['cache-control']).toMatch(/^private, max-age=\d+/)
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 900, height: 1200 })
    expect((await open(address, await addEmployee(shop, owner, { grants: read }))).statusCode).toBe(200)
  })

  it('stays shut for people without a session, of another store, of another branch, and without the right there', async () => {
    const { owner, voucher } = await shopWithKinds()
    const { address } = (await voucher({ paperIds: [(await upload(owner)).id] })).data.papers[0]
    expect((await open(address)).statusCode).toBe(401)
    expect((await open(address, await shop.registerStore())).statusCode).toBe(404)
    const elsewhere = await addBranch(shop, owner)
    const far = await addEmployee(shop, owner, { grants: read, branchIds: [elsewhere] })
    expect((await open(address, far)).statusCode).toBe(404)
    const seller = await addEmployee(shop, owner, { grants: [{ model: 'bill', action: 'read' }] })
    expect((await open(address, seller)).statusCode).toBe(403)
    const writer = await addEmployee(shop, owner, { grants: create })
    expect((await open(address, writer)).statusCode).toBe(404)

    // A cashier there who sells here: the role of the branch of the voucher counts, whatever branch the call names.
    const both = await addEmployee(shop, owner, { grants: read, branchIds: [elsewhere, owner.branchId] })
    await inStore(shop, owner.profile.store.id, async query => {
      const [{ roleId }] = (await query(`select role_id as "roleId" from employee where id = $1`, [
        seller.profile.id,
      ])) as [{ roleId: string }]
      const ids = [both.profile.id, owner.branchId]
      await query('update employee_branch set role_id = $3 where employee_id = $1 and branch_id = $2', [...ids, roleId])
      await query('update employee set version = version + 1 where id = $1', [both.profile.id])
    })
    expect((await open(address, both, elsewhere)).statusCode).toBe(404)
    expect((await open(address, both, owner.branchId)).statusCode).toBe(403)
  })

  it('before its voucher is written it opens for the person who took it alone', async () => {
    const { owner, voucher } = await shopWithKinds()
    const writer = await addEmployee(shop, owner, { grants: create })
    const { id, address } = await upload(writer)
    expect((await open(address, writer)).statusCode).toBe(200)
    expect((await open(address, owner)).statusCode).toBe(404)
    // Whoever reads a voucher sees its photos. A person puts there only photos that they may open.
    expect(await voucher({ paperIds: [id] })).toMatchObject({ status: 404, body: { issues: [{ path: 'paperIds.0' }] } })
    const written = await voucher({ paperIds: [id] }, writer)
    expect(written.status, JSON.stringify(written.body)).toBe(201)
    expect((await open(address, writer)).statusCode).toBe(404)
    expect((await open(address, owner)).statusCode).toBe(200)
    const elsewhere = await addBranch(shop, owner)
    const far = await addEmployee(shop, owner, { grants: [...read, ...create], branchIds: [elsewhere] })
    expect((await voucher({ paperIds: [id], branchId: elsewhere }, far)).status).toBe(404)
    expect((await open(address, far)).statusCode).toBe(404)
  })

  it('opens by no public address: neither a new one, nor one of a store from before', async () => {
    const { owner } = await shopWithKinds()
    const { id } = await upload(owner)
    const storeId = owner.profile.store.id
    const slug = await inStore(shop, storeId, async query => {
      const [{ slug }] = (await query('select slug from image where id = $1', [id])) as [{ slug: string }]
      expect(await query(`select from public_slug where slug = $1`, [slug])).toHaveLength(0)
      await query(`insert into public_slug (slug, store_id, kind, id) values ($1, $2, 'image', $3)`, [
        slug,
        storeId,
        id,
      ])
      return slug
    })
    expect((await open(`/mp/api/public/image/${slug}`, owner)).statusCode).toBe(404)
    // The migration takes such addresses away, and those of other pictures stay.
    const logo = await upload(owner, 'logo')
    const migration = '../../../migrations/20261128T0311_papers_behind_a_session.sql'
    await shop.database.owner.query(readFileSync(new URL(migration, import.meta.url), 'utf8'))
    await inStore(shop, storeId, async query =>
      expect(await query(`select id from public_slug where store_id = $1 and kind = 'image'`, [storeId])).toEqual([
        { id: logo.id },
      ]),
    )
  })
})
