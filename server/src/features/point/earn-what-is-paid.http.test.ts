import { earnPaid } from '@quay/domain/point/earn-paid'
import fc from 'fast-check'
import { beforeEach, expect, it } from 'vitest'
import type { Person, Reply } from '../../../test/app.ts'
import { someCustomer } from '../../../test/factories.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'
import { setPoints } from '../../../test/set-points.ts'
import { type Shelved, shelve } from '../../../test/shelf.ts'
import { shopOfFile } from '../../../test/shop-of-file.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

// A bill on credit earns as it is paid, whatever pays it, and loses what is taken back.

const rule = { earnPoints: 1, earnPerDong: 1_000, tierRate: 10_000 }
const shop = await shopOfFile()
let owner: Person
let goods: Shelved
let lan: { id: string }
beforeEach(async () => {
  owner = await shop.registerStore()
  goods = await shelve(shop, owner, [{ quantity: 100_000 }], { type: 2 })
  lan = await someCustomer(owner)
  await setPoints(owner, { earnPerDong: 1_000, earnWhen: 'PAID', expiryMonths: 12 })
})

const made = (reply: Reply): Json => {
  expect([reply.status, reply.body.message]).toEqual([reply.status < 300 ? reply.status : 201, reply.body.message])
  return reply.data
}
/** Sells so many at 1,000, of which so much is paid at once. */
async function sell(quantity: number, paid = 0, customer = lan) {
  const owed = quantity * 1_000 - paid
  const payments = [
    { method: 'CASH', amount: paid },
    { method: 'DEBT', amount: owed },
  ].filter(({ amount }) => amount > 0)
  const items = [{ productId: goods.id, unitId: goods.units.Viên, quantity, price: 1_000 }]
  return made(await owner.post('bill', { customerId: customer.id, items, payments }))
}
const collect = async (amount: number) =>
  made(await owner.post('debt/collect', { customerId: lan.id, amount, method: 'CASH' }))
const points = async ({ id } = lan) => (await owner.get(`point?customerId=${id}`)).data.points
const cancelVoucher = (id: string) => owner.post(`voucher/${id}/cancel`, { reason: 'Thu nhầm' })
const returnOf = (bill: Json, quantity: number, refund = 0) =>
  owner.post('sale-return', {
    billId: bill.id,
    reason: 'OTHER',
    items: [{ billItemId: bill.items[0].id, quantity, restock: false, isIntact: true }],
    payments: refund > 0 ? [{ method: 'CASH', amount: refund }] : [],
  })
const clean = async () => expect(await ledgerDifferences(shop)).toEqual([])

it('at the sale for what was paid, later for each payment, and all of it in the end', async () => {
  const bill = await sell(100, 10_500)
  expect(bill.pointsEarned).toBe(10)
  await collect(39_600)
  expect(await points()).toBe(50)
  const last = await collect(49_900)
  expect(await points()).toBe(100)
  const book = (await owner.get(`point?customerId=${lan.id}`)).data
  expect(book.items.map(({ kind, documentCode }: Json) => [kind, documentCode])).toEqual([
    ['EARN_PAID', bill.code],
    ['EARN_PAID', bill.code],
    ['EARN', bill.code],
  ])
  await clean()
  expect((await cancelVoucher(last.voucherId)).status).toBe(200)
  expect(await points()).toBe(50)
  await clean()
  // Half comes back: what is left is paid.
  expect((await returnOf(bill, 50, 100)).status).toBe(201)
  expect(await points()).toBe(50)
  await clean()
  const paid = await sell(20, 20_000)
  expect(await points()).toBe(70)
  expect((await returnOf(paid, 10, 10_000)).status).toBe(201)
  expect(await points()).toBe(60)
  await clean()
})

it('what is to be earned yet stands on the bill, and the preview of a return tells what it will change', async () => {
  const bill = await sell(100, 10_500)
  expect(bill).toMatchObject({ pointsEarned: 10, pointsToEarn: 90 })
  expect((await owner.get(`bill/${bill.id}`)).data).toMatchObject({ pointsToEarn: 90 })
  for (const quantity of [7, 40, 33, 20]) {
    const ask = { billId: bill.id, reason: 'OTHER', items: [{ billItemId: bill.items[0].id, quantity }] }
    const preview = made(await owner.post('sale-return/preview', ask))
    const before = await points()
    made(await returnOf(bill, quantity, preview.restInCash))
    expect((await points()) - before, `${quantity}`).toBe(
      preview.pointsReckoned - preview.pointsTaken + preview.pointsBack,
    )
  }
  await clean()
})

it('money that the customer left before pays a bill at once; a bill that is cancelled takes all back', async () => {
  await collect(30_000)
  const bill = await sell(100)
  expect(bill.pointsEarned).toBe(0)
  expect(await points()).toBe(30)
  expect((await owner.post(`bill/${bill.id}/cancel`, { reason: 'Nhầm' })).status).toBe(200)
  expect(await points()).toBe(0)
  await clean()
  const again = await sell(40)
  expect(await points()).toBe(30)
  const replaced = await owner.post(`bill/${again.id}/replace`, {
    reason: 'Bấm nhầm',
    bill: {
      customerId: lan.id,
      items: [{ productId: goods.id, unitId: goods.units.Viên, quantity: 60, price: 1_000 }],
      payments: [{ method: 'DEBT', amount: 60_000 }],
    },
  })
  expect([replaced.status, await points()]).toEqual([201, 30])
  await clean()
})

it('a bill of somebody who was merged earns for the one who stays', async () => {
  const hoa = await someCustomer(owner)
  await sell(50, 0, hoa)
  const { version } = (await owner.get(`customer/${hoa.id}`)).data
  made(await owner.post(`customer/${lan.id}/merge`, { duplicateId: hoa.id, duplicateVersion: version }))
  await collect(20_000)
  expect(await points()).toBe(20)
  await clean()
})

type Step = { do: 'sell' | 'pay' | 'unpay' | 'return' | 'unreturn' | 'cancel' | 'forgive'; size: number }
const step = fc.record<Step>({
  do: fc.constantFrom('sell', 'sell', 'pay', 'pay', 'unpay', 'return', 'unreturn', 'cancel', 'forgive'),
  size: fc.integer({ min: 1, max: 40 }),
})

it('whatever happens, each bill has earned the share of what is not owed of it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async steps => {
      lan = await someCustomer(owner)
      const bills: Json[] = []
      const vouchers: string[] = []
      const returns: string[] = []
      for (const { do: what, size } of steps) {
        const bill = bills.at(size % Math.max(1, bills.length))
        if (what === 'sell') bills.push(await sell(size, size > 20 ? 1_500 : 0))
        if (what === 'pay') vouchers.push((await collect(size * 777)).voucherId)
        if (what === 'unpay' && vouchers.length > 0) await cancelVoucher(vouchers.pop()!)
        if (what === 'return' && bill) {
          const back = await returnOf(bill, Math.max(1, size >> 2))
          if (back.status === 201) returns.push(back.data.id)
        }
        if (what === 'unreturn' && returns.length > 0)
          await owner.post(`sale-return/${returns.pop()!}/cancel`, { reason: 'Nhầm' })
        if (what === 'cancel' && bill)
          await owner.post(`bill/${bill.id}/cancel`, { reason: 'Nhầm', keepPayments: size > 20 })
        if (what === 'forgive')
          await owner.post('debt/adjustment', {
            partnerKind: 'customer',
            partnerId: lan.id,
            kind: 'DECREASE',
            amount: size * 100,
            reason: 'Bớt nợ',
          })
      }
      let expected = 0
      for (const { id } of bills) {
        if ((await owner.get(`bill/${id}`)).data.status === 'CANCELLED') continue
        const { owed, items: lines } = (await owner.get(`bill/${id}/returnable`)).data
        const left = lines[0].leftNet
        expected += earnPaid({ base: left, due: left, owed: Math.min(owed, left) }, rule)
      }
      expect(await points()).toBe(expected)
      expect(await ledgerDifferences(shop)).toEqual([])
    }),
    { numRuns: 8 },
  )
})
