import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { countLine, countOn, openCheck, reviewOf } from '../../../test/count-shop.ts'
import { addEmployee, inStore } from '../../../test/factories.ts'
import { keptTill, registerTill } from '../../../test/kept-sales.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'
import { type Shelved, shelve } from '../../../test/shelf.ts'
import { turnSwitch } from '../../../test/turn-switch.ts'
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

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

let sequence = 100
/** A return of a kept sale's only line, half an hour ago. */
const returnOf = (
  series: string,
  sale: { id: string },
  goods: Shelved,
  { quantity, shiftId }: { quantity: number; shiftId?: string },
) => ({
  ...{ id: newId(), branchId: owner.branchId, localNumber: 'OFF-Q1-TRA', takenAt: ago(30), billId: sale.id },
  reason: 'CHANGED_MIND',
  items: [{ line: 0, productId: goods.id, unitId: goods.units.Viên, quantity, amount: quantity * 1_000 }],
  cash: quantity * 1_000,
  offline: {
    ...{ series, sequence: ++sequence, ...(shiftId && { shiftId }) },
    clock: { offsetMs: 0, sinceContactMs: null, isDoubtful: false },
  },
})

const sendReturns = async (returns: object[]) =>
  (await owner.post('sale-return/batch', { deviceToken: token, client: { build: 'test', format: 2 }, returns })).data
    .results

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

describe('a return that was taken while a shift stood and a check went on', () => {
  it('moves the money of the drawer that it left, also where that was counted since', async () => {
    await turnSwitch(owner, 'useShifts', true)
    const goods = await shelve(shop, owner, [{ quantity: 100, value: 50_000 }])
    const till = keptTill(owner, token)
    const [first, second] = [newId(), newId()]
    const open = { openedAt: ago(300), heldBy: owner.profile.id, deviceToken: token }
    await owner.post('shift', { id: first, openingFloat: 100_000, ...open })
    const sale = till.sale([{ goods, quantity: 9 }], { offline: { shiftId: first, soldAt: ago(200) } })
    await till.send([sale])
    const [early, late] = [1, 2].map(quantity => returnOf(till.series, sale, goods, { quantity, shiftId: first }))
    await sendReturns([early!])
    expect((await owner.get(`shift/${first}`)).data.expected).toBe(108_000)
    const count = { id: newId(), notes: [{ value: 50_000, quantity: 2 }], countedAt: ago(20), deviceToken: token }
    await owner.post(`shift/${first}/count`, count)
    // Nobody could tell at the till that the count differs, so nobody wrote why.
    const closes = { shiftId: first, countId: count.id, taken: 0 }
    const next = { id: second, openingFloat: 100_000, ...open, openedAt: ago(19), closes }
    expect((await owner.post('shift', next)).status).toBe(201)
    expect((await owner.get(`shift/${first}`)).data).toMatchObject({
      status: 'CLOSED',
      difference: -8_000,
      reason: 'Bàn giao khi mất mạng, người giao không ghi lý do',
    })
    const [result] = await sendReturns([late!])
    expect(result.flags).toMatchObject([{ kind: 'not-allowed' }, { kind: 'shift-closed' }])
    expect(result.flags[1].sentence).toMatch(/đã chốt; tiền mặt giảm 2\.000đ/)
    expect((await owner.get(`shift/${second}`)).data.expected).toBe(100_000)
  })

  it('is counted once: what the check found too much was this return', async () => {
    const goods = await shelve(shop, owner, [{ quantity: 100, value: 50_000 }])
    const till = keptTill(owner, token)
    const sale = till.sale([{ goods, quantity: 10 }], { offline: { soldAt: ago(200) } })
    await till.send([sale])
    const check = await openCheck(owner, { kind: 'PRODUCT', productIds: [goods.id] })
    // Four came back and were put apart; the person who counted saw them there.
    await countOn(owner, check.id, [countLine(goods, 'LO1', 90), countLine(goods, 'LO1', 4, { bucket: 'quarantine' })])
    await owner.post(`inventory-check/${check.id}/complete`, {}, { 'idempotency-key': newId() })
    const [result] = await sendReturns([returnOf(till.series, sale, goods, { quantity: 4 })])
    expect(result.flags.find(({ kind }: { kind: string }) => kind === 'counted-since')?.sentence).toMatch(
      /sau khi khách trả hàng lúc .* Sổ kho đã trừ lại 4 viên/i,
    )
    const card = (await owner.get(`stock-card?productId=${goods.id}`)).data.items
    const rows = card.map(({ kind, quantity }: { kind: string; quantity: number }) => [kind, quantity])
    expect(rows).toEqual(
      expect.arrayContaining([
        ['COUNT', 4],
        ['SALE_RETURN', 4],
        ['CHECK_CORRECTED', -4],
      ]),
    )
    expect(card[0].balanceAfter).toBe(94)
  })
})

it('money of a sale that its till cancelled goes out of the drawer that it came into', async () => {
  await turnSwitch(owner, 'useShifts', true)
  const goods = await shelve(shop, owner, [{ quantity: 100, value: 50_000 }])
  const till = keptTill(owner, token)
  const id = newId()
  await owner.post('shift', {
    ...{ id, openingFloat: 0, openedAt: ago(300), heldBy: owner.profile.id, deviceToken: token },
  })
  const voided = { at: ago(190), reason: 'Khách đổi ý' }
  await till.send([till.sale([{ goods, quantity: 9 }], { offline: { shiftId: id, soldAt: ago(200), voided } })])
  expect((await owner.get(`shift/${id}`)).data.expected).toBe(0)
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
