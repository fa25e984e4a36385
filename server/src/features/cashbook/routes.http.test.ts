import { describe, expect, it } from 'vitest'
import type { Person } from '../../../test/app.ts'
import { addBranch, addEmployee } from '../../../test/factories.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'
import { shopOfFile } from '../../../test/shop-of-file.ts'
import { newId } from '../../db/new-id.ts'

const shop = await shopOfFile()
const owner = await shop.registerStore()

const drawerOf = async (person: Person) => (await person.get('cash-account')).data[0]
async function kindOf(person: Person, direction: 'IN' | 'OUT') {
  const kinds = (await person.get('voucher/kind')).data
  return kinds.find((kind: { direction: string }) => kind.direction === direction).id
}
async function put(person: Person, direction: 'IN' | 'OUT', amount: number, accountId?: string) {
  const kindId = await kindOf(person, direction)
  const reply = await person.post('voucher', {
    direction,
    kindId,
    amount,
    accountId: accountId ?? (await drawerOf(person)).id,
  })
  expect(reply.status).toBe(201)
  return reply.data
}

describe('funds', () => {
  it('begin with the drawer; the first bank account is the default, another may take its place', async () => {
    const person = await shop.registerStore()
    const body = { id: newId(), name: 'Vietcombank', bankBin: '970436', accountNumber: '0123456789' }
    const first = await person.post('cash-account', body)
    expect(first).toMatchObject({ status: 201, data: { kind: 'BANK', isDefault: true, balance: 0, branchId: null } })
    expect((await person.post('cash-account', body)).data).toEqual(first.data)
    expect(await person.post('cash-account', { ...body, name: 'BIDV' })).toMatchObject({
      status: 409,
      body: { error: 'idempotency-conflict' },
    })

    const second = await person.post('cash-account', { name: 'BIDV', isDefault: true })
    expect((await person.get('cash-account')).data).toMatchObject([
      { kind: 'CASH', name: 'Tiền mặt' },
      { id: second.data.id, isDefault: true },
      { id: first.data.id, isDefault: false },
    ])
  })

  it('of a bank are chosen by whoever settles a debt or pays an import, without what lies on them', async () => {
    const person = await shop.registerStore()
    const bank = await person.post('cash-account', { name: 'Vietcombank', accountNumber: '0123456789' })
    const main = await person.post('cash-account', { name: 'BIDV', isDefault: true })
    const closed = await person.post('cash-account', { name: 'ACB' })
    await person.patch(`cash-account/${closed.data.id}`, { version: 1, isActive: false })
    for (const [model, action] of [
      ['customer', 'update'],
      ['provider', 'update'],
      ['import_product', 'create'],
      ['cashbook', 'create'],
    ] as const) {
      const settles = await addEmployee(shop, person, { grants: [{ model, action }] })
      expect((await settles.get('cash-account/bank')).data).toEqual([
        { id: main.data.id, name: 'BIDV', accountNumber: null, isDefault: true },
        { id: bank.data.id, name: 'Vietcombank', accountNumber: '0123456789', isDefault: false },
      ])
      expect([model, (await settles.get('cash-account')).status]).toEqual([model, 403])
    }
    const reader = await addEmployee(shop, person, { grants: [{ model: 'customer', action: 'read' }] })
    expect((await reader.get('cash-account/bank')).status).toBe(403)
    expect((await owner.get('cash-account/bank')).data).toEqual([])
  })

  it('have names of their own', async () => {
    await owner.post('cash-account', { name: 'ACB' })
    expect(await owner.post('cash-account', { name: 'acb' })).toMatchObject({
      status: 409,
      body: { error: 'code-taken', message: 'Mã ACB đã có. Hãy đặt mã khác.', issues: [{ path: 'name' }] },
    })
  })

  it('are changed by whoever saw the last version; put out of use, one is no default any more', async () => {
    const person = await shop.registerStore()
    const { data: bank } = await person.post('cash-account', { name: 'MB', accountName: 'TRAN THU HA' })
    const changed = await person.patch(`cash-account/${bank.id}`, { version: 1, name: 'MB Bank', accountName: null })
    expect(changed).toMatchObject({ status: 200, data: { name: 'MB Bank', accountName: null, version: 2 } })
    expect(await person.patch(`cash-account/${bank.id}`, { version: 1, name: 'MBB' })).toMatchObject({
      status: 409,
      body: { error: 'version-conflict', details: { current: { name: 'MB Bank', version: 2 } } },
    })
    const closed = await person.patch(`cash-account/${bank.id}`, { version: 2, isActive: false })
    expect(closed.data).toMatchObject({ isActive: false, isDefault: false })
    const drawer = await drawerOf(person)
    expect((await person.patch(`cash-account/${drawer.id}`, { version: 1, name: 'Két' })).status).toBe(404)
  })

  it('take one opening balance; its receipt can be cancelled and written again', async () => {
    const person = await shop.registerStore()
    const drawer = await drawerOf(person)
    const opened = await person.post(`cash-account/${drawer.id}/opening`, { amount: 2_000_000 })
    expect(opened).toMatchObject({ status: 200, data: { balance: 2_000_000, hasOpening: true } })
    expect((await drawerOf(person)).hasOpening).toBe(true)
    expect(await person.post(`cash-account/${drawer.id}/opening`, { amount: 1 })).toMatchObject({
      status: 409,
      body: { error: 'opening-exists' },
    })
    const [entry] = (await person.get('cashbook')).data.items
    expect(entry).toMatchObject({ kind: 'OPENING', documentKind: 'voucher', amount: 2_000_000 })
    expect((await person.post(`voucher/${entry.documentId}/cancel`, { reason: 'Đếm nhầm' })).status).toBe(200)
    expect((await drawerOf(person)).hasOpening).toBe(false)
    const again = await person.post(`cash-account/${drawer.id}/opening`, { amount: 1_500_000 })
    expect(again.data.balance).toBe(1_500_000)
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('of another store or a branch that is not the caller’s do not exist', async () => {
    const stranger = await shop.registerStore()
    const drawer = await drawerOf(owner)
    expect((await stranger.post(`cash-account/${drawer.id}/opening`, { amount: 1 })).status).toBe(404)
    expect((await stranger.get(`cashbook?accountId=${drawer.id}`)).status).toBe(404)
    expect((await stranger.get(`cash-account?branchId=${owner.branchId}`)).status).toBe(404)

    const branchId = await addBranch(shop, owner)
    const elsewhere = (await owner.get(`cash-account?branchId=${branchId}`)).data[0]
    const clerk = await addEmployee(shop, owner, { roleName: 'management' })
    expect((await clerk.post(`cash-account/${elsewhere.id}/opening`, { amount: 1 })).status).toBe(404)
    expect((await clerk.get(`cashbook?branchId=${branchId}`)).status).toBe(404)
  })
})

describe('the book', () => {
  it('tells opening, in, out and closing of a period, and its rows, newest first', async () => {
    const person = await shop.registerStore()
    await put(person, 'IN', 500_000)
    await put(person, 'OUT', 120_000)
    const { data: bank } = await person.post('cash-account', { name: 'Techcombank' })
    await put(person, 'IN', 70_000, bank.id)
    const { data: today } = await person.get('cashbook')
    const day = today.items[0].businessDay
    expect(today).toMatchObject({ opening: 0, in: 570_000, out: 120_000, closing: 450_000 })
    expect(today.items.map((item: { amount: number }) => item.amount)).toEqual([70_000, -120_000, 500_000])
    expect(today.items[0]).toMatchObject({ accountName: 'Techcombank', employeeName: 'Trần Thu Hà' })

    expect((await person.get(`cashbook?from=2030-01-01`)).data).toMatchObject({ opening: 450_000, in: 0, items: [] })
    expect((await person.get(`cashbook?to=2020-01-01`)).data).toMatchObject({ opening: 0, closing: 0, items: [] })
    expect((await person.get(`cashbook?from=${day}&to=${day}&kind=CASH`)).data).toMatchObject({
      opening: 0,
      in: 500_000,
      out: 120_000,
      closing: 380_000,
    })
    const paidOut = (await person.get('cashbook?direction=OUT')).data
    expect(paidOut).toMatchObject({ in: 570_000, closing: 450_000, items: [{ amount: -120_000 }] })
  })

  it('says of what kind a row is, and which one was taken back; finds rows by their kind and by a part of a code', async () => {
    const person = await shop.registerStore()
    const [drawer] = (await person.get('cash-account')).data
    const { data: bank } = await person.post('cash-account', { name: 'Techcombank' })
    await put(person, 'IN', 500_000)
    const moved = await person.post('fund-transfer', {
      fromAccountId: drawer.id,
      toAccountId: bank.id,
      amount: 200_000,
    })
    expect(moved.status).toBe(201)
    expect((await person.post(`fund-transfer/${moved.data.id}/cancel`, { reason: 'Nhầm' })).status).toBe(200)
    const rowsOf = async (query: string) => (await person.get(`cashbook?${query}`)).data.items
    const all = await rowsOf('')
    expect(all.at(-1)).toMatchObject({ kind: 'VOUCHER', voucherKind: expect.any(String), isUndone: false })
    expect(await rowsOf('entryKind=TRANSFER')).toMatchObject([
      { voucherKind: null, isUndone: true },
      { voucherKind: null, isUndone: true },
    ])
    expect(await rowsOf('entryKind=TRANSFER_CANCEL')).toMatchObject([{ isUndone: false }, { isUndone: false }])
    const { documentCode } = all.at(-1)
    expect(await rowsOf(`keyword=${documentCode.slice(1).toLowerCase()}`)).toMatchObject([{ documentCode }])
    expect(await rowsOf('keyword=_')).toEqual([])
  })

  it('counts a past period back from today', async () => {
    const person = await shop.registerStore()
    await put(person, 'IN', 300)
    await shop.database.owner.query(`set app.store_id = '${person.profile.store.id}'`)
    await shop.database.owner.query(`update cash_entry set business_day = '2026-01-15' where store_id = $1`, [
      person.profile.store.id,
    ])
    await put(person, 'IN', 50)
    expect((await person.get('cashbook?from=2026-01-01&to=2026-01-31')).data).toMatchObject({
      opening: 0,
      in: 300,
      closing: 300,
    })
    expect((await person.get('cashbook?from=2026-02-01')).data).toMatchObject({ opening: 300, in: 50, closing: 350 })
  })

  it('pages by cursor without gaps or repeats', async () => {
    const person = await shop.registerStore()
    for (let amount = 1; amount <= 5; amount++) await put(person, 'IN', amount)
    const seen: number[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: { items: { amount: number }[]; nextCursor: string | null } = (
        await person.get(`cashbook?limit=2${cursor && `&cursor=${cursor}`}`)
      ).data
      seen.push(...page.items.map(item => item.amount))
      cursor = page.nextCursor
    }
    expect(seen).toEqual([5, 4, 3, 2, 1])
    expect((await person.get('cashbook?cursor=khong-phai')).body).toMatchObject({ code: 422, error: 'invalid-input' })
  })
})
