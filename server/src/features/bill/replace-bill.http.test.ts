import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../../../test/app.ts'
import { addBranch, addEmployee, inStore, someCustomer } from '../../../test/factories.ts'
import { setPoints } from '../../../test/set-points.ts'
import { type Shelved, shelve } from '../../../test/shelf.ts'
import { shopWithBooks } from '../../../test/shop-of-file.ts'
import { turnSwitch } from '../../../test/turn-switch.ts'

const shop = await shopWithBooks()
let owner: Person
let lan: Person
let goods: Shelved
beforeAll(async () => {
  owner = await shop.registerStore()
  lan = await addEmployee(shop, owner, { fullName: 'Lan' })
  await setPoints(owner)
  await turnSwitch(owner, 'promoteMedicines', true)
})
beforeEach(async () => {
  goods = await shelve(shop, owner, [{ quantity: 100, value: 60_000 }])
})

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

const line = (quantity: number, more: object = {}) => ({
  productId: goods.id,
  unitId: goods.units.Viên,
  quantity,
  ...more,
})
const cash = (amount: number) => [{ method: 'CASH', amount }]
const owe = (amount: number) => [{ method: 'DEBT', amount }]

async function sell(quantity: number, more: object = {}, person = owner): Promise<Json> {
  const sold = await person.post('bill', { items: [line(quantity)], payments: cash(quantity * 1_000), ...more })
  expect(sold.status, JSON.stringify(sold.body)).toBe(201)
  return sold.data
}
const replace = (id: string, bill: object, person = owner, more: object = {}) =>
  person.post(`bill/${id}/replace`, { reason: 'Bấm nhầm số lượng', bill, ...more })

const read = <Row>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  inStore(shop, owner.profile.store.id, query => query(sql, [owner.profile.store.id, ...values])) as Promise<Row[]>

/** All that a sale of the goods to a customer moves. */
async function balances(customerId?: string) {
  return {
    stock: await read(
      'select lot_id, quantity, value from stock where store_id = $1 and product_id = $2 order by lot_id',
      [goods.id],
    ),
    funds: await read('select id, balance from cash_account where store_id = $1 order by id'),
    customer: await read('select debt, points from customer where store_id = $1 and id = $2', [
      customerId ?? owner.profile.id,
    ]),
    codes: await read('select code, state from voucher_code where store_id = $1 order by code'),
    limits: await read('select id, used_count, used_amount from discount where store_id = $1 order by id'),
    total: (({ count, payable, paid, debt, discountAmount, profit }) => ({
      count,
      payable,
      paid,
      debt,
      discountAmount,
      profit,
    }))((await owner.get('bill/total')).data),
  }
}

describe('a bill that is replaced', () => {
  it('is struck for one that keeps when, by whom and for what it was sold', async () => {
    const sold = await sell(5, {}, lan)
    await read('update product_unit set price = 1500 where store_id = $1 and id = $2', [goods.units.Viên])
    const done = await replace(sold.id, { items: [line(3)], payments: cash(3_000) })
    expect(done.status, JSON.stringify(done.body)).toBe(201)
    expect(done.data).toMatchObject({
      soldAt: sold.soldAt,
      businessDay: sold.businessDay,
      sellerName: 'Lan',
      payable: 3_000,
      replaces: { id: sold.id, code: sold.code },
      replacedBy: null,
    })
    expect(done.data.code).not.toBe(sold.code)
    expect((await owner.get(`bill/${sold.id}`)).data).toMatchObject({
      status: 'CANCELLED',
      cancelReason: 'Bấm nhầm số lượng',
      replacedBy: { id: done.data.id, code: done.data.code },
    })
    const listed = (await owner.get('bill?limit=10')).data.items.filter((bill: Json) =>
      [sold.id, done.data.id].includes(bill.id),
    )
    expect(listed.map((bill: Json) => [bill.status, bill.replaces?.code, bill.replacedBy?.code])).toEqual([
      ['SUCCEED', sold.code, undefined],
      ['CANCELLED', undefined, done.data.code],
    ])
    const [entry] = (await owner.get(`user_log?action=bill.replace&keyword=${sold.code}`)).data.items
    expect(entry).toMatchObject({ amount: -2_000 })
    expect(JSON.stringify(entry)).toContain(done.data.code)
  })

  it('takes from the lots that it had, also where another one would be first by now', async () => {
    const sold = await sell(5)
    await read('update lot set expiry_date = $2 where store_id = $1 and id = $3', ['2031-01-01', goods.lots[0]])
    const lots = sold.items[0].lots.map(({ lotId, quantity }: Json) => ({ lotId, quantity }))
    const done = await replace(sold.id, { items: [line(5, { lots })], payments: cash(5_000), note: 'Đã đổi ghi chú' })
    expect(done.data.items[0].lots).toMatchObject([{ lotId: goods.lots[0], quantity: 5 }])
  })

  it('a price that was typed by whoever might, asks nobody again; a new one does', async () => {
    const manager = await addEmployee(shop, owner, {
      grants: [
        { model: 'sale', action: 'create' },
        { model: 'bill', action: 'read' },
        { model: 'bill', action: 'update' },
        { model: 'bill', action: 'delete' },
      ],
    })
    const sold = await sell(5, { items: [line(5, { price: 900 })], payments: cash(4_500) })
    const other = await replace(sold.id, { items: [line(4, { price: 800 })], payments: cash(3_200) }, manager)
    expect(other.body.error).toBe('sale-price-right-missing')
    const same = await replace(sold.id, { items: [line(4, { price: 900 })], payments: cash(3_600) }, manager)
    expect(same.data).toMatchObject({
      payable: 3_600,
      items: [{ price: 900, listPrice: 1_000, priceSource: 'MANUAL' }],
    })
  })

  it('keeps its prescription under the code of the paper', async () => {
    const prescription = { code: 'GIAY-1', patientName: 'Bùi Thị Hoa', doctorName: 'BS Long' }
    const sold = await sell(5, { prescription })
    expect((await replace(sold.id, { items: [line(2)], payments: cash(2_000) })).data).toMatchObject({
      prescriptionCode: 'GIAY-1',
      prescription: { patientName: 'Bùi Thị Hoa', doctorName: 'BS Long' },
    })
  })

  it('moves what was paid of its debt to the new debt, and leaves what is over as credit', async () => {
    const customer = await someCustomer(owner)
    const sold = await sell(5, { customerId: customer.id, payments: owe(5_000) })
    const paid = await owner.post('debt/collect', {
      customerId: customer.id,
      amount: 4_000,
      method: 'CASH',
    })
    expect(paid.status, JSON.stringify(paid.body)).toBe(201)
    const done = await replace(sold.id, { customerId: customer.id, items: [line(3)], payments: owe(3_000) })
    expect(done.status, JSON.stringify(done.body)).toBe(201)
    expect((await owner.get(`customer/${customer.id}`)).data.debt).toBe(-1_000)
    expect(
      await read(
        'select amount from debt_allocation a where store_id = $1 and debt_entry_id in (select id from debt_entry where document_id = $2)',
        [done.data.id],
      ),
    ).toEqual([{ amount: 3_000 }])
  })

  it('needs no money in the drawer that comes in again, and some for what goes out', async () => {
    const sold = await sell(5)
    await turnSwitch(owner, 'fundMayBeNegative', false)
    const [drawer] = (await owner.get('cash-account')).data
    const kind = (await owner.get('voucher/kind')).data.find((one: Json) => one.direction === 'OUT')
    const toSafe = { direction: 'OUT', kindId: kind.id, accountId: drawer.id, amount: drawer.balance }
    expect((await owner.post('voucher', toSafe)).status).toBe(201)
    expect((await replace(sold.id, { items: [line(4)], payments: cash(4_000) })).body.error).toBe('fund-short')
    expect((await replace(sold.id, { items: [line(5)], payments: cash(5_000) })).status).toBe(201)
    await turnSwitch(owner, 'fundMayBeNegative', true)
  })

  it('asks before points that it gave and that were spent make a customer owe points', async () => {
    const customer = await someCustomer(owner)
    const of = { customerId: customer.id }
    const sold = await sell(50, of)
    const { points } = (await owner.get(`customer/${customer.id}`)).data
    expect(points).toBeGreaterThan(1)
    const spent = await owner.post('point/adjust', { customerId: customer.id, amount: -points, reason: 'Đổi quà' })
    expect(spent.status, JSON.stringify(spent.body)).toBeLessThan(300)
    const asked = { ...of, items: [line(1)], payments: cash(1_000) }
    expect((await replace(sold.id, asked)).body).toMatchObject({ error: 'earned-points-spent' })
    expect((await replace(sold.id, asked, owner, { acceptsSpentPoints: true })).status).toBe(201)
  })
})

describe('a bill replaced by the same', () => {
  it('changes no balance, whatever it sold and however it was paid', async () => {
    const customer = await someCustomer(owner)
    const discount = { name: 'Giảm 100', level: 'ORDER', effect: 'MONEY', rules: [{ value: 100 }], maxUses: 1_000 }
    expect((await owner.post('discount', discount)).status).toBe(201)
    const asked = fc.record({
      quantity: fc.integer({ min: 1, max: 60 }),
      unit: fc.constantFrom('Viên', 'Vỉ'),
      typed: fc.option(fc.integer({ min: 1, max: 20_000 }), { nil: undefined }),
      off: fc.option(fc.integer({ min: 1, max: 400 }), { nil: undefined }),
      owes: fc.boolean(),
      named: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(asked, async ({ quantity, unit, typed, off, owes, named }) => {
        goods = await shelve(shop, owner, [
          { quantity: 37, value: 20_011 },
          { quantity: 1_000, value: 700_003, expiryDate: '2031-06-30' },
        ])
        const body: Json = {
          ...((named || owes) && { customerId: customer.id }),
          items: [
            {
              productId: goods.id,
              unitId: goods.units[unit],
              quantity,
              ...(typed !== undefined && { price: typed }),
              ...(off !== undefined && typed === undefined && { discount: { unit: 2, value: off } }),
            },
          ],
          payments: owes ? [] : cash(100_000_000),
        }
        if (owes) {
          const short = await owner.post('bill', body)
          body.payments = owe(short.body.details?.missing ?? short.body.details?.payable ?? 0).filter(
            one => one.amount > 0,
          )
        }
        const sold = await owner.post('bill', body)
        expect(sold.status, JSON.stringify(sold.body)).toBe(201)
        const before = await balances(customer.id)
        const done = await replace(sold.data.id, body)
        expect(done.status, JSON.stringify(done.body)).toBe(201)
        expect(await balances(customer.id)).toEqual(before)
        expect(done.data.items[0].lots).toEqual(sold.data.items[0].lots)
      }),
      { numRuns: 12 },
    )
    for (const one of (await owner.get('discount')).data.items)
      await owner.delete(`discount/${one.id}`, { version: one.version })
  })

  it('takes its code again, which is used once', async () => {
    const promotion = {
      name: 'Phiếu 100',
      level: 'ORDER',
      effect: 'MONEY',
      rules: [{ value: 100 }],
      codeKind: 'SINGLE',
    }
    const { id } = (await owner.post('discount', promotion)).data
    await owner.post(`discount/${id}/code`, { prefix: 'TET', count: 1, expiresOn: null, isIssued: true })
    const [{ code }] = (await owner.get(`discount/code?discountId=${id}`)).data.items
    const sold = await sell(5, { codes: [code] })
    expect(sold.payable).toBe(4_900)
    const before = await balances()
    const done = await replace(sold.id, { items: [line(5)], payments: cash(5_000), codes: [code] })
    expect(done.data).toMatchObject({ payable: 4_900, discounts: [{ voucherCode: code }] })
    expect(await balances()).toEqual(before)
  })
})

describe('what is not replaced', () => {
  it('is a bill with a return, a cancelled one, one of a closed day, and one of another branch', async () => {
    const other = { items: [line(1)], payments: cash(1_000) }
    const returned = await sell(5)
    await owner.post('sale-return', {
      billId: returned.id,
      reason: 'CHANGED_MIND',
      items: [{ billItemId: returned.items[0].id, quantity: 1 }],
      payments: cash(1_000),
    })
    expect((await replace(returned.id, other)).body.message).toMatch(/không sửa được: đã có phiếu trả TH/)
    const cancelled = await sell(5)
    await owner.post(`bill/${cancelled.id}/cancel`, { reason: 'Nhầm' })
    expect((await replace(cancelled.id, other)).body).toMatchObject({ error: 'bill-not-replaceable' })
    const elsewhere = await sell(1)
    const branchId = await addBranch(shop, owner)
    const stranger = await addEmployee(shop, owner, { branchIds: [branchId] })
    expect((await replace(elsewhere.id, other, stranger)).status).toBeGreaterThanOrEqual(403)
    const closed = await sell(1)
    await read(`update branch set days_closed_through = $2 where store_id = $1 and id = $3`, [
      closed.businessDay,
      closed.branchId,
    ])
    expect((await replace(closed.id, other)).body.message).toMatch(/đã khóa sổ/)
    await read(`update branch set days_closed_through = null where store_id = $1`)
  })

  it('needs the rights to edit and to cancel; refused, nothing is done', async () => {
    const editor = await addEmployee(shop, owner, {
      grants: [
        { model: 'sale', action: 'create' },
        { model: 'bill', action: 'update' },
      ],
    })
    const sold = await sell(5)
    const before = await balances()
    expect((await replace(sold.id, { items: [line(1)], payments: cash(1_000) }, editor)).body).toMatchObject({
      error: 'forbidden',
      details: { model: 'bill', action: 'delete' },
    })
    expect((await replace(sold.id, { items: [line(1_000)], payments: cash(1_000_000) })).body.error).toBe('stock-short')
    expect(await balances()).toEqual(before)
  })
})

describe('two at once', () => {
  it('replace one bill once', async () => {
    const sold = await sell(5)
    const replies = await Promise.all(
      [1, 2, 3].map(quantity => replace(sold.id, { items: [line(quantity)], payments: cash(quantity * 1_000) })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  })

  it('replace it, or take its goods back', async () => {
    for (let round = 0; round < 4; round++) {
      const sold = await sell(5)
      const [replaced, back] = await Promise.all([
        replace(sold.id, { items: [line(2)], payments: cash(2_000) }),
        owner.post('sale-return', {
          billId: sold.id,
          reason: 'CHANGED_MIND',
          items: [{ billItemId: sold.items[0].id, quantity: 1 }],
          payments: cash(1_000),
        }),
      ])
      expect([replaced.status, back.status].sort()).toEqual([201, 409])
    }
  })

  it('replace bills of the same goods and customers in whichever order', async () => {
    const second = await shelve(shop, owner, [{ quantity: 100 }])
    const [a, b] = [await someCustomer(owner), await someCustomer(owner)]
    const both = [line(1), { productId: second.id, unitId: second.units.Viên, quantity: 1 }]
    const bills = await Promise.all(
      [a, b, a, b].map((customer, at) =>
        sell(1, { customerId: customer.id, items: at % 2 ? both : both.toReversed(), payments: cash(2_000) }),
      ),
    )
    const replies = await Promise.all(
      bills.map((bill, at) =>
        replace(bill.id, {
          customerId: (at % 2 ? a : b).id,
          items: at % 2 ? both.toReversed() : both,
          payments: cash(2_000),
        }),
      ),
    )
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  })
})

describe('who sold a bill', () => {
  it('is corrected with the sums of the day; somebody who does not work there is none', async () => {
    const sold = await sell(7)
    const of = async (person: Person) => (await owner.get(`bill/total?sellerId=${person.profile.id}`)).data.payable
    const [before, hers] = [await of(owner), await of(lan)]
    const stranger = await addEmployee(shop, owner, { branchIds: [await addBranch(shop, owner, 'Chi nhánh 3')] })
    const elsewhere = await owner.patch(`bill/${sold.id}`, { version: sold.version, sellerId: stranger.profile.id })
    expect(elsewhere.body).toMatchObject({ error: 'seller-elsewhere', issues: [{ path: 'sellerId' }] })
    const done = await owner.patch(`bill/${sold.id}`, { version: sold.version, sellerId: lan.profile.id })
    expect(done.data).toMatchObject({ sellerName: 'Lan', sellerId: lan.profile.id })
    expect([await of(owner), await of(lan)]).toEqual([before - 7_000, hers + 7_000])
    const [entry] = (await owner.get(`user_log?action=bill.update&keyword=${sold.code}`)).data.items
    expect(JSON.stringify(entry)).toContain('Lan')
  })
})

describe('a bill of an order', () => {
  const orderOf = async (quantity: number, deposit: number): Promise<Json> => {
    const customer = await someCustomer(owner)
    const made = await owner.post('order', {
      status: 'SUCCEED',
      customerId: customer.id,
      items: [line(quantity, { price: 777 })],
      deposit: { payments: cash(deposit) },
    })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    return made.data
  }
  const taken = (order: Json, quantity: number, paid: number) => ({
    customerId: order.customerId,
    items: [line(quantity, { orderItemId: order.items[0].id })],
    payments: paid > 0 ? cash(paid) : [],
  })
  const handOut = async (order: Json, quantity: number, paid: number): Promise<Json> => {
    const sold = await owner.post('bill', { orderId: order.id, ...taken(order, quantity, paid) })
    expect(sold.status, JSON.stringify(sold.body)).toBe(201)
    return sold.data
  }
  const state = async ({ id, customerId }: Json) => {
    const { progress, deposit, items } = (await owner.get(`order/${id}`)).data
    const reserved = await read('select reserved, on_hand from product_stock where store_id = $1 and product_id = $2', [
      goods.id,
    ])
    return { progress, deposit, items, reserved, ...(await balances(customerId)) }
  }

  it('is replaced in one step: its order keeps price, goods and deposit', async () => {
    const order = await orderOf(10, 5_000)
    const first = await handOut(order, 4, 0)
    expect(first).toMatchObject({ payable: 3_108, depositUsed: 3_108 })
    const before = await state(order)
    const same = await replace(first.id, taken(order, 4, 0))
    expect(same.data, JSON.stringify(same.body)).toMatchObject({ depositUsed: 3_108, order: { id: order.id } })
    expect(await state(order)).toEqual(before)
    const more = await replace(same.data.id, taken(order, 10, 2_770))
    expect(more.data, JSON.stringify(more.body)).toMatchObject({ payable: 7_770, depositUsed: 5_000, paid: 7_770 })
    expect(await state(order)).toMatchObject({ progress: 'DONE', deposit: 0, reserved: [{ reserved: 0 }] })
    const over = await replace(more.data.id, taken(order, 11, 0))
    expect(over.body.error).toBe('order-over-billed')
    const less = await replace(more.data.id, taken(order, 1, 0))
    expect(less.data).toMatchObject({ payable: 777, depositUsed: 777 })
    expect(await state(order)).toMatchObject({
      progress: 'PARTIAL',
      deposit: 4_223,
      items: [{ billedBase: 1, held: 9 }],
    })
    const beside = await replace(less.data.id, { ...taken(order, 2, 0), items: [...taken(order, 2, 0).items, line(1)] })
    expect(beside.data, JSON.stringify(beside.body)).toMatchObject({ payable: 2_554, depositUsed: 2_554 })
  })

  it('stays where its order has ended, and of two who replace it one does', async () => {
    const order = await orderOf(10, 5_000)
    const first = await handOut(order, 4, 0)
    const both = await Promise.all([replace(first.id, taken(order, 3, 0)), replace(first.id, taken(order, 5, 0))])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    const { data } = both.find(({ status }) => status === 201)!
    await owner.post(`order/${order.id}/close`, { reason: 'Đủ', deposit: 'REFUND' })
    const late = await replace(data.id, taken(order, 2, 0))
    expect(late.body).toMatchObject({ error: 'bill-not-replaceable' })
    expect(late.body.message).toContain('đã kết thúc, hãy hủy hóa đơn rồi bán lại')
  })
})

describe('a bill that is too old', () => {
  it('is not replaced any more where the store says within how many days, and can be cancelled still', async () => {
    const soldAt = new Date(Date.now() - 4 * 24 * 3600_000).toISOString()
    const sold = await sell(2, { soldAt })
    const asItIs = { items: [line(2)], payments: cash(2_000) }
    await turnSwitch(owner, 'replaceBillDays', 3)
    expect((await owner.get(`bill/${sold.id}`)).data).toMatchObject({ pastReplacing: { days: 3 } })
    const late = await replace(sold.id, asItIs)
    expect(late).toMatchObject({ status: 409, body: { error: 'bill-past-replacing', details: { days: 3 } } })
    expect(late.body.message).toContain('trong 3 ngày sau ngày bán')
    expect((await owner.get(`bill/${sold.id}`)).data.status).toBe('SUCCEED')
    const fresh = await sell(2)
    expect((await owner.get(`bill/${fresh.id}`)).data).not.toHaveProperty('pastReplacing')
    await turnSwitch(owner, 'replaceBillDays', 0)
    expect((await replace(fresh.id, asItIs)).status).toBe(201)
    await turnSwitch(owner, 'replaceBillDays', 4)
    const again = await replace(sold.id, asItIs)
    expect(again.status, JSON.stringify(again.body)).toBe(201)
    await turnSwitch(owner, 'replaceBillDays', null)
  })
})
