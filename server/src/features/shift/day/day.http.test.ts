import { readFile } from 'node:fs/promises'
import * as path from 'node:path'
import { addDays } from '@quay/domain/time/calendar'
import { readXlsx } from 'hucre/xlsx'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../../../../test/app.ts'
import { addEmployee, inStore, someCustomer } from '../../../../test/factories.ts'
import { askForFile } from '../../../../test/file/exported.ts'
import { type Shelved, shelve } from '../../../../test/shelf.ts'
import { shopWithBooks } from '../../../../test/shop-of-file.ts'
import { standAtTill } from '../../../../test/stand-at-till.ts'
import { turnSwitch } from '../../../../test/turn-switch.ts'
import { migrationsDirectory } from '../../../db/migration/migrate.ts'
import { statements } from '../../../db/migration/statements.ts'

const shop = await shopWithBooks()
let owner: Person
let lan: Person
let goods: Shelved
beforeEach(async () => {
  owner = await shop.registerStore()
  lan = await addEmployee(shop, owner, { fullName: 'Lan' })
  goods = await shelve(shop, owner, [{ quantity: 100_000 }])
  await owner.post('cash-account', { name: 'VietinBank' })
})

async function sell(person: Person, amount: number, more: object = {}) {
  const bill = await person.post('bill', {
    items: [{ productId: goods.id, unitId: goods.units.Viên, quantity: amount / 1_000 }],
    payments: [{ method: 'CASH', amount }],
    ...more,
  })
  expect(bill.status, JSON.stringify(bill.body)).toBe(201)
  return bill.data
}
const takeBack = async (person: Person, bill: { id: string; items: { id: string }[] }) => {
  const back = await person.post('sale-return', {
    billId: bill.id,
    reason: 'CHANGED_MIND',
    items: [{ billItemId: bill.items[0]!.id, quantity: 1 }],
    payments: [{ method: 'CASH', amount: 1_000 }],
  })
  expect(back.status, JSON.stringify(back.body)).toBe(201)
  return back.data
}
const dayOf = async (person: Person, query = '') => (await person.get(`shift/day?${query}`)).data
const drawerOf = (day: { funds: { kind: string }[] }) => day.funds.find(({ kind }) => kind === 'CASH')!

describe('a part of a day', () => {
  it('is what a seller sold, with what came back of it and its money; the sellers together are the day', async () => {
    const bill = await sell(lan, 6_000)
    await sell(owner, 4_000)
    // The owner takes it back: it counts with the seller.
    await takeBack(owner, bill)
    const [whole, ofLan, ofOwner] = [
      await dayOf(owner),
      await dayOf(owner, `sellerId=${lan.profile.id}`),
      await dayOf(owner, `sellerId=${owner.profile.id}`),
    ]
    expect(whole).toMatchObject({
      isOwn: false,
      report: { billCount: 2, payable: 10_000, returns: { count: 1, amount: 1_000 } },
      choices: { sellers: [{ id: lan.profile.id, name: 'Lan' }, { id: owner.profile.id }] },
    })
    expect(ofLan).toMatchObject({
      report: { billCount: 1, payable: 6_000, cash: 6_000, returns: { count: 1, amount: 1_000 } },
      sellers: [{ sellerId: lan.profile.id, amount: 6_000, returned: 1_000 }],
      goods: [{ sold: 6, returned: 1, amount: 5_000 }],
      funds: [{ opening: null, closing: null, flow: { sales: 6_000, refunds: -1_000 } }],
      choices: { sellers: [{ id: lan.profile.id }, { id: owner.profile.id }] },
    })
    expect(ofOwner).toMatchObject({
      report: { billCount: 1, payable: 4_000, returns: { count: 0 } },
      funds: [{ flow: { sales: 4_000, refunds: 0 } }],
    })
  })

  it('is what was sold in a shift, at a till, to a customer, by a way of payment', async () => {
    await turnSwitch(owner, 'useShifts', true)
    const till = await standAtTill(owner, lan)
    const shift = (await lan.post('shift', { openingFloat: 0 })).data
    expect(shift.status).toBe('OPEN')
    const bill = await sell(lan, 6_000)
    await takeBack(lan, bill)
    const customer = await someCustomer(owner)
    // The owner registered the till and works there too.
    const hoa = await addEmployee(shop, owner, { fullName: 'Hoa' })
    await sell(hoa, 4_000, { customerId: customer.id, payments: [{ method: 'BANK', amount: 4_000 }] })
    const asked = {
      [`shiftId=${shift.id}`]: [1, 6_000, 1],
      [`deviceId=${till}`]: [1, 6_000, 1],
      [`customerId=${customer.id}`]: [1, 4_000, 0],
      'method=BANK': [1, 4_000, 0],
      'method=CASH': [1, 6_000, 1],
      'method=DEBT': [0, 0, 0],
    }
    for (const [query, [billCount, payable, count]] of Object.entries(asked))
      expect(await dayOf(owner, query), query).toMatchObject({ report: { billCount, payable, returns: { count } } })
    const byBank = await dayOf(owner, 'method=BANK')
    expect(byBank.funds).toMatchObject([{ kind: 'BANK', flow: { sales: 4_000 } }])
    expect(byBank.goods).toMatchObject([{ sold: 4, returned: 0 }])
    expect((await dayOf(owner, `shiftId=${shift.id}`)).shifts).toMatchObject([{ id: shift.id }])
    expect((await dayOf(owner)).choices.tills).toMatchObject([{ id: till }])
  })
})

describe('what happens outside of shifts', () => {
  it('a return belongs to the till at which it was taken back; of another browser it is of none, and is counted apart', async () => {
    const bill = await sell(lan, 6_000)
    const hoa = await addEmployee(shop, owner, { fullName: 'Hoa' })
    const till = await standAtTill(owner, lan)
    await takeBack(lan, bill)
    await takeBack(hoa, bill)
    const ofTill = await dayOf(owner, `deviceId=${till}`)
    expect(ofTill).toMatchObject({
      report: { billCount: 0, returns: { count: 1, amount: 1_000 } },
      goods: [{ sold: 0, returned: 1 }],
      funds: [{ flow: { sales: 0, refunds: -1_000 } }],
    })
    const whole = await dayOf(owner)
    expect(whole).toMatchObject({
      report: { returns: { count: 2 } },
      choices: { tills: [{ id: till }] },
      outsideCount: 1,
      outsideReturnCount: 2,
    })
    // The migration finds the till of what was written before by the session that wrote it.
    const { id: storeId } = owner.profile.store
    await inStore(shop, storeId, query =>
      query('update sale_return set device_id = null where store_id = $1', [storeId]),
    )
    expect((await dayOf(owner, `deviceId=${till}`)).report.returns.count).toBe(0)
    const text = await readFile(path.join(migrationsDirectory, '20261128T0335_tills_of_returns.sql'), 'utf8')
    await shop.database.owner.query(statements(text).find(one => one.includes('do $$'))!)
    expect((await dayOf(owner, `deviceId=${till}`)).report.returns.count).toBe(1)
  })

  it('what a count of the drawer put right stands apart from receipts and payments', async () => {
    await sell(owner, 6_000)
    const count = async (thousands: number) => {
      const done = await owner.post('fund-count', { notes: [{ value: 1_000, quantity: thousands }], reason: 'Đếm lại' })
      expect(done.status, JSON.stringify(done.body)).toBe(201)
      return done.data
    }
    await count(4)
    expect(drawerOf(await dayOf(owner))).toMatchObject({
      flow: { sales: 6_000, countDifference: -2_000, otherIn: 0, otherOut: 0 },
      corrections: 0,
      closing: 4_000,
    })
    const found = await count(7)
    expect(drawerOf(await dayOf(owner))).toMatchObject({ flow: { countDifference: 1_000 }, closing: 7_000 })
    const undone = await owner.post(`fund-count/${found.id}/cancel`, { reason: 'Nhầm' })
    expect(undone.status, JSON.stringify(undone.body)).toBe(200)
    expect(drawerOf(await dayOf(owner))).toMatchObject({
      flow: { countDifference: -2_000, otherIn: 0, otherOut: 0 },
      closing: 4_000,
    })
  })

  it('what goes to another fund and comes from it is no receipt and no payment', async () => {
    await sell(owner, 6_000)
    const bank = await owner.post('cash-account', { name: 'Ngân hàng Sao' })
    const accounts: { id: string; kind: string }[] = (await owner.get('cash-account')).data
    const drawer = accounts.find(({ kind }) => kind === 'CASH')!.id
    const sent = await owner.post('fund-transfer', {
      fromAccountId: drawer,
      toAccountId: bank.data.id,
      amount: 5_000,
      note: 'Gửi ngân hàng',
    })
    expect(sent.status, JSON.stringify(sent.body)).toBe(201)
    expect(drawerOf(await dayOf(owner))).toMatchObject({
      flow: { sales: 6_000, transfers: -5_000, otherIn: 0, otherOut: 0 },
      closing: 1_000,
    })
    const undone = await owner.post(`fund-transfer/${sent.data.id}/cancel`, { reason: 'Nhầm' })
    expect(undone.status, JSON.stringify(undone.body)).toBe(200)
    expect(drawerOf(await dayOf(owner))).toMatchObject({
      flow: { transfers: 0, otherIn: 0, otherOut: 0 },
      closing: 6_000,
    })
  })
})

describe('a seller without the report of sales', () => {
  it('sees their own day, whatever seller they ask for, and no money while they count blind', async () => {
    await turnSwitch(owner, 'useShifts', true)
    const { id } = (await lan.post('shift', { openingFloat: 0 })).data
    await sell(lan, 6_000)
    await sell(owner, 4_000)
    const own = await dayOf(lan, `sellerId=${owner.profile.id}`)
    expect(own).toMatchObject({
      isOwn: true,
      report: { billCount: 1, payable: 6_000 },
      sellers: [{ sellerId: lan.profile.id }],
      shifts: [{ id, expected: null }],
      choices: { sellers: [] },
      funds: null,
      kept: null,
    })
    const counted = await lan.post(`shift/${id}/count`, { notes: [{ value: 1_000, quantity: 10 }] })
    await lan.post(`shift/${id}/close`, { countId: counted.data.counts[0].id, taken: 0 })
    expect(drawerOf(await dayOf(lan))).toMatchObject({ opening: null, flow: { sales: 6_000 } })
    expect((await lan.post('shift/day/keep', { day: own.day })).status).toBe(403)
  })

  it('with the report of sales sees all of it; with neither nothing', async () => {
    await sell(owner, 4_000)
    const reader = await addEmployee(shop, owner, { grants: [{ model: 'sale_report', action: 'read' }] })
    expect(await dayOf(reader)).toMatchObject({ isOwn: false, report: { billCount: 1 } })
    const stranger = await addEmployee(shop, owner, { grants: [{ model: 'doctor', action: 'read' }] })
    expect((await stranger.get('shift/day')).status).toBe(403)
  })
})

describe('funds', () => {
  it('each say what they began with, what moved and what they ended with; banks only to who reads the cash book', async () => {
    await sell(owner, 4_000)
    await sell(owner, 3_000, { payments: [{ method: 'BANK', amount: 3_000 }] })
    const accounts = (await owner.get('cash-account')).data
    const balanceOf = (id: string) => accounts.find((one: { id: string }) => one.id === id).balance
    const { funds, day } = await dayOf(owner)
    expect(funds.map((one: { kind: string }) => one.kind)).toEqual(['CASH', 'BANK'])
    const [drawer, bank] = funds
    expect(drawer).toMatchObject({ flow: { sales: 4_000 }, closing: balanceOf(drawer.accountId) })
    expect(drawer.closing - drawer.opening).toBe(4_000)
    // An account of the store has rows of other branches too.
    expect(bank).toMatchObject({ flow: { sales: 3_000 }, opening: null, closing: null })
    const counted = await owner.post('fund-count', {
      notes: [{ value: 1_000, quantity: 5 }],
      reason: 'Đếm thử',
    })
    expect(counted.status).toBe(201)
    const again = drawerOf(await dayOf(owner))
    expect(again).toMatchObject({ closing: 5_000, counted: { amount: 5_000 } })
    expect(drawerOf(await dayOf(owner, `day=${addDays(day, 1)}`))).toMatchObject({ opening: 5_000, closing: 5_000 })
    const reader = await addEmployee(shop, owner, { grants: [{ model: 'sale_report', action: 'read' }] })
    expect((await dayOf(reader)).funds).toMatchObject([{ kind: 'CASH' }])
  })
})

describe('a day that was printed', () => {
  it('says what changed since, and by which documents; printed again without a change it is the same version', async () => {
    const bill = await sell(owner, 4_000)
    const { day } = await dayOf(owner)
    expect((await dayOf(owner)).kept).toBeNull()
    const printed = await owner.post('shift/day/keep', { day })
    expect(printed).toMatchObject({ status: 200, data: { version: 1, reason: 'PRINTED' } })
    expect((await owner.post('shift/day/keep', { day })).data).toEqual(printed.data)
    expect((await dayOf(owner)).kept).toMatchObject({ version: 1, changes: [], documents: [] })

    const later = await sell(owner, 3_000)
    await owner.post(`bill/${bill.id}/cancel`, { reason: 'Khách đổi ý' })
    const { kept } = await dayOf(owner)
    expect(kept.changes).toEqual(
      expect.arrayContaining([
        { figure: 'payable', fundName: null, before: 4_000, now: 3_000 },
        { figure: 'cancelledCount', fundName: null, before: 0, now: 1 },
        { figure: null, fundName: 'Tiền mặt', before: 4_000, now: 3_000 },
      ]),
    )
    expect(kept.documents).toMatchObject([
      { kind: 'bill', code: bill.code, isCancel: true, amount: -4_000 },
      { kind: 'bill', code: later.code, isCancel: false, amount: 3_000 },
    ])
    expect(kept.documentCount).toBe(2)
    // A person without the right to the cash book sees no money of funds.
    const reader = await addEmployee(shop, owner, { grants: [{ model: 'sale_report', action: 'read' }] })
    const figures = (await dayOf(reader)).kept.changes.map((one: { figure: string | null }) => one.figure)
    expect(figures).toContain('payable')
    expect(figures).not.toContain(null)
    expect((await owner.post('shift/day/keep', { day })).data).toMatchObject({ version: 2 })
    expect((await dayOf(owner)).kept).toMatchObject({ version: 2, changes: [] })
    expect(await owner.post('shift/day/keep', { day: addDays(day, 1) })).toMatchObject({
      status: 422,
      body: { error: 'day-not-begun', issues: [{ path: 'day' }] },
    })
  })

  it('two who print at once print one version', async () => {
    await sell(owner, 4_000)
    const { day } = await dayOf(owner)
    const both = await Promise.all([owner.post('shift/day/keep', { day }), owner.post('shift/day/keep', { day })])
    expect(both.map(({ data }) => data.version)).toEqual([1, 1])
  })

  it('a day that was closed and opened again says it too', async () => {
    const { latest } = (await owner.get('closed-day')).data
    const soldAt = `${latest}T05:00:00.000Z`
    await sell(owner, 4_000, { soldAt })
    await owner.put('closed-day', { branchId: owner.branchId, through: latest })
    expect((await dayOf(owner, `day=${latest}`)).kept).toMatchObject({ version: 1, reason: 'CLOSED', changes: [] })
    expect((await dayOf(owner, `day=${addDays(latest, -30)}`)).kept).toMatchObject({ reason: 'CLOSED' })
    expect((await dayOf(owner, `day=${addDays(latest, -31)}`)).kept).toBeNull()
    await owner.put('closed-day', { branchId: owner.branchId, through: null, reason: 'Sót hóa đơn' })
    const late = await sell(owner, 3_000, { soldAt })
    const { kept } = await dayOf(owner, `day=${latest}`)
    expect(kept.changes).toContainEqual({ figure: 'billCount', fundName: null, before: 1, now: 2 })
    expect(kept.documents).toMatchObject([{ code: late.code }])
  })
})

it('is a file of three sheets, whose head says store, branch, day and part', async () => {
  await sell(lan, 6_000)
  await sell(owner, 4_000)
  const { day } = await dayOf(owner)
  const sheetsOf = async (person: Person, body: object) => {
    const { rawPayload, statusCode } = await askForFile(shop, person, 'shift/day/export', body)
    expect(statusCode).toBe(200)
    return (await readXlsx(rawPayload)).sheets
  }
  const sheets = await sheetsOf(owner, { day, sellerId: lan.profile.id })
  expect(sheets.map(({ name }) => name)).toEqual(['Bán hàng', 'Tiền', 'Hàng'])
  for (const { rows } of sheets) {
    const head = rows.slice(0, 5).map(([first]) => first)
    expect(head[0]).toBe(owner.profile.store.name)
    expect(head[1]).toMatch(/^Chi nhánh: /)
    expect(head.slice(2)).toEqual([
      'Báo cáo cuối ngày',
      `Kỳ: ${day.split('-').reverse().join('/')}`,
      'Bộ lọc: Người bán: Lan',
    ])
  }
  expect(sheets[0]!.rows).toContainEqual(expect.arrayContaining(['Khách cần trả', 6_000]))
  expect(sheets[0]!.rows).toContainEqual(expect.arrayContaining(['Ngoài ca: 1 hóa đơn']))
  expect(sheets[2]!.rows.at(-1)).toEqual(expect.arrayContaining([6_000]))
  expect((await askForFile(shop, lan, 'shift/day/export', { day })).statusCode).toBe(403)
})
