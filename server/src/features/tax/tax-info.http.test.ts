import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { addBranch, addEmployee } from '../../../test/factories.ts'
import { shelve } from '../../../test/shelf.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

const declared = {
  taxCode: '0312 770 607',
  name: 'Nhà thuốc Minh Tâm',
  address: '54 Vũ Tùng, phường Gia Định',
  method: 'DIRECT',
  vatPercent: 1,
  incomePercent: 0.5,
}

describe('what a branch declares', () => {
  it('is nothing at first, then kept, changed and taken back', async () => {
    const owner = await shop.registerStore()
    expect((await owner.get('tax-info')).data).toMatchObject({ branchId: owner.branchId, taxCode: null, version: null })

    const made = await owner.post('tax-info', declared)
    expect(made).toMatchObject({ status: 201, data: { ...declared, taxCode: '0312770607', version: 1 } })
    expect((await owner.get('tax-info')).data).toEqual(made.data)
    expect((await owner.post('tax-info', declared)).body.error).toBe('tax-info-exists')

    const put = await owner.put('tax-info', { ...declared, method: 'DEDUCTION', version: 1 })
    expect(put).toMatchObject({
      status: 200,
      data: { method: 'DEDUCTION', vatPercent: null, incomePercent: null, version: 2 },
    })
    const stale = await owner.put('tax-info', { ...declared, version: 1 })
    expect(stale).toMatchObject({
      status: 409,
      body: { error: 'version-conflict', details: { current: { version: 2 } } },
    })

    expect((await owner.delete('tax-info', { branchId: owner.branchId })).body).toMatchObject({ code: 204 })
    expect((await owner.get('tax-info')).data.taxCode).toBeNull()
    expect((await owner.delete('tax-info', {})).status).toBe(404)
    const log = (await owner.get('user_log?area=tax')).data.items
    expect(log.map((row: { action: string }) => row.action)).toEqual([
      'tax-info.delete',
      'tax-info.update',
      'tax-info.create',
    ])
  })

  it('may be put without having been there', async () => {
    const owner = await shop.registerStore()
    expect((await owner.put('tax-info', { taxCode: '0100109106-001' })).data).toMatchObject({
      method: 'DEDUCTION',
      version: 1,
    })
  })

  it.each([
    [{ taxCode: '0100109107' }, 'tax-code-check-digit', 'taxCode'],
    [{ taxCode: '12345' }, 'tax-code-shape', 'taxCode'],
    [{ taxCode: '0100109106', method: 'DIRECT' }, 'invalid-input', 'vatPercent'],
    [{ taxCode: '0100109106', method: 'DIRECT', vatPercent: 4 }, 'invalid-input', 'vatPercent'],
    [{}, 'invalid-input', 'taxCode'],
  ])('refuses %j beside its field', async (body, code, path) => {
    const owner = await shop.registerStore()
    const refused = await owner.post('tax-info', body)
    expect(refused).toMatchObject({ status: 422, body: { error: code, issues: [{ path }] } })
  })

  it('is of one branch: another store’s or a forbidden one does not exist', async () => {
    const owner = await shop.registerStore()
    const second = await addBranch(shop, owner)
    await owner.post('tax-info', { branchId: second, taxCode: '0312770607' })
    expect((await owner.get('tax-info')).data.taxCode).toBeNull()
    expect((await owner.get(`tax-info?branchId=${second}`)).data.taxCode).toBe('0312770607')
    const grants = [{ model: 'tax' as const, action: 'create' as const }]
    const clerk = await addEmployee(shop, owner, { grants })
    expect((await clerk.post('tax-info', { branchId: second, taxCode: '0312770607' })).status).toBe(404)
    const stranger = await shop.registerStore()
    expect((await stranger.get(`tax-info?branchId=${second}`)).status).toBe(404)
    expect((await stranger.delete('tax-info', { branchId: second })).status).toBe(404)
  })

  it('stands on the bill and at the till', async () => {
    const owner = await shop.registerStore()
    const product = await shelve(shop, owner, [{ quantity: 5 }])
    await owner.post('tax-info', { taxCode: '0312770607' })
    const items = [{ productId: product.id, unitId: product.units.Viên, quantity: 1 }]
    const { data } = await owner.post('bill', { items, payments: [{ method: 'CASH', amount: 1_000 }] })
    expect(data.issuer.taxCode).toBe('0312770607')
    expect((await owner.get('till/context')).data.store.taxCode).toBe('0312770607')
  })

  it('wants a key only once', async () => {
    const owner: Person = await shop.registerStore()
    const key = { 'idempotency-key': '019a0000-0000-7000-8000-00000000000f' }
    const fresh = { 'idempotency-key': freshKey() }
    const first = await owner.post('tax-info', declared, fresh)
    expect(await owner.post('tax-info', declared, fresh)).toEqual(first)
    expect((await owner.post('tax-info', declared, key)).body.error).toBe('invalid-input')
  })
})

function freshKey(): string {
  const hex = Date.now().toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000001`
}
