import { type View, views } from '@quay/domain/report/views'
import { expect, it } from 'vitest'
import type { Reply } from '../../../test/app.ts'
import { addBranch, inStore, someProduct } from '../../../test/factories.ts'
import { keptTill, registerTill } from '../../../test/kept-sales.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'
import { type Counter, declareMethod, openCounter, step } from '../../../test/sale-history.ts'
import { setPoints } from '../../../test/set-points.ts'
import { type Shelved, shelve } from '../../../test/shelf.ts'
import { shopOfFile } from '../../../test/shop-of-file.ts'
import { turnSwitch } from '../../../test/turn-switch.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

const shop = await shopOfFile()

const done = ({ status, data, body }: Reply): Json => {
  expect(status, JSON.stringify(body)).toBeLessThan(300)
  return data
}
const much = [{ method: 'CASH', amount: 10_000_000 }]
const line = ({ id, units }: Pick<Shelved, 'id' | 'units'>, quantity: number, more: object = {}) => ({
  productId: id,
  unitId: units.Viên,
  quantity,
  ...more,
})

/** A counter that sells in every way there is: at several rates, with fees, points, gifts, rounding, orders, and without the network. */
async function openBusyCounter() {
  const counter = await openCounter(shop)
  const { owner, goods } = counter
  for (const key of ['promoteMedicines', 'returnWithoutBill']) await turnSwitch(owner, key, true)
  await turnSwitch(owner, 'roundCash', 500)
  await setPoints(owner, { earnPerDong: 1_000 })
  const taxed = await shelve(shop, owner, [{ quantity: 1_000, value: 444_444 }], { vatRate: 10 })
  const untaxed = await shelve(shop, owner, [{ quantity: 1_000, value: 333_333 }], { vatRate: -2 })
  const twin = await shelve(shop, owner, [{ quantity: 100, value: 55_555 }], { vatRate: 8 })
  const set = await someProduct(owner, {
    type: 3,
    isLotManaged: false,
    units: [{ name: 'Bộ', ratio: 1, price: 3_333, isBase: true }],
    components: [taxed, untaxed, goods[0]!].map((one, at) => ({
      productId: one.id,
      unitId: one.units.Viên,
      quantity: at + 1,
    })),
  })
  const money = { unit: 2, value: 11_111 }
  const fee = done(await owner.post('surcharge', { name: 'Phí giao', amount: money, vatRate: 8, returns: 'SHARE' }))
  const rules = [{ minAmount: 30_000, value: 777 }]
  done(await owner.post('discount', { name: 'Cả đơn', level: 'ORDER', effect: 'MONEY', rules }))
  const present = {
    ...{ name: 'Mua 10 tặng 1', level: 'ITEM', effect: 'GIFT', goods: [{ kind: 'PRODUCT', id: taxed.id }] },
    rules: [{ value: 0, minQuantity: 10, getQuantity: 1, giftWorth: 500 }],
    gifts: [{ productId: untaxed.id, unitId: untaxed.units.Viên }],
  }
  const gift = done(await owner.post('discount', present))
  const till = keptTill(owner, (await registerTill(owner)).token)
  const ofSet = { productId: set.id, unitId: set.units[0].id }
  return { ...counter, taxed, untaxed, twin, ofSet, fee, gift, till, other: await addBranch(shop, owner) }
}
type Busy = Awaited<ReturnType<typeof openBusyCounter>>

/** One sale of each kind; what waits for the network or for its order is sent and handed out later. */
async function sellEverything({ owner, goods, combo, customers, taxed, untaxed, twin, ofSet, fee, gift, till }: Busy) {
  const [first, second, third] = goods as [Shelved, Shelved, Shelved]
  const [customerId, otherId] = customers
  const surcharges = [{ surchargeId: fee.id }]
  const sell = async (items: object[], more: object = {}) =>
    done(await owner.post('bill', { items, payments: much, ...more }))
  const given = line(untaxed, 2, { giftOf: gift.id })
  const longAgo = new Date(Date.now() - 40 * 86_400_000).toISOString()
  const bills = [
    await sell([line(taxed, 3), line(untaxed, 2), line(first, 7)], { customerId, surcharges }),
    await sell(
      [
        { ...ofSet, quantity: 4 },
        { ...combo, quantity: 2 },
      ],
      { customerId, discount: { unit: 2, value: 333 } },
    ),
    await sell([line(taxed, 20), given, line(second, 31)], { customerId: otherId }),
    await sell([line(taxed, 11), line(third, 5)], { customerId, points: 3 }),
    await sell([line(twin, 5), line(third, 5)], { soldAt: longAgo }),
    await sell([line(taxed, 2), line(second, 2)], { customerId }),
  ]
  const kept = [
    till.sale([
      { goods: first, quantity: 3 },
      { goods: taxed, quantity: 2, vatRate: 10 },
    ]),
  ]
  const deposit = { payments: [{ method: 'CASH', amount: 5_000 }] }
  const ordered = { status: 'SUCCEED', customerId, items: [line(taxed, 9), line(first, 4)], surcharges, deposit }
  return { bills, kept, order: done(await owner.post('order', ordered)) }
}

/** Takes one unit of the nth line back, for whatever the counter asks or gives. */
async function takeBack({ owner }: Counter, bill: Json, nth: number, more: object = {}): Promise<void> {
  const { items: lines } = done(await owner.get(`bill/${bill.id}/returnable`))
  const { billItemId, billItemPartId } = lines[nth]
  const items = [{ billItemId, ...(billItemPartId && { billItemPartId }), quantity: 1 }]
  const body = { billId: bill.id, reason: 'OTHER', surplusGifts: 'CHARGE', items, ...more }
  const asked = await owner.post('sale-return', { ...body, payments: [] })
  const amount = asked.body.details?.refund ?? asked.body.details?.missing
  if (amount) done(await owner.post('sale-return', { ...body, payments: [{ method: 'CASH', amount }] }))
  else done(asked)
}

/** What becomes of the sales of before: each comes back, is exchanged, replaced, cancelled or handed out under another method. Gives what came without a bill. */
async function goOn(busy: Busy, { bills, kept, order }: Awaited<ReturnType<typeof sellEverything>>): Promise<Json> {
  const { owner, goods, customers, taxed, till, other } = busy
  const [first, set, gifts, byPoints, longAgo, last] = bills
  await takeBack(busy, first, 0, { fee: { unit: 2, value: 100 } })
  await takeBack(busy, set, 2)
  await takeBack(busy, gifts, 0, { exchange: { items: [line(goods[0]!, 4), line(taxed, 1)] } })
  await takeBack(busy, longAgo, 1, { branchId: other })
  const instead = { items: [line(taxed, 4)], payments: much, customerId: customers[0] }
  done(await owner.post(`bill/${byPoints.id}/replace`, { reason: 'Sửa', bill: instead }))
  done(await owner.post(`bill/${last.id}/cancel`, { reason: 'Hủy' }))
  expect((await till.send(kept)).map(({ kind }: Json) => kind)).toEqual(['saved'])
  const handed = order.items.map(({ id, productId, unitId }: Json) => ({
    productId,
    unitId,
    quantity: 2,
    orderItemId: id,
  }))
  const ofOrder = { orderId: order.id, customerId: customers[0], depositUsed: 2_000 }
  done(await owner.post('bill', { items: handed, payments: much, ...ofOrder }))
  const items = [line(taxed, 2, { unitPrice: 900 })]
  const payments = [{ method: 'CASH', amount: 2_000 }]
  return done(await owner.post('sale-return/without-bill', { reason: 'SURPLUS', items, payments }))
}

/** Output VAT and profit of a branch, or of all, by its documents as they are stored. */
const storedSql = `
  select coalesce(sum(vat), 0)::int as "outputVat", coalesce(sum(net - cost - vat), 0)::int as profit from (
    select branch_id, payable as net, cost, case when deducts_vat then vat_amount else 0 end as vat from bill where store_id = $1 and status = 'SUCCEED'
    union all
    select branch_id, 0 - goods_amount, 0 - cost, case when deducts_vat then 0 - vat_amount else 0 end from sale_return
    where store_id = $1 and status = 'SUCCEED'
  ) d where $2::uuid is null or branch_id = $2`

/** How many bills and returns hold VAT that is owed, and how many hold none. */
const countedSql = `
  select kind, count(*) filter (where deducts_vat)::int as owed, count(*) filter (where not deducts_vat)::int as "notOwed" from (
    select 'bill' as kind, deducts_vat from bill where store_id = $1 union all select 'return', deducts_vat from sale_return where store_id = $1
  ) d group by kind order by kind`
const counted = ({ storeId }: Counter) => inStore(shop, storeId, query => query(countedSql, [storeId]))

/** Every view that tells the profit tells that of the documents, and so do those documents that it opens; the list of bills is its own sum. */
async function checkProfits({ owner, storeId, other }: Busy, when: string): Promise<void> {
  const from = new Date(Date.now() - 60 * 86_400_000).toISOString().slice(0, 10)
  const told = Object.entries(views as Record<string, Record<string, View>>).flatMap(([area, some]) =>
    Object.entries(some).flatMap(([view, { columns, filters }]) =>
      (filters.includes('parts') ? ['&parts=COMBO', '&parts=COMPONENT'] : ['']).flatMap(parts =>
        columns.includes('profit') ? [`report/${area}?view=${view}&from=${from}${parts}`] : [],
      ),
    ),
  )
  for (const branchId of [owner.branchId, other, 'all']) {
    const [stored] = await inStore(shop, storeId, query =>
      query(storedSql, [storeId, branchId === 'all' ? null : branchId]),
    )
    for (const address of told)
      for (const asked of [address, address.replace('?', '/document?')]) {
        const { total } = done(await owner.get(`${asked}&branchId=${branchId}`))
        const { profit, outputVat = stored.outputVat } = total
        expect({ profit, outputVat }, `${asked} of ${branchId}, ${when}`).toEqual(stored)
      }
  }
  const bills: Json[] = done(await owner.get('bill?limit=200&allBranches=true')).items
  const sum = bills.reduce((all, { profit }) => all + profit, 0)
  expect(done(await owner.get('bill/total?allBranches=true')).profit, when).toBe(sum)
  expect(await ledgerDifferences(shop), when).toEqual([])
}

it('is the same wherever it is told, of every kind of sale and of what became of it under the other method', async () => {
  const busy = await openBusyCounter()
  const { owner, goods, customers, twin } = busy
  done(await declareMethod(owner, 'DEDUCTION'))
  const deducted = await sellEverything(busy)
  done(await declareMethod(owner, 'DIRECT'))
  const unbilled = await goOn(busy, deducted)
  // With what replaced one of them, and what came back of them. Exchanged, kept and ordered goods were posted later, as was what came without a bill.
  expect(await counted(busy)).toEqual([
    { kind: 'bill', owed: 6 + 1, notOwed: 3 },
    { kind: 'return', owed: 4, notOwed: 1 },
  ])
  const direct = await sellEverything(busy)
  await checkProfits(busy, 'paid by revenue')
  const { version } = done(await owner.get(`product/${twin.id}`))
  done(await owner.post(`product/${goods[2]!.id}/merge`, { duplicateId: twin.id, duplicateVersion: version }))
  const [customerId, otherId] = customers
  const { version: ofCustomer } = done(await owner.get(`customer/${otherId}`))
  done(await owner.post(`customer/${customerId}/merge`, { duplicateId: otherId, duplicateVersion: ofCustomer }))
  done(await declareMethod(owner, 'DEDUCTION'))
  await goOn(busy, direct)
  expect(await counted(busy)).toEqual([
    { kind: 'bill', owed: 6 + 1 + 3, notOwed: 3 + 6 + 1 },
    { kind: 'return', owed: 4 + 1, notOwed: 1 + 4 },
  ])
  done(await owner.post(`sale-return/${unbilled.id}/cancel`, { reason: 'Nhầm' }))
  await checkProfits(busy, 'deducted again')
  while (await step(busy, 20));
  await checkProfits(busy, 'with days of before in the cells')
}, 120_000)
