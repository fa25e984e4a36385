import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, type TestApp, testApp, testPassword } from '../../../test/app.ts'
import { addBranch, addEmployee, inStore, someCustomer } from '../../../test/factories.ts'
import { shelve } from '../../../test/shelf.ts'
import { newId } from '../../db/new-id.ts'

const pin = '407183'

let shop: TestApp
let owner: Person
let seller: Person
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
  seller = await addEmployee(shop, owner, { fullName: 'Nguyễn Thị Lan' })
  await owner.post('auth/pin', { currentPassword: testPassword, pin })
})
afterAll(() => shop.close())

interface Asked {
  model: string
  action: string
  subject: string
}
const allow = (asker: Person, details: Asked, extra: object = {}) =>
  asker.post('auth/override', {
    employeeId: owner.profile.id,
    pin,
    model: details.model,
    action: details.action,
    subject: details.subject,
    reason: 'Khách quen',
    ...extra,
  })

async function someBill(quantity = 1) {
  const product = await shelve(shop, owner, [{ quantity: 50 }])
  return {
    items: [{ productId: product.id, unitId: product.units.Viên!, quantity }],
    payments: [{ method: 'CASH', amount: 1_000_000 }],
  }
}

describe('an action beyond one’s right', () => {
  it('names the right that is missing, is allowed once by PIN, and is logged with both names', async () => {
    const sold = (await owner.post('bill', await someBill())).data
    const path = `bill/${sold.id}/cancel`
    const body = { reason: 'Bấm nhầm' }
    const refused = await seller.post(path, body)
    expect(refused).toMatchObject({
      status: 403,
      body: { error: 'forbidden', details: { model: 'bill', action: 'delete' } },
    })
    const { details } = refused.body
    expect(
      (await seller.get('auth/colleague?model=bill&action=delete')).data.map((one: { id: string }) => one.id),
    ).toEqual([owner.profile.id])

    const { token, expiresAt } = (await allow(seller, details)).data
    expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(60_000)
    expect(await seller.post(path, body, { 'x-override': token })).toMatchObject({
      status: 200,
      data: { status: 'CANCELLED', cancelledByName: 'Nguyễn Thị Lan' },
    })

    const log = (action: string) => owner.get(`user_log?action=${action}&subjectId=${owner.profile.id}`)
    for (const action of ['override.grant', 'override.use'])
      expect((await log(action)).data.items[0]).toMatchObject({
        employeeName: 'Nguyễn Thị Lan',
        subjectCode: owner.profile.fullName,
        after: {
          approver: owner.profile.fullName,
          asker: 'Nguyễn Thị Lan',
          right: 'Hóa đơn: Xóa',
          reason: 'Khách quen',
        },
      })
    const other = (await owner.post('bill', await someBill())).data
    expect((await seller.post(`bill/${other.id}/cancel`, body, { 'x-override': token })).status).toBe(403)
  })

  it('is for one content of one call in one session, and for a minute', async () => {
    const sold = (await owner.post('bill', await someBill())).data
    const path = `bill/${sold.id}/cancel`
    const body = { reason: 'Bấm nhầm' }
    const { details } = (await seller.post(path, body)).body
    const token = async () => (await allow(seller, details)).data.token as string

    expect((await seller.post(path, { reason: 'Lý do khác' }, { 'x-override': await token() })).status).toBe(403)
    const again = await shop.signIn(seller.profile.username, testPassword)
    expect((await again.post(path, body, { 'x-override': await token() })).status).toBe(403)
    const late = await token()
    await inStore(shop, owner.profile.store.id, query =>
      query(`update approval set expires_at = now() - interval '1 second' where used_at is null`),
    )
    expect((await seller.post(path, body, { 'x-override': late })).status).toBe(403)
    for (const forged of ['', 'x', late.slice(1), `${late},${late}`])
      expect((await seller.post(path, body, { 'x-override': forged })).status).toBe(403)
    expect((await seller.post(path, body, { 'x-override': await token() })).status).toBe(200)
  })

  it('is given back by a refusal, and used by one of two calls at once', async () => {
    const { items, payments } = await someBill()
    const priced = { id: newId(), items: [{ ...items[0], price: 100 }], payments }
    const refused = await seller.post('bill', priced)
    expect(refused.body).toMatchObject({
      error: 'sale-price-right-missing',
      details: { model: 'sale_price', action: 'update' },
    })
    const { token } = (await allow(seller, refused.body.details)).data
    const both = await Promise.all([1, 2].map(() => seller.post('bill', priced, { 'x-override': token })))
    // The second is a copy: without the right it is refused, or answered with the bill that stands.
    expect(both.some(reply => reply.status === 201)).toBe(true)
    expect(
      (await owner.get(`user_log?action=override.use&subjectId=${owner.profile.id}`)).data.items.filter(
        (row: { after: { right: string } }) => row.after.right === 'Giá lúc bán: Sửa',
      ),
    ).toHaveLength(1)
  })

  it('may need two rights, and two allowances in one call', async () => {
    const { items, payments } = await someBill(2)
    const body = { id: newId(), items: [{ ...items[0], price: 900, discount: { unit: 1, value: 50 } }], payments }
    const tokens: string[] = []
    const missing: string[] = []
    for (let round = 0; round < 3; round++) {
      const reply = await seller.post('bill', body, tokens.length ? { 'x-override': tokens.join(',') } : {})
      if (reply.status === 201) break
      missing.push(reply.body.error)
      tokens.push((await allow(seller, reply.body.details)).data.token)
    }
    expect(missing).toEqual(['sale-price-right-missing', 'discount-over-limit'])
    expect((await owner.get(`bill/${body.id}`)).status).toBe(200)
  })

  it('covers the debt limit of a customer and a sale of an earlier day', async () => {
    const customer = await someCustomer(owner, { debtLimit: 500 })
    const { items } = await someBill()
    const owed = { id: newId(), customerId: customer.id, items, payments: [{ method: 'DEBT', amount: 1_000 }] }
    const overLimit = (await seller.post('bill', owed)).body
    expect(overLimit).toMatchObject({
      code: 422,
      error: 'debt-over-limit',
      details: { model: 'debt_limit', action: 'update' },
    })
    const first = (await allow(seller, overLimit.details)).data.token
    expect((await seller.post('bill', owed, { 'x-override': first })).status).toBe(201)

    const late = { ...(await someBill()), id: newId(), soldAt: new Date(Date.now() - 3 * 86_400_000).toISOString() }
    const past = (await seller.post('bill', late)).body
    expect(past).toMatchObject({ error: 'back-date-right-missing', details: { model: 'back_date', action: 'create' } })
    const second = (await allow(seller, past.details)).data.token
    expect((await seller.post('bill', late, { 'x-override': second })).status).toBe(201)
  })
})

describe('who may allow', () => {
  it('holds the right, works at a branch in common, and knows the PIN', async () => {
    const sold = (await owner.post('bill', await someBill())).data
    const { details } = (await seller.post(`bill/${sold.id}/cancel`, { reason: 'Sai' })).body
    const peer = await addEmployee(shop, owner)
    await peer.post('auth/pin', { currentPassword: testPassword, pin: '82964' })
    expect(await allow(seller, details, { employeeId: peer.profile.id, pin: '82964' })).toMatchObject({
      status: 403,
      body: { error: 'approver-lacks-right' },
    })
    const far = await addEmployee(shop, owner, { roleName: 'admin', branchIds: [await addBranch(shop, owner, 'Xa')] })
    await far.post('auth/pin', { currentPassword: testPassword, pin })
    expect((await allow(seller, details, { employeeId: far.profile.id })).status).toBe(404)
    const stranger = await shop.registerStore()
    expect((await allow(seller, details, { employeeId: stranger.profile.id })).status).toBe(404)
    expect(await allow(seller, details, { pin: '999944' })).toMatchObject({
      status: 422,
      body: { error: 'wrong-pin', details: { left: 4 } },
    })
    expect((await allow(seller, details)).status).toBe(200)
  })

  it('opens nothing that is only read, and gives no allowance to read more', async () => {
    const refused = await seller.get('user_log')
    expect(refused.body.details).toBeUndefined()
    const { token } = (await allow(seller, { model: 'user_log', action: 'read', subject: 'GET /user_log' })).data
    const reply = await shop.call({
      method: 'GET',
      url: '/mp/api/user_log',
      headers: { authorization: `Bearer ${seller.accessToken}`, 'x-override': token },
    })
    expect(reply.status).toBe(403)
  })
})
