import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Person, type Reply, type TestApp, testApp } from '../../../test/app.ts'
import { behindLock } from '../../../test/behind-lock.ts'
import { addEmployee, someCustomer } from '../../../test/factories.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'
import { type Shelved, shelve } from '../../../test/shelf.ts'

let shop: TestApp
let owner: Person
let goods: Shelved
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
  await owner.patch('setting', { key: 'promoteMedicines', value: true, version: 0 })
})
afterAll(() => shop.close())
beforeEach(async () => {
  for (const { id, version } of (await owner.get('discount')).data.items)
    await owner.delete(`discount/${id}`, { version })
  goods = await shelve(shop, owner, [{ quantity: 500, value: 100_000 }])
})

let made = 0
const promotionWith = async (part: object) => {
  made++
  const body = { name: `Phiếu ${made}`, level: 'ORDER', effect: 'MONEY', rules: [{ value: 100 }], ...part }
  return (await owner.post('discount', body)).data as { id: string; name: string }
}
const sell = (codes: string[], part: object = {}) =>
  owner.post('bill', {
    items: [{ productId: goods.id, unitId: goods.units.Viên, quantity: 1 }],
    payments: [{ method: 'CASH', amount: 1_000 }],
    codes,
    ...part,
  })
const batch = (part: object = {}) => ({ prefix: 'TET', count: 3, expiresOn: null, isIssued: true, ...part })
const codesOf = async (discountId: string, more = '') =>
  (await owner.get(`discount/code?discountId=${discountId}${more}`)).data.items as { id: string; code: string }[]

describe('a code that everybody uses', () => {
  it('lowers a bill for whoever brings it, however it is written, as often as the promotion allows', async () => {
    const { id, name } = await promotionWith({ codeKind: 'SHARED', maxUses: 2 })
    expect((await sell([])).data.payable).toBe(1_000)
    expect((await owner.post(`discount/${id}/code`, { code: 'Mùa hè', expiresOn: null })).body.error).toBe(
      'invalid-input',
    )
    expect((await owner.post(`discount/${id}/code`, { code: `He-${made}`, expiresOn: null })).status).toBe(201)
    expect((await owner.post(`discount/${id}/code`, { code: `he ${made}`, expiresOn: null })).body).toMatchObject({
      error: 'code-taken',
      issues: [{ path: 'code' }],
    })
    expect((await owner.post(`discount/${id}/code`, batch())).body.error).toBe('code-kind-differs')
    const checked = await owner.post('discount/code/check', { code: `he ${made}` })
    expect(checked.data).toEqual({ code: `HE-${made}`, discountId: id, name })
    const bill = (await sell([`he${made}`])).data
    expect(bill).toMatchObject({ payable: 900, discounts: [{ voucherCode: `HE-${made}` }] })
    expect((await owner.get(`bill/${bill.id}`)).data.discounts).toEqual(bill.discounts)
    expect((await sell([`HE-${made}`])).data.payable).toBe(900)
    expect((await sell([`HE-${made}`])).data.payable).toBe(1_000)
    expect(await ledgerDifferences(shop)).toEqual([])
  })
})

describe('codes that are used once', () => {
  it('are made in a batch, listed, issued, used, refused a second time, and good again after a cancel', async () => {
    const { id } = await promotionWith({ codeKind: 'SINGLE' })
    expect((await owner.post(`discount/${id}/code`, batch({ isIssued: false }))).data).toEqual({ count: 3 })
    const codes = await codesOf(id, '&state=UNUSED')
    expect(codes).toHaveLength(3)
    for (const { code } of codes) expect(code).toMatch(/^TET[A-HJKMNP-Z2-9]{6}$/)
    const [first, second, third] = codes.map(({ code }) => code) as [string, string, string]
    expect((await sell([first])).body).toMatchObject({ error: 'code-not-issued', issues: [{ path: 'codes.0' }] })
    const ids = codes.map(one => one.id)
    expect((await owner.post('discount/code/issue', { ids })).data).toEqual({ count: 3 })
    expect((await owner.post('discount/code/issue', { ids })).data).toEqual({ count: 0 })
    expect((await owner.post('discount/code/cancel', { ids: [codes[2]!.id] })).data).toEqual({ count: 1 })
    expect((await sell([third])).body.error).toBe('code-cancelled')
    const bill = (await sell([first, second])).data
    // Of one promotion the first code counts; the other one stays.
    expect(bill).toMatchObject({ payable: 900, discounts: [{ voucherCode: first }] })
    expect((await owner.post('discount/code/check', { code: first })).body).toMatchObject({
      error: 'code-used',
      details: { document: bill.code },
    })
    expect((await owner.post('discount/code/check', { code: second })).status).toBe(200)
    expect((await owner.get(`discount/code?keyword=${first}`)).data.items[0]).toMatchObject({
      state: 'USED',
      billCode: bill.code,
    })
    await owner.post(`bill/${bill.id}/cancel`, { reason: 'Thử' })
    expect((await sell([first])).data.payable).toBe(900)
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('that give nothing on a bill are not used up, and one that is over or unknown is refused', async () => {
    const { id } = await promotionWith({ codeKind: 'SINGLE', rules: [{ minAmount: 5_000, value: 100 }] })
    await owner.post(`discount/${id}/code`, batch({ count: 1 }))
    await owner.post(`discount/${id}/code`, batch({ count: 1, expiresOn: '2026-01-01' }))
    const [old, good] = await codesOf(id)
    expect((await sell([good!.code])).data).toMatchObject({ payable: 1_000, discounts: [] })
    expect((await owner.get(`discount/code?keyword=${good!.code}`)).data.items[0].state).toBe('ISSUED')
    expect((await sell([old!.code])).body.error).toBe('code-expired')
    expect((await sell(['KHONGCO1'])).body.error).toBe('code-unknown')
  })

  it('are used once by two tills that have nothing else in common: other goods, other customers, no money', async () => {
    const { id } = await promotionWith({ codeKind: 'SINGLE' })
    await owner.post(`discount/${id}/code`, batch({ count: 1 }))
    const { id: codeId, code } = (await codesOf(id))[0]!
    const sale = async (phone: string) => {
      const own = await shelve(shop, owner, [{ quantity: 5, value: 1_000 }])
      const { id: customerId } = await someCustomer(owner, { name: `Khách ${phone}`, phone })
      const items = [{ productId: own.id, unitId: own.units.Viên, quantity: 1 }]
      return () => sell([code], { items, customerId, payments: [{ method: 'DEBT', amount: 900 }] })
    }
    const calls: [() => Promise<Reply>, () => Promise<Reply>] = [await sale('0912345681'), await sale('0912345682')]
    const lock = `select from voucher_code where id = '${codeId}'`
    const replies = await behindLock<[Reply, Reply]>(shop, owner, lock, calls)
    expect(replies.map(({ status, body }) => body.error ?? status).sort()).toEqual([201, 'code-used'])
  })

  it('are used once by eight tills at once', async () => {
    const { id } = await promotionWith({ codeKind: 'SINGLE' })
    await owner.post(`discount/${id}/code`, batch({ count: 1 }))
    const { code } = (await codesOf(id))[0]!
    const replies = await Promise.all(Array.from({ length: 8 }, () => sell([code])))
    expect(replies.map(({ status, body }) => body.error ?? status).sort()).toEqual([
      201,
      ...Array.from({ length: 7 }, () => 'code-used'),
    ])
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('that were issued to one customer are for nobody else', async () => {
    const { id } = await promotionWith({ codeKind: 'SINGLE' })
    const customer = await someCustomer(owner)
    await owner.post(`discount/${id}/code`, batch({ count: 1, isIssued: false }))
    const [code] = await codesOf(id)
    expect((await owner.post('discount/code/issue', { ids: [code!.id], customerId: goods.id })).status).toBe(404)
    await owner.post('discount/code/issue', { ids: [code!.id], customerId: customer.id })
    expect((await owner.post('discount/code/check', { code: code!.code })).status).toBe(200)
    expect((await sell([code!.code])).body).toMatchObject({ error: 'code-of-other', issues: [{ path: 'codes.0' }] })
    const used = await sell([code!.code], { customerId: customer.id })
    expect(used.data.payable).toBe(900)
    // Merged while it is used, the code that comes back is the survivor's.
    const survivor = await someCustomer(owner)
    const { version } = (await owner.get(`customer/${customer.id}`)).data
    const merge = { duplicateId: customer.id, duplicateVersion: version }
    expect((await owner.post(`customer/${survivor.id}/merge`, merge)).status).toBe(200)
    expect((await owner.post(`bill/${used.data.id}/cancel`, { reason: 'Nhầm' })).status).toBe(200)
    expect((await sell([code!.code], { customerId: survivor.id })).data.payable).toBe(900)
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('are ten thousand in a batch, and longer where they are worth much', async () => {
    const { id } = await promotionWith({ codeKind: 'SINGLE', rules: [{ value: 200_000 }] })
    expect((await owner.post(`discount/${id}/code`, batch({ count: 10_001 }))).body.error).toBe('invalid-input')
    expect((await owner.post(`discount/${id}/code`, batch({ count: 10_000, prefix: '' }))).data).toEqual({
      count: 10_000,
    })
    const codes = await codesOf(id, '&limit=200')
    expect(new Set(codes.map(({ code }) => code.length))).toEqual(new Set([8]))
  })

  it('are for who may', async () => {
    const staff = await addEmployee(shop, owner)
    const { id } = await promotionWith({ codeKind: 'SINGLE' })
    expect((await staff.get('discount/code')).status).toBe(403)
    expect((await staff.post(`discount/${id}/code`, batch())).status).toBe(403)
    expect((await staff.post('discount/code/check', { code: 'KHONGCO1' })).body.error).toBe('code-unknown')
  })
})
