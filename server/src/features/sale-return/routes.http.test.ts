import { beforeEach, describe, expect, it } from 'vitest'
import { type Person, testPassword } from '../../../test/app.ts'
import { addBranch, addEmployee, someCustomer } from '../../../test/factories.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'
import { setPoints } from '../../../test/set-points.ts'
import { type ShelfLot, type Shelved, shelve } from '../../../test/shelf.ts'
import { shopWithBooks } from '../../../test/shop-of-file.ts'
import { newId } from '../../db/new-id.ts'

const shop = await shopWithBooks()
let owner: Person
beforeEach(async () => {
  owner = await shop.registerStore()
})

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

interface Sold {
  goods: Shelved
  bill: Json
  line: string
}

/** A bill of `quantity` tablets at 1.000đ. */
async function sold(
  quantity: number,
  more: object = {},
  lots: ShelfLot[] = [{ quantity: 1_000 }],
  about: object = {},
): Promise<Sold> {
  const goods = await shelve(shop, owner, lots, about)
  const bill = await owner.post('bill', {
    items: [{ productId: goods.id, unitId: goods.units.Viên, quantity }],
    payments: [{ method: 'CASH', amount: quantity * 1_000 }],
    ...more,
  })
  expect(bill.status, JSON.stringify(bill.body)).toBe(201)
  return { goods, bill: bill.data, line: bill.data.items[0].id }
}

const cash = (amount: number) => (amount > 0 ? [{ method: 'CASH', amount }] : [])
const giveBack = (person: Person, { bill, line }: Sold, quantity: number, refund: number, more: object = {}) =>
  person.post('sale-return', {
    billId: bill.id,
    reason: 'CHANGED_MIND',
    items: [{ billItemId: line, quantity }],
    payments: cash(refund),
    ...more,
  })
const shelves = async (goods: Shelved) => {
  const { rows } = await shop.database.owner.query(
    'select bucket, quantity, value from stock where lot_id = any($1::uuid[]) order by bucket desc, lot_id',
    [goods.lots],
  )
  return rows.map(row => [row.bucket, Number(row.quantity), Number(row.value)])
}
async function setting(key: string, value: unknown) {
  const { items } = (await owner.get('setting')).data
  const { version } = items.find((item: Json) => item.key === key)
  expect((await owner.patch('setting', { key, value, version })).status).toBe(200)
}

describe('goods that come back', () => {
  it('go to quarantine with the value that they left with, and the money back to the customer', async () => {
    const sale = await sold(10)
    const seen = await owner.get(`bill/${sale.bill.id}/returnable`)
    expect(seen.data).toMatchObject({
      code: 'HD000001',
      paidBy: ['CASH'],
      owed: 0,
      items: [{ sold: 10, returned: 0, left: 10, leftNet: 10_000, restock: 'RIGHT', asksIntact: true }],
    })
    const ask = { billId: sale.bill.id, reason: 'CHANGED_MIND', items: [{ billItemId: sale.line, quantity: 3 }] }
    expect((await owner.post('sale-return/preview', ask)).data).toMatchObject({ goodsAmount: 3_000, rest: 3_000 })
    const back = await giveBack(owner, sale, 3, 3_000, { note: 'Khách mua nhầm' })
    expect(back).toMatchObject({
      status: 201,
      data: {
        code: 'TH000001',
        billCode: 'HD000001',
        refundable: 3_000,
        refunded: 3_000,
        cost: 1_800,
        items: [{ quantity: 3, net: 3_000, lots: [{ bucket: 'quarantine', quantity: 3 }] }],
        payments: [{ method: 'CASH', amount: 3_000 }],
      },
    })
    expect(await shelves(sale.goods)).toEqual([
      ['sellable', 990, 594_000],
      ['quarantine', 3, 1_800],
    ])
    expect((await owner.get(`bill/${sale.bill.id}/returnable`)).data).toMatchObject({
      items: [{ left: 7, leftNet: 7_000 }],
      returns: [{ code: 'TH000001' }],
    })
    expect((await owner.get('sale-return')).data.items).toMatchObject([{ code: 'TH000001', itemCount: 1 }])
    expect((await owner.get('sale-return/total')).data).toMatchObject({ count: 1, refundable: 3_000 })
    expect((await owner.post(`bill/${sale.bill.id}/cancel`, { reason: 'Nhầm' }, key())).body).toMatchObject({
      code: 409,
      error: 'bill-has-return',
      message: 'Hóa đơn đã có phiếu trả TH000001. Hủy phiếu trả trước.',
    })
  })

  it('go back to the shelf where that is allowed and somebody says that they are whole', async () => {
    const sale = await sold(10)
    const item = { billItemId: sale.line, quantity: 4, restock: true }
    const bare = await giveBack(owner, sale, 4, 4_000, { items: [item] })
    expect(bare.body).toMatchObject({ error: 'intact-not-confirmed', issues: [{ path: 'items.0.restock' }] })
    const lan = await addEmployee(shop, owner)
    const whole = { items: [{ ...item, isIntact: true }] }
    expect((await giveBack(lan, sale, 4, 4_000, whole)).body).toMatchObject({
      code: 403,
      error: 'restock-not-allowed',
      details: { model: 'return', action: 'update' },
    })
    expect((await giveBack(owner, sale, 4, 4_000, whole)).status).toBe(201)
    expect(await shelves(sale.goods)).toEqual([['sellable', 994, 596_400]])
  })

  it('never more than were sold, in any unit, and not twice', async () => {
    const sale = await sold(25)
    const id = newId()
    const box = { id, items: [{ billItemId: sale.line, unitId: sale.goods.units.Vỉ, quantity: 2 }] }
    const first = await giveBack(owner, sale, 2, 20_000, box)
    expect(first).toMatchObject({ status: 201, data: { items: [{ baseQuantity: 20, net: 20_000 }] } })
    expect((await giveBack(owner, sale, 2, 20_000, box)).data.code).toBe(first.data.code)
    expect((await giveBack(owner, sale, 1, 20_000, { ...box, note: 'Khác' })).body.error).toBe('idempotency-conflict')
    expect((await giveBack(owner, sale, 6, 6_000)).body).toMatchObject({
      error: 'return-over-sold',
      message: `${sale.goods.name}: đã bán 2 vỉ 5 viên, đã trả 2 vỉ, chỉ còn trả được 5 viên.`,
      issues: [{ path: 'items.0.quantity' }],
    })
    const twice = [3, 3].map(quantity => ({ billItemId: sale.line, quantity }))
    expect((await giveBack(owner, sale, 0, 6_000, { items: twice })).body.issues).toMatchObject([
      { path: 'items.1.quantity' },
    ])
    expect((await giveBack(owner, sale, 5, 5_000)).status).toBe(201)
  })

  it('of several lots name theirs, and go into no lot more than it gave', async () => {
    const lots = [
      { number: 'A1', quantity: 6, value: 3_000, expiryDate: '2029-01-31' },
      { number: 'B2', quantity: 100, value: 70_000, expiryDate: '2030-01-31' },
    ]
    const sale = await sold(10, {}, lots)
    expect((await giveBack(owner, sale, 3, 3_000)).body).toMatchObject({
      error: 'return-lot-needed',
      issues: [{ path: 'items.0.lots' }],
    })
    const named = (quantity: number, lot: number) => ({
      items: [{ billItemId: sale.line, quantity, lots: [{ lotId: sale.goods.lots[lot], quantity }] }],
    })
    expect((await giveBack(owner, sale, 5, 5_000, named(5, 1))).body.error).toBe('return-lot-over')
    expect((await giveBack(owner, sale, 4, 4_000, named(4, 1))).status).toBe(201)
    // One lot is left: nobody is asked.
    expect((await giveBack(owner, sale, 2, 2_000)).data.items[0].lots).toMatchObject([{ lotNumber: 'A1', quantity: 2 }])
  })

  it('at another branch of the person are in its stock and paid from its drawer', async () => {
    const sale = await sold(10)
    const branchId = await addBranch(shop, owner)
    const back = await giveBack(owner, sale, 10, 10_000, { branchId })
    expect(back).toMatchObject({ status: 201, data: { branchId } })
    const stranger = await addEmployee(shop, owner, { branchIds: [branchId] })
    expect((await giveBack(stranger, sale, 1, 1_000)).status).toBe(404)
  })
})

describe('what comes back to the customer', () => {
  it('is less what they owe of this bill, and the rest in cash or on their account, to the đồng', async () => {
    const customer = await someCustomer(owner)
    const payments = [...cash(4_000), { method: 'DEBT', amount: 6_000 }]
    const sale = await sold(10, { customerId: customer.id, payments })
    const first = await giveBack(owner, sale, 4, 0)
    expect(first.data).toMatchObject({ refundable: 4_000, debtReduced: 4_000, refunded: 0 })
    expect((await owner.get(`debt/open?partnerKind=customer&partnerId=${customer.id}`)).data).toMatchObject([
      { documentCode: 'HD000001', remaining: 2_000 },
    ])
    const wrong = await giveBack(owner, sale, 6, 6_000)
    expect(wrong.body).toMatchObject({
      error: 'refund-mismatch',
      message: 'Phải trả khách đúng 4.000đ; đang ghi 6.000đ.',
    })
    const changed = await giveBack(owner, sale, 6, 4_000, { expectedRefund: 6_000 })
    expect(changed.body).toMatchObject({ code: 409, error: 'refund-changed', details: { refund: 4_000 } })
    const credited = [...cash(1_000), { method: 'DEBT', amount: 3_000 }]
    const second = await giveBack(owner, sale, 6, 0, { payments: credited, expectedRefund: 4_000 })
    expect(second.data).toMatchObject({ debtReduced: 2_000, refunded: 1_000, credited: 3_000 })
    expect((await owner.get(`customer/${customer.id}`)).data.debt).toBe(-3_000)
    const undone = await owner.post(`sale-return/${second.data.id}/cancel`, { reason: 'Nhầm' }, key())
    expect(undone.data).toMatchObject({ status: 'CANCELLED', cancelReason: 'Nhầm' })
    expect((await owner.get(`customer/${customer.id}`)).data.debt).toBe(2_000)
    expect((await owner.get(`bill/${sale.bill.id}/returnable`)).data).toMatchObject({
      owed: 2_000,
      items: [{ left: 6 }],
    })
    expect((await owner.post(`sale-return/${second.data.id}/cancel`, { reason: 'Nhầm' }, key())).body.error).toBe(
      'already-cancelled',
    )
    const anonymous = await sold(2)
    const onAccount = [{ method: 'DEBT', amount: 1_000 }]
    expect((await giveBack(owner, anonymous, 1, 0, { payments: onAccount })).body.error).toBe(
      'refund-credit-needs-customer',
    )
  })

  it('is what was paid: shares of discounts stay, and the parts of any split add up', async () => {
    const sale = await sold(7, { discount: { unit: 2, value: 1_000 }, payments: cash(6_000) })
    const nets: number[] = []
    for (let i = 0; i < 7; i++) {
      const { data } = await owner.post('sale-return/preview', {
        billId: sale.bill.id,
        reason: 'OTHER',
        items: [{ billItemId: sale.line, quantity: 1 }],
      })
      const back = await giveBack(owner, sale, 1, data.restInCash)
      expect(back.data.items[0]).toMatchObject({ gross: data.items[0].gross, discount: data.items[0].discount })
      nets.push(back.data.refundable)
    }
    expect(nets).toEqual([857, 857, 857, 858, 857, 857, 857])
    expect(nets.reduce((sum, net) => sum + net, 0)).toBe(6_000)
  })

  it('is less a fee; a lower one than usual, much cash, or cash for a transfer is for who may allow it', async () => {
    await setting('returnFee', 1_000)
    await setting('cashRefundLimit', 5_000)
    const lan = await addEmployee(shop, owner)
    const sale = await sold(10)
    expect((await giveBack(lan, sale, 5, 4_500)).data).toMatchObject({ fee: 500, refundable: 4_500 })
    const free = { fee: { unit: 2, value: 0 } }
    expect((await giveBack(lan, sale, 5, 5_000, free)).body).toMatchObject({ code: 403, error: 'fee-below-usual' })
    expect((await giveBack(lan, sale, 5, 0, { fee: { unit: 2, value: 5_001 } })).body.error).toBe('fee-over-goods')
    expect((await giveBack(owner, sale, 5, 5_000, free)).data).toMatchObject({ fee: 0, refunded: 5_000 })
    const large = await sold(10)
    expect((await giveBack(lan, large, 10, 9_000)).body).toMatchObject({ code: 403, error: 'refund-over-cash-limit' })
    await owner.post('cash-account', { name: 'Vietcombank' })
    const transferred = await sold(10, { payments: [{ method: 'BANK', amount: 8_000 }, ...cash(2_000)] })
    expect((await giveBack(lan, transferred, 3, 2_700)).body).toMatchObject({ code: 403, error: 'cash-for-transfer' })
    const byBank = [{ method: 'BANK', amount: 2_700 }]
    expect((await giveBack(lan, transferred, 3, 0, { payments: byBank })).status).toBe(201)
  })

  it('is rounded like the sale where it is cash, and all of it together is what was paid', async () => {
    await setting('roundCash', 1_000)
    const sale = await sold(9, { discount: { unit: 2, value: 1_400 }, payments: cash(8_000) })
    expect(sale.bill).toMatchObject({ payable: 7_600, cashRounding: 400 })
    const first = await giveBack(owner, sale, 2, 2_000)
    expect(first.data).toMatchObject({ refundable: 1_689, cashRounding: 311, refunded: 2_000 })
    const rest = await giveBack(owner, sale, 7, 6_000)
    expect(rest.data).toMatchObject({ billRounding: 89, refundable: 6_000, cashRounding: 0, refunded: 6_000 })
  })

  it('after the time for it is told, or refused to who may not allow it', async () => {
    await setting('returnDays', 7)
    const sale = await sold(10, { soldAt: new Date(Date.now() - 10 * 86_400_000).toISOString() })
    const lan = await addEmployee(shop, owner)
    expect((await giveBack(lan, sale, 1, 1_000)).data).toMatchObject({ daysLate: 3 })
    await setting('blockLateReturns', true)
    expect((await giveBack(lan, sale, 1, 1_000)).body).toMatchObject({ code: 403, error: 'return-too-late' })
    expect((await owner.get(`bill/${sale.bill.id}/returnable`)).data).toMatchObject({ daysLate: 3, isTooLate: true })
    expect((await giveBack(owner, sale, 1, 1_000)).status).toBe(201)
  })
})

it('is found by the code of the bill, the goods, the customer or the lot', async () => {
  const customer = await someCustomer(owner, { name: 'Võ Thị Sáu Hường' })
  const sale = await sold(10, { customerId: customer.id }, [{ number: 'LX77', quantity: 50 }])
  await shop.database.owner.query('insert into product_search (store_id, id, folded) values ($1, $2, fold($3))', [
    owner.profile.store.id,
    sale.goods.id,
    sale.goods.name,
  ])
  for (const word of ['hd000001', sale.bill.slug, 'sau huong', customer.phone, 'lx77', sale.goods.name]) {
    const found = await owner.get(`sale-return/bill?keyword=${encodeURIComponent(word)}`)
    expect(found.data, word).toMatchObject([{ id: sale.bill.id, goods: sale.goods.name, cameBack: null }])
  }
  const [year, month, day] = sale.bill.businessDay.split('-')
  for (const word of [
    `${day}/${month}`,
    `${day}/${month}/${year}`,
    `sau huong ${day}/${month}`,
    `${sale.goods.name} ${day}/${month}`,
  ]) {
    const found = await owner.get(`sale-return/bill?keyword=${encodeURIComponent(word)}`)
    expect(found.data, word).toMatchObject([{ id: sale.bill.id }])
  }
  expect((await owner.get(`sale-return/bill?keyword=${encodeURIComponent('01/01/2020')}`)).data).toEqual([])
  expect((await owner.get('sale-return/bill')).data).toHaveLength(1)
  expect((await owner.get('sale-return/bill?keyword=HD999999')).data).toEqual([])
})

it('is not cancelled once its goods were sold again, and not after its day was closed', async () => {
  const sale = await sold(10, {}, [{ quantity: 10 }])
  const back = await giveBack(owner, sale, 10, 10_000, {
    items: [{ billItemId: sale.line, quantity: 10, restock: true, isIntact: true }],
  })
  const again = await owner.post('bill', {
    items: [{ productId: sale.goods.id, unitId: sale.goods.units.Viên, quantity: 4 }],
    payments: cash(4_000),
  })
  expect((await owner.post(`sale-return/${back.data.id}/cancel`, { reason: 'Nhầm' }, key())).body).toMatchObject({
    code: 409,
    error: 'return-goods-gone',
    message: 'Lô LO1 chỉ còn 6 viên; hàng trả đã bán lại nên không hủy được phiếu.',
  })
  await owner.post(`bill/${again.data.id}/cancel`, { reason: 'Nhầm' }, key())
  expect((await owner.post(`sale-return/${back.data.id}/cancel`, { reason: 'Nhầm' }, key())).status).toBe(200)
  expect((await owner.post(`bill/${sale.bill.id}/cancel`, { reason: 'Nhầm' }, key())).status).toBe(200)
  expect((await giveBack(owner, sale, 1, 1_000)).body.error).toBe('bill-not-returnable')
})

it('gives points back by what they paid, and takes those back that the goods had earned', async () => {
  await setPoints(owner, { earnPerDong: 1000, dongPerPoint: 100, expiryMonths: 12 })
  const customer = await someCustomer(owner)
  const earning = { type: 2 } // medicines earn no points
  await sold(100, { customerId: customer.id, payments: cash(100_000) }, undefined, earning)
  const sale = await sold(10, { customerId: customer.id, points: 50, payments: cash(5_000) }, undefined, earning)
  const points = async () => (await owner.get(`customer/${customer.id}`)).data.points
  expect(await points()).toBe(55)
  const first = await giveBack(owner, sale, 3, 1_500)
  expect(first.data).toMatchObject({ pointsBack: 15, pointsTaken: 2 })
  const second = await giveBack(owner, sale, 7, 3_500)
  expect(second.data).toMatchObject({ pointsBack: 35, pointsTaken: 3 })
  // All is as before the sale: one lot, of the first bill.
  const ledger = async () => (await owner.get(`point?customerId=${customer.id}`)).data
  expect(await ledger()).toMatchObject({ points: 100, lots: [{ remaining: 100 }] })
  await owner.post(`sale-return/${first.data.id}/cancel`, { reason: 'Nhầm' }, key())
  expect(await ledger()).toMatchObject({ points: 87, available: 87 })
  expect(await ledgerDifferences(shop)).toEqual([])
})

describe('an exchange', () => {
  const newGoods = async (quantity: number, more: object = {}) => {
    const goods = await shelve(shop, owner, [{ quantity: 500 }])
    return { goods, exchange: { items: [{ productId: goods.id, unitId: goods.units.Viên, quantity }], ...more } }
  }

  it('asks for the difference alone, and stands on both documents', async () => {
    const sale = await sold(5)
    const { exchange } = await newGoods(8)
    const ask = {
      billId: sale.bill.id,
      reason: 'WRONG_ITEM',
      items: [{ billItemId: sale.line, quantity: 5 }],
      exchange,
    }
    expect((await owner.post('sale-return/preview', ask)).data).toMatchObject({
      rest: 0,
      exchange: {
        payable: 8_000,
        due: 3_000,
        dueInCash: 3_000,
        items: [{ unitPrice: 1_000, quantity: 8, net: 8_000 }],
      },
    })
    const short = await giveBack(owner, sale, 5, 2_000, { exchange })
    expect(short.body).toMatchObject({ error: 'payment-short', details: { missing: 1_000 } })
    const done = await giveBack(owner, sale, 5, 3_000, { exchange: { ...exchange, expectedPayable: 8_000 } })
    expect(done.data).toMatchObject({ exchangeUsed: 5_000, refunded: 0, exchangeBillCode: 'HD000002', payments: [] })
    const bill = (await owner.get(`bill/${done.data.exchangeBillId}`)).data
    expect(bill).toMatchObject({
      payable: 8_000,
      exchangeUsed: 5_000,
      paid: 8_000,
      payments: [{ method: 'CASH', amount: 3_000 }],
      exchangeReturn: { id: done.data.id, code: done.data.code },
    })
    const first = (await owner.get(`bill/${sale.bill.id}`)).data
    expect(first).not.toHaveProperty('exchangeReturn')
    expect(first.items[0]).toMatchObject({ baseQuantity: 5, returnedBase: 5 })
    expect(bill.items[0]).not.toHaveProperty('returnedBase')
  })

  it('gives the rest back where the new goods cost less, after the debt of the bill', async () => {
    const customer = await someCustomer(owner)
    const payments = [...cash(7_000), { method: 'DEBT', amount: 3_000 }]
    const sale = await sold(10, { customerId: customer.id, payments })
    const { exchange } = await newGoods(4)
    const done = await giveBack(owner, sale, 10, 3_000, { exchange, expectedRefund: 3_000 })
    expect(done.data).toMatchObject({ exchangeUsed: 4_000, debtReduced: 3_000, refunded: 3_000 })
    expect((await owner.get(`bill/${done.data.exchangeBillId}`)).data).toMatchObject({
      customerId: customer.id,
      payments: [],
    })
    expect((await owner.get(`customer/${customer.id}`)).data.debt).toBe(0)
  })

  it('is cancelled as a whole, from the return', async () => {
    const sale = await sold(5)
    const { goods, exchange } = await newGoods(8)
    const done = await giveBack(owner, sale, 5, 3_000, { exchange })
    const alone = await owner.post(`bill/${done.data.exchangeBillId}/cancel`, { reason: 'Nhầm' }, key())
    expect(alone.body).toMatchObject({ code: 409, error: 'exchange-cancel-both' })
    expect((await owner.post(`sale-return/${done.data.id}/cancel`, { reason: 'Nhầm' }, key())).status).toBe(200)
    expect((await owner.get(`bill/${done.data.exchangeBillId}`)).data.status).toBe('CANCELLED')
    expect(await shelves(goods)).toEqual([['sellable', 500, 300_000]])
    expect((await owner.get(`bill/${sale.bill.id}/returnable`)).data.items).toMatchObject([{ left: 5 }])
  })

  it('does nothing by half: goods that are not there leave the return undone too', async () => {
    const sale = await sold(5)
    const { exchange } = await newGoods(501)
    expect((await giveBack(owner, sale, 5, 496_000, { exchange })).body).toMatchObject({
      error: 'stock-short',
      issues: [{ path: 'exchange.items.0.quantity' }],
    })
    expect((await owner.get(`bill/${sale.bill.id}/returnable`)).data.items).toMatchObject([{ left: 5 }])
    const lan = await addEmployee(shop, owner, { grants: [{ model: 'return', action: 'create' }] })
    expect((await giveBack(lan, sale, 5, 0, { exchange })).status).toBe(403)
  })

  it('of the same goods from many tills at once neither stops nor takes more than there is', async () => {
    const goods = await shelve(shop, owner, [{ quantity: 200 }])
    const other = await shelve(shop, owner, [{ quantity: 200 }])
    const sellOne = async (one: Shelved) =>
      (
        await owner.post('bill', {
          items: [{ productId: one.id, unitId: one.units.Viên, quantity: 2 }],
          payments: cash(2_000),
        })
      ).data
    const bills = await Promise.all([goods, other, goods, other].map(sellOne))
    const replies = await Promise.all(
      bills.map((bill, place) => {
        const wanted = place % 2 === 0 ? other : goods
        const exchange = { items: [{ productId: wanted.id, unitId: wanted.units.Viên, quantity: 3 }] }
        return giveBack(owner, { goods, bill, line: bill.items[0].id }, 2, 1_000, { exchange })
      }),
    )
    expect(replies.map(reply => reply.status)).toEqual([201, 201, 201, 201])
  })
})

describe('who allowed a return', () => {
  it('stands on it, in its list and its file; the list tells ways of refund and quarantine too', async () => {
    const pin = '407183'
    await owner.post('auth/pin', { currentPassword: testPassword, pin })
    const clerk = await addEmployee(shop, owner, {
      grants: [
        { model: 'return', action: 'create' },
        { model: 'return', action: 'read' },
      ],
    })
    const { goods, bill } = await sold(10)
    const body = {
      id: newId(),
      billId: bill.id,
      reason: 'CHANGED_MIND',
      items: [{ billItemId: bill.items[0].id, quantity: 2, restock: true, isIntact: true }],
      payments: cash(2_000),
    }
    const refused = await clerk.post('sale-return', body)
    const { model, action, subject } = refused.body.details
    const asked = { employeeId: owner.profile.id, pin, model, action, subject, reason: 'Hộp còn nguyên' }
    const { token } = (await clerk.post('auth/override', asked)).data
    const approved = await clerk.post('sale-return', body, { 'x-override': token })
    expect(approved).toMatchObject({ status: 201, data: { approvedByName: owner.profile.fullName } })
    const own = await giveBack(clerk, { goods, bill, line: bill.items[0].id }, 1, 1_000)
    expect(own.data).toMatchObject({ approvedByName: null })

    const customer = await someCustomer(owner)
    const owing = { customerId: customer.id, payments: [{ method: 'DEBT', amount: 3_000 }] }
    const third = (await giveBack(owner, await sold(3, owing), 1, 0)).data
    const listed = async (query: string) => {
      const found: { id: string }[] = (await owner.get(`sale-return?${query}`)).data.items
      expect((await owner.get(`sale-return/total?${query}`)).data).toMatchObject({ count: found.length })
      return found.map(({ id }) => id)
    }
    expect(await listed('approval=APPROVED')).toEqual([approved.data.id])
    expect(await listed(`approvedBy=${owner.profile.id}`)).toEqual([approved.data.id])
    expect(await listed('approval=OWN')).toEqual([third.id, own.data.id])
    expect(await listed('quarantine=1')).toEqual([third.id, own.data.id])
    expect(await listed('refundedBy=CASH')).toEqual([own.data.id, approved.data.id])
    expect(await listed('refundedBy=DEBT')).toEqual([third.id])
    expect(await listed('refundedBy=BANK')).toEqual([])
  })
})

describe('two at once', () => {
  it('take one unit that is left once', async () => {
    const sale = await sold(3)
    await giveBack(owner, sale, 2, 2_000)
    const replies = await Promise.all(Array.from({ length: 8 }, () => giveBack(owner, sale, 1, 1_000)))
    expect(replies.map(reply => reply.status).sort()).toEqual([201, ...Array(7).fill(422)])
    expect(new Set(replies.flatMap(reply => reply.body.error ?? []))).toEqual(new Set(['return-over-sold']))
  })

  it('return goods and cancel the bill: one of them does it', async () => {
    for (let round = 0; round < 5; round++) {
      const sale = await sold(3)
      const [back, cancelled] = await Promise.all([
        giveBack(owner, sale, 3, 3_000),
        owner.post(`bill/${sale.bill.id}/cancel`, { reason: 'Nhầm' }, key()),
      ])
      expect([back.status, cancelled.status].filter(status => status < 300)).toHaveLength(1)
    }
  })
})

const key = () => ({ 'idempotency-key': newId() })
