import { readdir, readFile } from 'node:fs/promises'
import * as path from 'node:path'
import { settingKeys, settings } from '@quay/contract/setting/shapes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { addEmployee, inStore, someCustomer } from '../../../test/factories.ts'
import { shelve } from '../../../test/shelf.ts'
import { newId } from '../../db/new-id.ts'

let shop: TestApp
let owner: Person
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
})
afterAll(() => shop.close())

const all = async (person = owner) =>
  Object.fromEntries(
    (await person.get('setting')).data.items.map((item: { key: string; value: unknown; version: number }) => [
      item.key,
      item,
    ]),
  )
/** Changes a setting at its current version. */
async function choose(key: string, value: unknown, person = owner) {
  const { version } = (await all(person))[key]
  return person.patch('setting', { key, value, version })
}

describe('the table', () => {
  it('has fallbacks that fit, and words for each', () => {
    for (const [key, { schema, fallback, label, effect }] of Object.entries(settings)) {
      expect(schema.safeParse(fallback).success, key).toBe(true)
      expect(label.length, key).toBeGreaterThan(3)
      expect(effect, key).toMatch(/\.$/)
    }
  })

  it('shows no setting that nothing reads', async () => {
    const source = path.resolve(import.meta.dirname, '../..')
    const files = (await readdir(source, { recursive: true })).filter(
      file => file.endsWith('.ts') && !file.includes('.test.') && !file.startsWith(path.join('features', 'setting')),
    )
    const text = (await Promise.all(files.map(file => readFile(path.join(source, file), 'utf8')))).join('\n')
    // The lock of an idle screen is the browser's; the profile tells it.
    expect(settingKeys.filter(key => !text.includes(`'${key}'`) && !text.includes(`"${key}"`))).toEqual([])
  })
})

describe('a change', () => {
  it('starts from the fallback, counts its versions, and is told in words in the log', async () => {
    const person = await shop.registerStore()
    expect((await all(person)).discountLimit).toEqual({ key: 'discountLimit', value: 1_000, version: 0 })
    expect((await choose('discountLimit', 550, person)).data).toEqual({ key: 'discountLimit', value: 550, version: 1 })
    expect((await choose('discountLimit', null, person)).data).toMatchObject({ value: null, version: 2 })
    const [last, first] = (await person.get('user_log')).data.items
    expect(first).toMatchObject({
      action: 'setting.update',
      subjectCode: 'Giảm giá tối đa của người bán',
      before: { 'Giảm giá tối đa của người bán': '10%' },
      after: { 'Giảm giá tối đa của người bán': '5,5%' },
    })
    expect(last.after).toEqual({ 'Giảm giá tối đa của người bán': 'Không giới hạn' })
  })

  it('of a stale version is refused with the setting as it is', async () => {
    await choose('nearExpiryDays', 60)
    expect(await owner.patch('setting', { key: 'nearExpiryDays', value: 30, version: 0 })).toMatchObject({
      status: 409,
      body: { error: 'version-conflict', details: { current: { value: 60, version: 1 } } },
    })
  })

  it('by two at once for the first time: one holds, the other is told', async () => {
    const person = await shop.registerStore()
    const replies = await Promise.all(
      [5, 10].map(value => person.patch('setting', { key: 'idleLockMinutes', value, version: 0 })),
    )
    expect(replies.map(reply => reply.status).sort()).toEqual([200, 409])
    const won = replies.find(reply => reply.status === 200)!
    expect((await all(person)).idleLockMinutes).toEqual(won.data)
  })

  it('sent again under its key changes nothing more', async () => {
    const person = await shop.registerStore()
    const call = () =>
      shop.call({
        method: 'PATCH',
        url: '/mp/api/setting',
        headers: {
          authorization: `Bearer ${person.accessToken}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        payload: JSON.stringify({ key: 'fundMayBeNegative', value: false, version: 0 }),
      })
    const key = newId()
    const first = await call()
    expect((await call()).body).toEqual(first.body)
    expect((await all(person)).fundMayBeNegative.version).toBe(1)
  })

  it.each([
    ['nearExpiryDays', 0],
    ['nearExpiryDays', null],
    ['nearExpiryDays', 1.5],
    ['discountLimit', 10_001],
    ['discountLimit', '5'],
    ['fundMayBeNegative', 1],
    ['idleLockMinutes', 0],
    ['defaultDebtLimit', -1],
    ['backDateDays', 400],
  ])('%s = %s is refused beside the field', async (key, value) => {
    expect(await owner.patch('setting', { key, value, version: 0 })).toMatchObject({
      status: 422,
      body: { error: 'invalid-input', issues: [{ path: 'value' }] },
    })
  })

  it('of something that is no setting, or by somebody without the right', async () => {
    expect(await owner.patch('setting', { key: 'points', value: null, version: 0 })).toMatchObject({ status: 422 })
    expect(await owner.patch('setting', { key: 'constructor', value: true, version: 0 })).toMatchObject({ status: 422 })
    const reader = await addEmployee(shop, owner, { grants: [{ model: 'store', action: 'read' }] })
    expect((await reader.get('setting')).status).toBe(200)
    expect((await reader.patch('setting', { key: 'nearExpiryDays', value: 5, version: 0 })).status).toBe(403)
  })

  it('that was written by hand and fits nothing counts as not chosen', async () => {
    const person = await shop.registerStore()
    await inStore(shop, person.profile.store.id, query =>
      query(`insert into setting (store_id, id, key, value) values ($1, $2, 'nearExpiryDays', '"nhiều"')`, [
        person.profile.store.id,
        newId(),
      ]),
    )
    expect((await all(person)).nearExpiryDays).toMatchObject({ value: 90, version: 1 })
    expect((await choose('nearExpiryDays', 45, person)).data).toMatchObject({ value: 45, version: 2 })
  })
})

describe('holds on the next call of everybody', () => {
  const day = 24 * 3600_000
  async function sale(person: Person, good: { id: string; unitId: string }, body: object = {}) {
    const items = [{ productId: good.id, unitId: good.unitId, quantity: 1 }]
    return person.post('bill', {
      branchId: person.branchId,
      items,
      payments: [{ method: 'CASH', amount: 1_000_000 }],
      ...body,
    })
  }
  async function goods() {
    const made = await shelve(shop, owner, [{ quantity: 100 }])
    const product = (await owner.get(`product/${made.id}`)).data
    return {
      id: made.id,
      unitId: product.units.find((unit: { isBase: boolean }) => unit.isBase).id,
      price: product.price,
    }
  }

  it('discounts of a cashier', async () => {
    const good = await goods()
    const cashier = await addEmployee(shop, owner)
    const discounted = () =>
      sale(cashier, good, {
        items: [{ productId: good.id, unitId: good.unitId, quantity: 1, discount: { unit: 1, value: 8 } }],
      })
    expect((await discounted()).status).toBe(201)
    await choose('discountLimit', 500)
    expect(await discounted()).toMatchObject({ status: 403, body: { error: 'discount-over-limit' } })
    expect((await cashier.get('till/context')).data.discountLimit).toBe(500)
    await choose('discountLimit', 1_000)
    expect((await discounted()).status).toBe(201)
  })

  it('how far back a sale may be dated', async () => {
    const good = await goods()
    const back = (days: number) => sale(owner, good, { soldAt: new Date(Date.now() - days * day).toISOString() })
    expect((await back(5)).status).toBe(201)
    await choose('backDateDays', 3)
    expect(await back(5)).toMatchObject({
      status: 422,
      body: { error: 'back-date-too-far', issues: [{ path: 'soldAt' }] },
    })
    expect((await back(2)).status).toBe(201)
    await choose('backDateDays', null)
  })

  it('what a customer without a limit of their own may owe', async () => {
    const good = await goods()
    const cashier = await addEmployee(shop, owner)
    const [someone, known] = [await someCustomer(owner), await someCustomer(owner, { debtLimit: 900_000_000 })]
    const onDebt = async (customerId: string) => {
      const { payable } = (await sale(cashier, good)).data
      return sale(cashier, good, { customerId, payments: [{ method: 'DEBT', amount: payable }] })
    }
    expect((await onDebt(someone.id)).status).toBe(201)
    await choose('defaultDebtLimit', 0)
    expect(await onDebt(someone.id)).toMatchObject({ status: 422, body: { error: 'debt-over-limit' } })
    expect((await onDebt(known.id)).status).toBe(201)
    await choose('defaultDebtLimit', null)
    expect((await onDebt(someone.id)).status).toBe(201)
  })
})
