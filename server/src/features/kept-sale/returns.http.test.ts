import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { openCheck, reviewOf } from '../../../test/count-shop.ts'
import { addEmployee, inStore } from '../../../test/factories.ts'
import { keptTill, registerTill } from '../../../test/kept-sales.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'
import { shelve } from '../../../test/shelf.ts'
import { newId } from '../../db/new-id.ts'

let shop: TestApp
let owner: Person
let token: string
beforeAll(async () => {
  shop = await testApp()
})
beforeEach(async () => {
  owner = await shop.registerStore()
  token = (await registerTill(owner)).token
})
afterAll(async () => {
  expect(await ledgerDifferences(shop)).toEqual([])
  await shop.close()
})

it('a return that a till kept is stored once, counted in its series, and what it broke stands in the same list', async () => {
  const goods = await shelve(shop, owner, [{ quantity: 100, value: 50_000 }])
  const till = keptTill(owner, token)
  const sale = till.sale([{ goods, quantity: 3 }])
  await till.send([sale])
  const lan = await addEmployee(shop, owner, { fullName: 'Nguyễn Thị Lan' })
  const kept = {
    id: newId(),
    branchId: owner.branchId,
    localNumber: 'OFF-Q1-TRA234',
    takenAt: new Date(Date.now() - 60_000).toISOString(),
    billId: sale.id,
    reason: 'CHANGED_MIND',
    items: [{ line: 0, productId: goods.id, unitId: goods.units.Viên, quantity: 2, amount: 2_000 }],
    cash: 2_000,
    takerId: lan.profile.id,
    offline: { series: till.series, sequence: 2, clock: { offsetMs: 0, sinceContactMs: null, isDoubtful: false } },
  }
  const send = (returns: unknown[], by = owner) =>
    by.post('sale-return/batch', { deviceToken: token, client: { build: 'test', format: 2 }, returns })
  const { data } = await send([kept, { id: 'x' }])
  expect(data.results).toMatchObject([
    { kind: 'saved', saleReturn: { refunded: 2_000 }, flags: [{ kind: 'not-allowed' }] },
    { kind: 'refused', code: 'invalid-input', retry: 'final' },
  ])
  expect((await send([kept])).data.results[0].saleReturn).toEqual(data.results[0].saleReturn)
  const [flag] = (await owner.get('document-flag?documentKind=sale-return')).data.items
  expect(flag).toMatchObject({
    kind: 'not-allowed',
    localNumber: 'OFF-Q1-TRA234',
    documentId: kept.id,
    sellerName: 'Nguyễn Thị Lan',
  })
  expect((await owner.post(`document-flag/${flag.id}/settle`, { action: 'settle' })).status).toBe(200)
  expect((await owner.get(`sale-return/${kept.id}`)).data.settledByName).toBe(owner.profile.fullName)
  await till.send(
    [{ ...till.sale([{ goods }]), id: newId() }].map(next => ({ ...next, offline: { ...next.offline, sequence: 3 } })),
  )
  expect((await owner.get('device')).data[0].missing).toEqual([])
})

it('a check names tills without contact that may keep sales', async () => {
  const goods = await shelve(shop, owner, [{ quantity: 100, value: 50_000 }])
  const check = await openCheck(owner, { kind: 'PRODUCT', productIds: [goods.id] })
  await owner.post('device/open', { token, report: { queued: 12, build: '3f2a' } })
  expect((await reviewOf(owner, check.id)).silentTills).toEqual([])
  await inStore(shop, owner.profile.store.id, query =>
    query(`update device set last_contact_at = now() - interval '20 minutes' where store_id = $1`, [
      owner.profile.store.id,
    ]),
  )
  expect((await reviewOf(owner, check.id)).silentTills).toMatchObject([
    { queued: 12, name: expect.stringMatching(/^Quầy/) },
  ])
})
