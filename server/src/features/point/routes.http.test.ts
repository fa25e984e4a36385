import { addDays } from '@quay/domain/time/calendar'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../../../test/app.ts'
import { addEmployee, inStore, someCustomer } from '../../../test/factories.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'
import { setPoints } from '../../../test/set-points.ts'
import { type Shelved, shelve } from '../../../test/shelf.ts'
import { shopOfFile } from '../../../test/shop-of-file.ts'
import { turnSwitch } from '../../../test/turn-switch.ts'
import { expireOfStore } from './expire-points-daily.ts'

const shop = await shopOfFile()
let owner: Person
let goods: Shelved
let lan: { id: string; code: string }
let today: string
beforeEach(async () => {
  owner = await shop.registerStore()
  goods = await shelve(shop, owner, [{ quantity: 100_000 }], { type: 2 })
  lan = await someCustomer(owner)
  today = (await owner.get('point/setting')).data.today
})

const sell = (amount: number, more: object = {}, person = owner) =>
  person.post('bill', {
    customerId: lan.id,
    items: [{ productId: goods.id, unitId: goods.units.Viên, quantity: 1, price: amount }],
    payments: [{ method: 'CASH', amount: 10_000_000 }],
    ...more,
  })
const ledger = async () => (await owner.get(`point?customerId=${lan.id}`)).data
const balance = async () => (await owner.get(`point/balance?customerId=${lan.id}`)).data
const adjust = (amount: number, person = owner) =>
  person.post('point/adjust', { customerId: lan.id, amount, reason: 'Tặng khách quen' })
const clean = async () => expect(await ledgerDifferences(shop)).toEqual([])
/** Moves the end of all lots, as if time had passed. */
const endLots = (on: string) =>
  inStore(shop, owner.profile.store.id, query =>
    query('update point_lot set expires_on = $2 where store_id = $1', [owner.profile.store.id, on]),
  )

describe('a sale', () => {
  it('earns by the rule of its day, spends by lots, and tells the receipt before, after and what ends next', async () => {
    await setPoints(owner, { earnPerDong: 1000, dongPerPoint: 100, expiryMonths: 12 })
    const first = await sell(125_999)
    expect(first.data).toMatchObject({ pointsBefore: 0, pointsEarned: 125, pointsUsed: 0, pointsExpiring: 125 })
    const second = await sell(50_000, { points: 100 })
    expect(second.data).toMatchObject({
      pointsBefore: 125,
      pointsUsed: 100,
      pointsAmount: 10_000,
      payable: 40_000,
      pointsEarned: 40,
      pointsExpiring: 65,
    })
    expect((await owner.get(`bill/${second.data.id}`)).data).toMatchObject({
      ...second.data,
      payments: [{ amount: 40_000 }],
    })
    const book = await ledger()
    expect(book).toMatchObject({ points: 65, available: 65 })
    expect(book.items.map((row: { kind: string }) => row.kind)).toEqual(['EARN', 'SPEND', 'EARN'])
    expect(book.lots.map((lot: { remaining: number }) => lot.remaining)).toEqual([25, 40])
    await clean()

    expect((await owner.post(`bill/${second.data.id}/cancel`, { reason: 'Khách đổi ý' })).status).toBe(200)
    expect((await ledger()).lots.map((lot: { remaining: number }) => lot.remaining)).toEqual([125])
    expect((await owner.post(`bill/${first.data.id}/cancel`, { reason: 'Khách đổi ý' })).status).toBe(200)
    expect(await ledger()).toMatchObject({ points: 0, lots: [] })
    await clean()
  })

  it('earns by the goods where the rule says so, whatever they cost, and keeps what the rest of them earns', async () => {
    await setPoints(owner, { earnBy: 'PRODUCT' })
    const { data: product } = await owner.get(`product/${goods.id}`)
    const units = product.units.map((unit: { name: string }) => ({ ...unit, points: unit.name === 'Viên' ? 3 : 0 }))
    const kept = units.map(({ barcode: _, ...unit }: { barcode: string | null }) => unit)
    expect((await owner.patch(`product/${goods.id}`, { version: product.version, units: kept })).status).toBe(200)
    const items = [{ productId: goods.id, unitId: goods.units.Viên, quantity: 10, price: 1_000 }]
    const bill = (await sell(0, { items })).data
    expect(bill.pointsEarned).toBe(30)
    await clean()
    const back = await owner.post('sale-return', {
      billId: bill.id,
      reason: 'OTHER',
      items: [{ billItemId: bill.items[0].id, quantity: 4, restock: false, isIntact: true }],
      payments: [{ method: 'CASH', amount: 4_000 }],
    })
    expect([back.status, (await ledger()).points]).toEqual([201, 18])
    await clean()
    const again = (await owner.get(`product/${goods.id}`)).data
    expect(again.units.map((unit: { points: number }) => unit.points).sort()).toContain(3)
  })

  it('takes points back that were spent since: below zero, and the next sale fills it first', async () => {
    await setPoints(owner, { earnPerDong: 1000, dongPerPoint: 100 })
    const first = await sell(100_000)
    await sell(10_000, { points: 100 })
    await owner.post(`bill/${first.data.id}/cancel`, { reason: 'Khách đổi ý' })
    expect(await ledger()).toMatchObject({ points: -100, lots: [] })
    expect(await balance()).toMatchObject({ points: -100, available: 0 })
    await sell(130_000)
    expect(await ledger()).toMatchObject({ points: 30, lots: [{ remaining: 30 }] })
    await clean()
  })

  it.each([
    [{ spendMin: 20 }, 10, 'points-min', 'Từ 20 điểm mới được dùng.'],
    [{ spendMultiple: 20 }, 30, 'points-multiple', 'Điểm dùng phải là bội số của 20.'],
    [{ spendMaxPercent: 2000 }, 30, 'points-max', 'Hóa đơn này dùng tối đa 20 điểm.'],
    [{}, 101, 'points-not-available', 'Khách không đủ điểm để dùng.'],
    [
      { billsBeforeSpend: 1 },
      10,
      'points-before-bills',
      'Khách phải mua 1 lần mới được dùng điểm; khách mới mua 0 lần.',
    ],
  ])('by %o spends no %d points', async (rule, points, error, message) => {
    await setPoints(owner, { dongPerPoint: 100, ...rule })
    await adjust(100)
    expect((await sell(10_000, { points })).body).toMatchObject({ error, message, issues: [{ path: 'points' }] })
    expect(await ledger()).toMatchObject({ points: 100 })
  })

  it('earns nothing of a medicine: the law lets no shop promote it, and points pay none', async () => {
    await setPoints(owner, { earnPerDong: 1000, dongPerPoint: 100 })
    await adjust(50)
    const medicine = await shelve(shop, owner, [{ quantity: 100 }])
    const items = [{ productId: medicine.id, unitId: medicine.units.Viên, quantity: 1, price: 90_000 }]
    expect((await sell(0, { items })).data).toMatchObject({ pointsEarned: 0 })
    expect((await sell(0, { items, points: 10 })).body).toMatchObject({ error: 'points-max' })
    await turnSwitch(owner, 'promoteMedicines', true)
    expect((await sell(0, { items, points: 10 })).data).toMatchObject({ pointsUsed: 10, pointsEarned: 89 })
    await clean()
  })

  it('lets two tills spend the same points once', async () => {
    await setPoints(owner, { dongPerPoint: 100, earnPoints: 0 })
    await adjust(50)
    const sold = await Promise.all(Array.from({ length: 8 }, () => sell(100_000, { points: 50 })))
    expect(sold.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(sold.filter(({ body }) => body.error === 'points-not-available')).toHaveLength(7)
    await clean()
  })
})

describe('points that end', () => {
  it('cannot be spent from the day after, without any job; the next sale writes their end', async () => {
    await setPoints(owner, { earnPerDong: 1000, dongPerPoint: 100 })
    await adjust(70)
    await endLots(addDays(today, -1))
    expect(await balance()).toMatchObject({ points: 70, available: 0, expired: 70 })
    expect((await sell(10_000, { points: 10 })).body).toMatchObject({ error: 'points-expired' })
    expect((await sell(10_000)).data).toMatchObject({ pointsBefore: 0, pointsEarned: 10 })
    expect(await ledger()).toMatchObject({ points: 10, items: [{ kind: 'EARN' }, { kind: 'EXPIRE', amount: -70 }, {}] })
    await clean()
  })

  it('are taken by the job of the night, once', async () => {
    await setPoints(owner, {})
    await adjust(70)
    await endLots(addDays(today, -1))
    const run = () =>
      inStore(shop, owner.profile.store.id, query =>
        expireOfStore(
          {
            storeId: owner.profile.store.id,
            now: new Date(),
            query: (async (...args: Parameters<typeof query>) => query(...args)) as never,
          },
          today,
        ),
      )
    expect([await run(), await run()]).toEqual([1, 0])
    expect(await ledger()).toMatchObject({
      points: 0,
      lots: [],
      items: [{ kind: 'EXPIRE', documentCode: 'Hết hạn' }, {}],
    })
    await clean()
  })
})

describe('points by hand', () => {
  it('come and go with a reason, never below zero, and can be taken back', async () => {
    expect((await adjust(-1)).body).toMatchObject({
      error: 'points-adjust-over',
      message: 'Khách chỉ còn 0 điểm. Hãy trừ nhiều nhất 0 điểm.',
      issues: [{ path: 'amount' }],
    })
    const given = await adjust(30)
    expect(given.data).toMatchObject({ points: 30 })
    const taken = await adjust(-20)
    const cancel = (id: string) => owner.post(`point/adjustment/${id}/cancel`, { reason: 'Nhầm khách' })
    expect((await cancel(given.data.id)).body).toMatchObject({ error: 'points-adjust-over' })
    expect((await cancel(taken.data.id)).data).toEqual({ points: 30 })
    expect((await cancel(taken.data.id)).body).toMatchObject({ error: 'already-cancelled' })
    expect((await cancel(given.data.id)).data).toEqual({ points: 0 })
    expect((await ledger()).items[0]).toMatchObject({ kind: 'ADJUST_CANCEL', note: 'Nhầm khách' })
    await clean()
  })

  it('need the right', async () => {
    const clerk = await addEmployee(shop, owner, { fullName: 'Lan' })
    expect((await adjust(5, clerk)).status).toBe(403)
    expect((await clerk.get('point/setting')).status).toBe(403)
    expect((await clerk.get(`point/balance?customerId=${lan.id}`)).status).toBe(200)
  })
})

describe('rules', () => {
  it('hold from today or a later day, one a day', async () => {
    const rule = {
      startsOn: today,
      isActive: true,
      earnPoints: 1,
      earnPerDong: 1000,
      skipsPromotedLines: false,
      skipsDiscountedBills: false,
      dongPerPoint: 100,
      spendMin: 1,
      spendMultiple: 1,
      spendMaxPercent: null,
      billsBeforeSpend: 0,
      expiryMonths: null,
      groupIds: null,
    }
    const save = (more: object) => owner.post('point/setting', { ...rule, ...more })
    expect((await save({ startsOn: addDays(today, -1) })).body).toMatchObject({ error: 'point-setting-past' })
    expect((await save({})).data).toMatchObject({ version: 1 })
    expect((await save({ earnPerDong: 2000 })).data).toMatchObject({ version: 2 })
    const later = await save({ startsOn: addDays(today, 7), isActive: false })
    expect((await owner.get('point/setting')).data.items).toMatchObject([{ isActive: false }, { earnPerDong: 2000 }])
    expect((await sell(10_000)).data.pointsEarned).toBe(5)
    const drop = (version: number) => owner.delete(`point/setting/${later.data.id}`, { version })
    expect((await drop(2)).body).toMatchObject({ error: 'version-conflict' })
    expect((await drop(1)).body.error).toBeUndefined()
    expect((await save({ groupIds: [lan.id] })).body).toMatchObject({ error: 'not-found' })
  })

  it('can be for groups of customers alone', async () => {
    const group = (await owner.post('customer-group', { name: 'Khách quen' })).data
    await setPoints(owner, { earnPerDong: 1000, groupIds: [group.id] })
    expect((await sell(10_000)).data.pointsEarned).toBe(0)
    const { version } = (await owner.get(`customer/${lan.id}`)).data
    await owner.patch(`customer/${lan.id}`, { version, groupId: group.id })
    expect((await sell(10_000)).data.pointsEarned).toBe(10)
    await clean()
  })
})

describe('tiers', () => {
  it('are reached by what was bought in 12 months and earn more', async () => {
    await setPoints(owner, { earnPerDong: 1000 })
    const saved = await owner.post('point/tier', {
      tiers: [
        { name: 'Bạc', minSpent: 100_000, earnRate: 12_000 },
        { name: 'Vàng', minSpent: 1_000_000, earnRate: 20_000 },
      ],
    })
    expect(saved.data.items).toMatchObject([{ name: 'Bạc' }, { name: 'Vàng' }])
    await sell(150_000)
    expect((await owner.post('point/tier/rank', {})).data).toEqual({ changed: 1 })
    expect((await owner.post('point/tier/rank', {})).data).toEqual({ changed: 0 })
    expect(await ledger()).toMatchObject({ tierName: 'Bạc' })
    expect((await sell(100_000)).data.pointsEarned).toBe(120)
    const [silver, gold] = saved.data.items
    const swapped = await owner.post('point/tier', {
      tiers: [
        { id: silver.id, name: 'Vàng', minSpent: 1_000_000, earnRate: 12_000 },
        { id: gold.id, name: 'Bạc', minSpent: 100_000, earnRate: 12_000 },
      ],
    })
    expect(swapped.status).toBe(200)
    const twice = { name: 'Bạc', minSpent: 5, earnRate: 12_000 }
    expect((await owner.post('point/tier', { tiers: [twice, { ...twice, minSpent: 6 }] })).body).toMatchObject({
      error: 'point-tier-repeated',
      issues: [{ path: 'tiers.1.name' }],
    })
    expect((await owner.post('point/tier', { tiers: [] })).data.items).toEqual([])
    expect(await ledger()).toMatchObject({ tierName: null })
    await clean()
  })
})
