import { beforeEach, describe, expect, it } from 'vitest'
import { type Person, testPassword } from '../../../test/app.ts'
import { addEmployee } from '../../../test/factories.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'
import { type Shelved, shelve } from '../../../test/shelf.ts'
import { shopOfFile } from '../../../test/shop-of-file.ts'
import { standAtTill } from '../../../test/stand-at-till.ts'
import { turnSwitch } from '../../../test/turn-switch.ts'
import { newId } from '../../db/new-id.ts'

const shop = await shopOfFile()
const goodPin = '482913'
let owner: Person
let lan: Person
let goods: Shelved
beforeEach(async () => {
  owner = await shop.registerStore()
  await turnSwitch(owner, 'useShifts', true)
  lan = await addEmployee(shop, owner, { fullName: 'Lan' })
  goods = await shelve(shop, owner, [{ quantity: 100_000 }])
})

const sell = (person: Person, amount: number, more: object = {}) =>
  person.post('bill', {
    items: [{ productId: goods.id, unitId: goods.units.Viên, quantity: amount / 1_000 }],
    payments: [{ method: 'CASH', amount }],
    ...more,
  })
const open = (person: Person, openingFloat = 500_000, more: object = {}) =>
  person.post('shift', { openingFloat, ...more })
/** An amount in as few notes as it takes. */
function notesOf(amount: number) {
  let left = amount
  return [500_000, 200_000, 100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500].flatMap(value => {
    const quantity = Math.floor(left / value)
    left -= quantity * value
    return quantity ? [{ value, quantity }] : []
  })
}
const count = (person: Person, id: string, amount: number) =>
  person.post(`shift/${id}/count`, { notes: notesOf(amount) })
async function close(person: Person, id: string, amount: number, more: object = {}) {
  const counted = await count(person, id, amount)
  const countId = counted.data.counts.at(-1).id
  return person.post(`shift/${id}/close`, { countId, taken: 0, ...more })
}
const drawer = async () => (await owner.get('cash-account')).data.find((one: { kind: string }) => one.kind === 'CASH')
const clean = async () => expect(await ledgerDifferences(shop)).toEqual([])

describe('a shift from beginning to end', () => {
  it('carries the sales, tells the difference only behind the count, and brings the fund to what was counted', async () => {
    const opened = await open(lan)
    expect(opened).toMatchObject({
      status: 201,
      data: {
        code: 'CA000001',
        status: 'OPEN',
        heldByName: 'Lan',
        openingFloat: 500_000,
        expected: null,
        report: null,
      },
    })
    const { id } = opened.data
    const bill = await sell(lan, 30_000)
    expect(bill.status).toBe(201)
    const [mine, seen] = await Promise.all([lan.get(`shift/${id}`), owner.get(`shift/${id}`)])
    expect(mine.data).toMatchObject({ expected: null, billCount: 1, report: null })
    expect((await lan.get(`shift/${id}/money`)).status).toBe(404)
    expect(seen.data).toMatchObject({
      expected: 530_000,
      report: { billCount: 1, cash: 30_000, drawer: { sales: 30_000 } },
    })

    const counted = await count(lan, id, 525_000)
    expect(counted.data.counts).toMatchObject([
      { position: 1, counted: 525_000, expected: 530_000, difference: -5_000, countedByName: 'Lan' },
    ])
    const countId = counted.data.counts[0].id
    const path = `shift/${id}/close`
    expect((await lan.post(path, { countId, taken: 25_000 })).body).toMatchObject({
      code: 422,
      error: 'shift-reason-needed',
      message: 'Tiền đếm lệch −5.000đ so với sổ. Hãy ghi lý do.',
      issues: [{ path: 'reason' }],
    })
    expect((await lan.post(path, { countId, taken: 525_500, reason: 'Thối nhầm' })).body).toMatchObject({
      error: 'shift-taken-over',
      issues: [{ path: 'taken' }],
    })
    const before = (await drawer()).balance
    const closed = await lan.post(path, { countId, taken: 25_000, reason: 'Thối nhầm' })
    expect(closed).toMatchObject({
      status: 200,
      data: {
        status: 'CLOSED',
        counted: 525_000,
        expected: 530_000,
        difference: -5_000,
        taken: 25_000,
        reason: 'Thối nhầm',
        closedByName: 'Lan',
        report: { billCount: 1 },
      },
    })
    expect((await drawer()).balance - before).toBe(-5_000)
    expect((await lan.get('till/context')).data.shift).toEqual({ usesShifts: true, shift: null, left: 500_000 })
    expect((await lan.get(`shift/${id}/money`)).data.items).toMatchObject([
      { kind: 'SHIFT_DIFFERENCE', documentKind: 'shift', documentCode: 'CA000001', amount: -5_000, note: 'Thối nhầm' },
      { kind: 'SALE', documentCode: bill.data.code, amount: 30_000 },
    ])
    expect((await owner.get(`bill?shiftId=${id}`)).data.items).toMatchObject([{ id: bill.data.id }])
    expect((await lan.post(path, { countId, taken: 0 })).body.error).toBe('shift-closed')
    await clean()
  })

  it('counts again what moved since the count, and keeps every count', async () => {
    const { id } = (await open(lan)).data
    const countId = (await count(lan, id, 500_000)).data.counts[0].id
    await sell(lan, 10_000)
    const moved = await lan.post(`shift/${id}/close`, { countId, taken: 0 })
    expect(moved.body).toMatchObject({ code: 409, error: 'shift-moved' })
    const closed = await close(lan, id, 510_000)
    expect(closed.data).toMatchObject({ difference: 0, reason: null })
    expect(closed.data.counts.map((one: { counted: number }) => one.counted)).toEqual([500_000, 510_000])
    // The count before the last one closes nothing.
    await owner.post(`shift/${id}/reopen`, { reason: 'Sót tiền' })
    expect((await lan.post(`shift/${id}/close`, { countId, taken: 0 })).body.error).toBe('shift-count-needed')
    await clean()
  })

  it('takes the money of vouchers, debts and cancelled bills at its drawer, by what they are', async () => {
    const till = await addEmployee(shop, owner, { roleName: 'management', fullName: 'Minh' })
    const { id } = (await open(till, 0)).data
    const kinds = (await till.get('voucher/kind')).data
    const kindOf = (direction: string) => kinds.find((kind: { direction: string }) => kind.direction === direction).id
    const accountId = (await drawer()).id
    await till.post('voucher', { direction: 'IN', kindId: kindOf('IN'), accountId, amount: 7_000 })
    const out = await till.post('voucher', { direction: 'OUT', kindId: kindOf('OUT'), accountId, amount: 3_000 })
    const undone = await till.post('voucher', { direction: 'OUT', kindId: kindOf('OUT'), accountId, amount: 1_000 })
    await till.post(`voucher/${undone.data.id}/cancel`, { reason: 'Nhầm' })
    const bill = (await sell(till, 20_000)).data
    await sell(till, 50_000, { payments: [{ method: 'CASH', amount: 60_000 }] })
    await till.post(`bill/${bill.id}/cancel`, { reason: 'Khách đổi ý' })
    expect(out.status).toBe(201)
    const { data } = await till.get(`shift/${id}`)
    expect(data).toMatchObject({
      expected: 54_000,
      report: {
        billCount: 1,
        payable: 50_000,
        cash: 50_000,
        cancelledCount: 1,
        cancelledPayable: 20_000,
        cancelled: [{ code: bill.code, cash: 20_000, reason: 'Khách đổi ý' }],
        drawer: {
          sales: 70_000,
          refunds: -20_000,
          debtCollected: 0,
          deposits: 0,
          otherIn: 7_000,
          suppliers: 0,
          otherOut: -3_000,
        },
      },
    })
    await clean()
  })

  it('tells the way from the goods to the money without a gap, through promotions, deposits and exchanges', async () => {
    await turnSwitch(owner, 'promoteMedicines', true)
    const cut = { name: 'Giảm 100', level: 'ORDER', effect: 'MONEY', rules: [{ value: 100 }] }
    expect((await owner.post('discount', cut)).status).toBe(201)
    const { id } = (await open(owner, 0)).data
    const item = (quantity: number) => ({ productId: goods.id, unitId: goods.units.Viên, quantity })
    const cash = (amount: number) => [{ method: 'CASH', amount }]
    const order = await owner.post('order', {
      ...{ contactName: 'Chị Hòa', contactPhone: '0912345678', status: 'SUCCEED' },
      ...{ items: [item(10)], deposit: { payments: cash(4_000) } },
    })
    expect(order.status, JSON.stringify(order.body)).toBe(201)
    const lines = [{ ...item(10), orderItemId: order.data.items[0].id }]
    const billed = await owner.post('bill', { orderId: order.data.id, items: lines, payments: cash(5_900) })
    expect(billed.data, JSON.stringify(billed.body)).toMatchObject({ depositUsed: 4_000, payable: 9_900 })
    const sold = await owner.post('bill', { items: [item(10)], payments: cash(9_900), discount: { unit: 2, value: 0 } })
    const line = sold.data.items[0].id
    const exchanged = await owner.post('sale-return', {
      ...{ billId: sold.data.id, reason: 'CHANGED_MIND', items: [{ billItemId: line, quantity: 2 }] },
      ...{ exchange: { items: [item(1)] }, payments: cash(1_080) },
    })
    expect(exchanged.data, JSON.stringify(exchanged.body)).toMatchObject({ exchangeUsed: 900, refunded: 1_080 })

    const { report } = (await owner.get(`shift/${id}`)).data
    expect(report).toMatchObject({
      ...{ billCount: 3, gross: 21_000, promotions: 300, payable: 20_700 },
      ...{ cash: 15_800, depositUsed: 4_000, exchangeUsed: 900 },
      drawer: { sales: 15_800, refunds: -1_080, deposits: 4_000, otherIn: 0 },
    })
    const { gross, promotions, lineDiscount, orderDiscount, pointsAmount, payable, surcharges, cashRounding } = report
    expect(gross - promotions - lineDiscount - orderDiscount - pointsAmount).toBe(payable)
    expect(report.cash + report.bank + report.debt + report.depositUsed + report.exchangeUsed).toBe(
      payable + surcharges + cashRounding,
    )
    await clean()
  })

  it('is not asked for where the store does not use shifts, and ends there all the same', async () => {
    const { id } = (await open(lan)).data
    await turnSwitch(owner, 'useShifts', false)
    expect((await close(lan, id, 500_000)).status).toBe(200)
    expect((await open(lan)).body).toMatchObject({ code: 409, error: 'shifts-off' })
    expect((await sell(lan, 1_000)).status).toBe(201)
    expect((await lan.get('till/context')).data.shift).toMatchObject({ usesShifts: false, shift: null })
  })
})

describe('a drawer', () => {
  it('has one shift at a time: another is refused, a copy is answered', async () => {
    const body = { id: newId(), openingFloat: 100_000 }
    const replies = await Promise.all([lan.post('shift', body), lan.post('shift', body)])
    expect(replies.map(reply => [reply.status, reply.data.code])).toEqual([
      [201, 'CA000001'],
      [201, 'CA000001'],
    ])
    expect((await lan.post('shift', { ...body, openingFloat: 1 })).body.error).toBe('idempotency-conflict')
    const minh = await addEmployee(shop, owner, { fullName: 'Minh' })
    expect((await open(minh)).body).toMatchObject({ error: 'shift-open-already', details: { shiftId: body.id } })
  })

  it('of two who open it at once one does', async () => {
    const minh = await addEmployee(shop, owner, { fullName: 'Minh' })
    const replies = await Promise.all([open(lan), open(minh)])
    expect(replies.map(reply => reply.body.error ?? 'open').sort()).toEqual(['open', 'shift-open-already'])
  })

  it('is one of each registered till: sales of each are in its own shift', async () => {
    const minh = await addEmployee(shop, owner, { fullName: 'Minh' })
    await standAtTill(owner, lan)
    await standAtTill(owner, minh)
    const [first, second] = [(await open(lan)).data, (await open(minh, 0)).data]
    await sell(lan, 5_000)
    await sell(minh, 8_000)
    await sell(minh, 1_000)
    const shifts = (await owner.get('shift')).data.items
    expect(shifts).toMatchObject([
      { id: second.id, billCount: 2, expected: 9_000, deviceName: expect.stringContaining('Quầy') },
      { id: first.id, billCount: 1, expected: 505_000 },
    ])
    await clean()
  })

  it('is counted by its holder or by who reviews shifts; others see it not', async () => {
    const { id } = (await open(lan)).data
    const minh = await addEmployee(shop, owner, { fullName: 'Minh' })
    expect((await count(minh, id, 500_000)).body).toMatchObject({ code: 403, error: 'shift-of-another' })
    expect((await minh.get(`shift/${id}`)).status).toBe(404)
    expect((await minh.get('shift')).data.items).toEqual([])
    expect((await minh.get('shift/day')).data).toMatchObject({ isOwn: true, shifts: [], report: { billCount: 0 } })
    expect((await close(owner, id, 500_000)).data).toMatchObject({
      closedByName: owner.profile.fullName,
      difference: 0,
    })
    const stranger = await shop.registerStore()
    for (const call of ['count', 'close', 'hand-over', 'reopen'])
      expect((await stranger.post(`shift/${id}/${call}`, {})).status).toBeGreaterThanOrEqual(404)
    expect((await stranger.get(`shift/${id}`)).status).toBe(404)
  })

  it.each([
    ['a note that there is none of', [{ value: 300, quantity: 1 }]],
    [
      'the same note twice',
      [
        { value: 500, quantity: 1 },
        { value: 500, quantity: 2 },
      ],
    ],
    ['half a note', [{ value: 500, quantity: 0.5 }]],
    ['too many notes', [{ value: 500, quantity: 10_000 }]],
  ])('refuses %s', async (_, notes) => {
    const { id } = (await open(lan)).data
    expect((await lan.post(`shift/${id}/count`, { notes })).status).toBe(422)
  })
})

describe('a hand-over', () => {
  const ready = async () => {
    const minh = await addEmployee(shop, owner, { fullName: 'Minh' })
    await minh.post('auth/pin', { currentPassword: testPassword, pin: goodPin })
    const { id } = (await open(lan)).data
    await sell(lan, 30_000)
    const countId = (await count(lan, id, 530_000)).data.counts[0].id
    const body = { countId, taken: 330_000, nextId: newId(), toEmployeeId: minh.profile.id, pin: goodPin }
    return { minh, id, body, handOver: (more: object = {}) => lan.post(`shift/${id}/hand-over`, { ...body, ...more }) }
  }

  it('closes one shift and opens the next with what is left, by the PIN of who takes it', async () => {
    const { minh, id, body, handOver } = await ready()
    const wrong = await handOver({ pin: '102938' })
    expect(wrong.body.error).toBe('wrong-pin')
    expect((await lan.get(`shift/${id}`)).data.status).toBe('OPEN')
    const handed = await handOver()
    expect(handed).toMatchObject({
      status: 200,
      data: { status: 'CLOSED', difference: 0, handedTo: { id: body.nextId, code: 'CA000002', name: 'Minh' } },
    })
    expect((await minh.get(`shift/${body.nextId}`)).data).toMatchObject({
      status: 'OPEN',
      heldByName: 'Minh',
      openingFloat: 200_000,
      leftBefore: 200_000,
    })
    // Sent again it is the same; another of the kind finds the shift closed.
    expect((await handOver()).data).toEqual(handed.data)
    expect((await handOver({ nextId: newId() })).body.error).toBe('shift-closed')
    expect((await owner.post(`shift/${id}/reopen`, { reason: 'Thử' })).body.error).toBe('shift-not-last')
    await clean()
  })

  it('twice at once hands over once', async () => {
    const { handOver } = await ready()
    const replies = await Promise.all([handOver(), handOver()])
    expect(replies.map(reply => [reply.status, reply.data?.handedTo?.code])).toEqual([
      [200, 'CA000002'],
      [200, 'CA000002'],
    ])
    expect((await owner.get('shift')).data.totalItem).toBe(2)
  })

  it('is not for a stranger, nor to one', async () => {
    const { id, body } = await ready()
    const stranger = await shop.registerStore()
    expect((await stranger.post(`shift/${id}/hand-over`, body)).status).toBe(404)
    const toStranger = { ...body, toEmployeeId: stranger.profile.id }
    expect((await lan.post(`shift/${id}/hand-over`, toStranger)).status).toBe(404)
    expect((await owner.get('shift')).data.totalItem).toBe(1)
  })

  it('is not to oneself, nor to who may open no shift', async () => {
    const { id, body } = await ready()
    await lan.post('auth/pin', { currentPassword: testPassword, pin: goodPin })
    expect((await lan.post(`shift/${id}/hand-over`, { ...body, toEmployeeId: lan.profile.id })).body.error).toBe(
      'shift-handed-to-self',
    )
    const keeper = await addEmployee(shop, owner, { grants: [{ model: 'sale', action: 'read' }], fullName: 'Kho' })
    expect((await lan.post(`shift/${id}/hand-over`, { ...body, toEmployeeId: keeper.profile.id })).body).toMatchObject({
      error: 'approver-lacks-right',
    })
  })
})

describe('a sale that comes after its shift was closed', () => {
  it('is stored, marked, listed, and leaves the drawer at what was counted', async () => {
    const { id } = (await open(lan)).data
    // Its money lay in the drawer when it was counted.
    const closed = await close(lan, id, 540_000, { reason: 'Thừa, chưa rõ' })
    expect(closed.data.difference).toBe(40_000)
    const before = (await drawer()).balance
    const late = await sell(lan, 40_000, { shiftId: id })
    expect(late.status).toBe(201)
    expect((await drawer()).balance).toBe(before)
    expect((await lan.get(`shift/${id}`)).data).toMatchObject({
      counted: 540_000,
      expected: 540_000,
      difference: 0,
      lateCount: 1,
      late: [{ code: late.data.code, cash: 40_000 }],
    })
    // Reopened, its corrections go, and a new count stands on the late sale too.
    const reopened = await owner.post(`shift/${id}/reopen`, { reason: 'Xem lại' })
    expect(reopened.data).toMatchObject({
      status: 'OPEN',
      expected: 540_000,
      counted: null,
      reopenings: [{ reason: 'Xem lại', counted: 540_000, difference: 0 }],
    })
    expect((await close(lan, id, 540_000)).data.difference).toBe(0)
    await clean()
  })

  it('but was paid after the count is of whoever holds the drawer now', async () => {
    const { id } = (await open(lan)).data
    await close(owner, id, 500_000)
    const paidAt = new Date(Date.now() + 1_000).toISOString()
    expect((await sell(lan, 3_000, { shiftId: id, paidAt })).status).toBe(201)
    const next = (await open(lan)).data
    expect((await sell(lan, 4_000, { shiftId: id, paidAt })).status).toBe(201)
    expect((await owner.get(`shift/${id}`)).data).toMatchObject({ billCount: 0, lateCount: 0, difference: 0 })
    expect((await owner.get(`shift/${next.id}`)).data).toMatchObject({ billCount: 1, expected: 504_000 })
    await clean()
  })

  it('that names a shift nobody knows is a sale of the drawer', async () => {
    const { id } = (await open(lan)).data
    expect((await sell(lan, 1_000, { shiftId: newId() })).status).toBe(201)
    expect((await sell(lan, 2_000)).status).toBe(201)
    expect((await owner.get(`shift/${id}`)).data).toMatchObject({ billCount: 2, expected: 503_000 })
    await clean()
  })

  it('waits for a close that runs, and then is late: no đồng is lost between the two', async () => {
    const { id } = (await open(lan, 0)).data
    const beside = await shop.signIn(lan.profile.username, testPassword)
    const countId = (await count(lan, id, 0)).data.counts[0].id
    const replies = await Promise.all([
      lan.post(`shift/${id}/close`, { countId, taken: 0 }),
      sell(beside, 9_000, { shiftId: id }),
    ])
    expect(replies[1].status).toBe(201)
    const { data } = await owner.get(`shift/${id}`)
    if (replies[0].status === 200)
      expect(data).toMatchObject({ status: 'CLOSED', lateCount: 1, expected: 9_000, difference: -9_000 })
    else {
      expect(replies[0].body.error).toBe('shift-moved')
      expect(data).toMatchObject({ status: 'OPEN', lateCount: 0, expected: 9_000 })
    }
    await clean()
  })
})

describe('a shift at midnight', () => {
  /** How far east it is 23 o'clock now, in hours. */
  const east = (23 - new Date().getUTCHours() + 24) % 24
  const evening = east > 12 ? east - 24 : east
  const liveAt = async (hoursEast: number, cutOffHour: number) => {
    const zone = `Etc/GMT${hoursEast > 0 ? '-' : '+'}${Math.abs(hoursEast)}`
    await shop.database.owner.query(`set app.store_id = '${owner.profile.store.id}'`)
    await shop.database.owner.query('update branch set time_zone = $2, day_cut_off_hour = $3 where id = $1', [
      owner.branchId,
      zone,
      cutOffHour,
    ])
  }

  it.each([
    ['goes on past midnight: its sales are of the next day, and of it', 0, 1],
    ['with a later cut-off is of one day with its sales', 3, 0],
  ])('%s', async (_, cutOffHour, daysLater) => {
    await liveAt(evening, cutOffHour)
    const { id, businessDay } = (await open(lan)).data
    const first = (await sell(lan, 1_000)).data
    await liveAt(evening + 2, cutOffHour)
    const second = (await sell(lan, 2_000)).data
    expect(first.businessDay).toBe(businessDay)
    expect((Date.parse(second.businessDay) - Date.parse(businessDay)) / 86_400_000).toBe(daysLater)
    expect((await close(lan, id, 503_000)).data).toMatchObject({ difference: 0, report: { payable: 3_000 } })
    const day = (await owner.get(`shift/day?day=${businessDay}`)).data
    expect(day).toMatchObject({ shifts: [{ id }], report: { payable: daysLater ? 1_000 : 3_000 } })
    await clean()
  })
})

describe('what is no cash', () => {
  it('transfers are counted beside the drawer: a difference needs a reason, is kept and moves no money', async () => {
    const bank = (await owner.post('cash-account', { name: 'VietinBank' })).data.id
    const { id } = (await open(lan)).data
    expect((await owner.get(`shift/${id}`)).data.otherFunds).toEqual([{ accountId: bank, name: 'VietinBank' }])
    await sell(lan, 7_000, { payments: [{ method: 'BANK', amount: 7_000 }] })
    const path = `shift/${id}/count`
    const body = { notes: notesOf(500_000), funds: [{ accountId: bank, counted: 6_500 }] }
    for (const accountId of [newId(), (await drawer()).id])
      expect(await lan.post(path, { ...body, funds: [{ accountId, counted: 1 }] })).toMatchObject({
        status: 422,
        body: { error: 'shift-fund-unknown', issues: [{ path: 'funds.0.accountId' }] },
      })
    const first = (await lan.post(path, body)).data.counts[0]
    expect(first).toMatchObject({ difference: 0, funds: [{ counted: 6_500, expected: 7_000, difference: -500 }] })
    await sell(lan, 2_000, { payments: [{ method: 'BANK', amount: 2_000 }] })
    const moved = await lan.post(`shift/${id}/close`, { countId: first.id, taken: 0, reason: 'Thiếu' })
    expect(moved.body.error).toBe('shift-moved')
    const countId = (await lan.post(path, body)).data.counts[1].id
    expect(await lan.post(`shift/${id}/close`, { countId, taken: 0 })).toMatchObject({
      status: 422,
      body: { error: 'shift-reason-needed', details: { difference: -2_500 } },
    })
    const before = (await owner.get('cash-account')).data
    const closed = await lan.post(`shift/${id}/close`, { countId, taken: 0, reason: 'Khách chưa chuyển' })
    expect(closed.data).toMatchObject({ difference: 0, reason: 'Khách chưa chuyển', otherFunds: [] })
    expect(closed.data.counts[1].funds).toMatchObject([{ name: 'VietinBank', difference: -2_500 }])
    expect((await owner.get('cash-account')).data).toEqual(before)
    expect((await owner.get('shift?differs=1')).data.items).toMatchObject([{ id }])
    await clean()
  })

  it('the float may be counted by notes, which are worth it', async () => {
    const openingNotes = notesOf(120_000)
    expect(await open(lan, 100_000, { openingNotes })).toMatchObject({
      status: 422,
      body: { error: 'shift-float-differs', issues: [{ path: 'openingNotes' }] },
    })
    const { data } = await open(lan, 120_000, { openingNotes })
    expect(data).toMatchObject({ openingFloat: 120_000, openingNotes })
    await shop.database.owner.query(`set app.store_id = '${owner.profile.store.id}'`)
    await shop.database.owner.query('update shift set opening_notes = $2 where id = $1', [data.id, '[]'])
    expect((await ledgerDifferences(shop)).map(({ thing }) => thing)).toEqual([`shift ${data.code}, float`])
    await shop.database.owner.query('update shift set opening_notes = null where id = $1', [data.id])
    await clean()
  })
})

describe('reopening', () => {
  it('is for who reviews shifts, of the last shift, on a day that is open', async () => {
    const { id } = (await open(lan)).data
    const path = `shift/${id}/reopen`
    expect((await owner.post(path, { reason: 'Thử' })).body.error).toBe('shift-open')
    await close(lan, id, 490_000, { reason: 'Thiếu' })
    expect((await lan.post(path, { reason: 'Thử' })).status).toBe(403)
    expect((await owner.post(path, { reason: ' ' })).status).toBe(422)
    const balance = (await drawer()).balance
    expect((await owner.post(path, { reason: 'Đếm sót' })).status).toBe(200)
    expect((await drawer()).balance - balance).toBe(10_000)
    await close(lan, id, 500_000)
    await shop.database.owner.query(`set app.store_id = '${owner.profile.store.id}'`)
    await shop.database.owner.query(`update branch set days_closed_through = current_date + 1 where id = $1`, [
      owner.branchId,
    ])
    expect((await owner.post(path, { reason: 'Muộn' })).body.error).toBe('day-closed')
    await clean()
  })
})

describe('lists and reports', () => {
  it('an end of day adds up the branch with its shifts and what was sold outside of them', async () => {
    await sell(owner, 4_000)
    const { id } = (await open(lan)).data
    await sell(lan, 6_000)
    await close(lan, id, 506_000)
    const { data } = await owner.get('shift/day')
    expect(data).toMatchObject({
      outsideCount: 1,
      report: { billCount: 2, payable: 10_000, cash: 10_000 },
      funds: [{ kind: 'CASH', flow: { sales: 10_000 } }],
      shifts: [{ id, billCount: 1, difference: 0 }],
    })
    expect((await owner.get('shift/day?day=2020-01-01')).data).toMatchObject({ report: { billCount: 0 }, shifts: [] })
  })

  it('an end of day names the goods with what came back of them, and who sold them', async () => {
    await sell(owner, 4_000)
    const bill = (await sell(lan, 6_000)).data
    const back = await owner.post('sale-return', {
      billId: bill.id,
      reason: 'CHANGED_MIND',
      items: [{ billItemId: bill.items[0].id, quantity: 1 }],
      payments: [{ method: 'CASH', amount: 1_000 }],
    })
    expect(back.status, JSON.stringify(back.body)).toBe(201)
    const { productId } = bill.items[0]
    const { data } = await owner.get('shift/day')
    const goods = data.goods.filter((one: { productId: string }) => one.productId === productId)
    expect(goods).toMatchObject([{ returned: 1, amount: expect.any(Number), units: expect.any(Array) }])
    expect(data.goodsCount).toBe(data.goods.length)
    expect(data.goods.reduce((sum: number, one: { amount: number }) => sum + one.amount, 0)).toBe(9_000)
    expect(data.sellers).toMatchObject([
      { sellerId: lan.profile.id, billCount: 1, amount: 6_000, returned: 1_000 },
      { sellerId: owner.profile.id, billCount: 1, amount: 4_000, returned: 0 },
    ])
  })

  it('finds shifts by holder, state and difference, and gives them as a file', async () => {
    const { id } = (await open(lan)).data
    await close(lan, id, 499_000, { reason: 'Thiếu' })
    const { data: second } = await open(owner)
    const found = async (query: string) =>
      (await owner.get(`shift?${query}`)).data.items.map((row: { id: string }) => row.id)
    expect(await found('')).toEqual([second.id, id])
    expect(await found('status=OPEN')).toEqual([second.id])
    expect(await found('differs=1')).toEqual([id])
    expect(await found(`heldBy=${lan.profile.id}`)).toEqual([id])
    expect(await found('keyword=ca000001')).toEqual([id])
    expect((await lan.get('shift')).data.totalItem).toBe(1)
  })
})
