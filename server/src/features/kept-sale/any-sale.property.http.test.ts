import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { addEmployee, inStore, someCustomer, someProduct } from '../../../test/factories.ts'
import { keptTill, registerTill } from '../../../test/kept-sales.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'
import { type Shelved, shelve } from '../../../test/shelf.ts'
import { newId } from '../../db/new-id.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

let shop: TestApp
let owner: Person
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
})
afterAll(() => shop.close())

const runs = 3
const inBatch = 25

const flip = fc.boolean()
const maybe = <Value>(of: fc.Arbitrary<Value>) => fc.option(of, { nil: undefined, freq: 3 })
/** What may be odd about a line. */
const oddLine = fc.record({
  goods: fc.nat(6),
  quantity: fc.integer({ min: 1, max: 40 }),
  unit: fc.constantFrom('Viên', 'Vỉ'),
  price: fc.constantFrom(1_000, 900, 0, 1_333),
  listPrice: maybe(fc.constantFrom(1_000, 1_200)),
  source: fc.constantFrom('UNIT', 'MANUAL', 'BOOK', 'TIER', 'GIFT', 'SAMPLE', 'PLANNED', 'ORDER'),
  vatRate: fc.constantFrom(5, 8, -1),
  lots: maybe(fc.array(fc.tuple(fc.nat(1), fc.integer({ min: 1, max: 60 })), { maxLength: 2 })),
  unknownLot: flip,
  breaksSum: maybe(fc.integer({ min: -5_000, max: 5_000 })),
  lineDiscount: maybe(fc.integer({ min: 0, max: 2_000 })),
  pointShare: maybe(fc.integer({ min: 0, max: 500 })),
  giftOf: fc.boolean(),
  unknownUnit: fc.constantFrom(false, false, false, true),
})
const oddSale = fc.record({
  lines: fc.array(oddLine, { minLength: 1, maxLength: 4 }),
  customer: fc.constantFrom('none', 'none', 'known', 'unknown', 'new'),
  seller: fc.constantFrom('owner', 'clerk', 'gone'),
  payments: fc.array(
    fc.record({
      method: fc.constantFrom('CASH', 'BANK', 'DEBT'),
      share: fc.integer({ min: 1, max: 150 }),
      unknownAccount: flip,
    }),
    { maxLength: 3 },
  ),
  soldMinutesAgo: fc.integer({ min: -600, max: 3_000 }),
  hasNoLines: fc.constantFrom(false, false, true),
  discount: maybe(fc.constantFrom({ unit: 1, value: 15 }, { unit: 2, value: 700 })),
  points: maybe(fc.integer({ min: 1, max: 50 })),
  charged: fc.constantFrom('none', 'none', 'bogus', 'empty'),
  voided: fc.constantFrom(false, false, true),
  bogus: fc.record({
    shift: flip,
    book: flip,
    order: fc.constantFrom(false, false, true),
    code: flip,
    keepsChange: flip,
    notesLots: flip,
    dueOn: flip,
    surcharge: flip,
    pair: flip,
    rounding: fc.constantFrom(0, 0, 500, -300),
    noExpected: flip,
  }),
})
type OddSale = typeof oddSale extends fc.Arbitrary<infer Value> ? Value : never

async function stocked() {
  const shelved = [
    await shelve(shop, owner, [
      { number: 'A', quantity: 500, value: 250_000 },
      { number: 'B', quantity: 30, value: 9_999 },
    ]),
    await shelve(shop, owner, [
      { number: 'A', quantity: 5, value: 1_234 },
      { number: 'R', quantity: 50, value: 777, state: 'recalled' },
    ]),
    await shelve(shop, owner, [{ number: 'X', quantity: 20, value: 20_000, expiryDate: '2026-01-01' }]),
    await shelve(shop, owner, [{ number: '', quantity: 10, value: 4_001, expiryDate: null }], {
      isLotManaged: false,
      type: 2,
    }),
    await shelve(shop, owner, []),
    await shelve(shop, owner, [{ number: 'S', quantity: 100, value: 33_333 }], { isActive: false }),
  ]
  const service = await someProduct(owner, {
    type: 4,
    name: 'Đo huyết áp',
    isLotManaged: false,
    units: [{ name: 'Lần', ratio: 1, price: 1_000, isBase: true }],
  })
  const asShelved = {
    id: service.id,
    name: service.name,
    units: { Viên: service.units[0].id, Vỉ: service.units[0].id },
    lots: [],
  }
  return [...shelved, asShelved as unknown as Shelved]
}

it('any kept sale whose body can be read is stored, the ledgers add up, and what is cancelled leaves nothing', {
  timeout: 120_000,
}, async () => {
  const goods = await stocked()
  const clerk = await addEmployee(shop, owner, { grants: [{ model: 'sale', action: 'read' }] })
  const customer = await someCustomer(owner, { name: 'Chị Hoa', debtLimit: 1_000 })
  const till = keptTill(owner, (await registerTill(owner)).token)
  const before = await stockOf(goods)
  const samples = fc.sample(fc.array(oddSale, { minLength: inBatch, maxLength: inBatch }), {
    numRuns: runs,
    seed: 20_261_126,
  })
  const stored: string[] = []
  for (const batch of samples) {
    const sales = batch.map(odd => bodyOf(odd, { goods, clerk, customerId: customer.id, till }))
    const results = await till.send(sales)
    for (const [at, result] of results.entries())
      if (result.kind !== 'saved') throw new Error(`${JSON.stringify(result)} of ${JSON.stringify(sales[at])}`)
    expect(await ledgerDifferences(shop)).toEqual([])
    stored.push(...results.filter(({ bill }: Json) => bill.status === 'SUCCEED').map(({ id }: Json) => id))
  }
  for (const id of stored) {
    const cancelled = await owner.post(`bill/${id}/cancel`, { reason: 'Thử' })
    expect([cancelled.status, cancelled.body.message]).toEqual([200, 'Thành công'])
  }
  // Change that stayed with the shop is a receipt of its own.
  const receipts = await inStore(shop, owner.profile.store.id, query =>
    query('select id from cash_voucher where store_id = $1', [owner.profile.store.id]),
  )
  for (const { id } of receipts)
    expect((await owner.post(`voucher/${id}/cancel`, { reason: 'Thử' })).body).toMatchObject({ message: 'Thành công' })
  expect(await ledgerDifferences(shop)).toEqual([])
  expect(await stockOf(goods)).toEqual(before)
  const [money] = await inStore(shop, owner.profile.store.id, query =>
    query(
      `select (select coalesce(sum(balance), 0)::int from cash_account where store_id = $1) as cash,
        (select coalesce(sum(debt), 0)::int from customer where store_id = $1) as debt`,
      [owner.profile.store.id],
    ),
  )
  expect(money).toEqual({ cash: 0, debt: 0 })
})

async function stockOf(goods: readonly Shelved[]) {
  const rows = await inStore(shop, owner.profile.store.id, query =>
    query(
      `select product_id, sum(quantity)::int as quantity, sum(value)::int as value from stock where store_id = $1 and product_id = any($2)
       group by 1 having sum(quantity) <> 0 or sum(value) <> 0 order by 1`,
      [owner.profile.store.id, goods.map(({ id }) => id)],
    ),
  )
  return rows
}

interface Shop {
  goods: readonly Shelved[]
  clerk: Person
  customerId: string
  till: ReturnType<typeof keptTill>
}

function bodyOf(odd: OddSale, { goods, clerk, customerId, till }: Shop): Json {
  const fresh = { id: newId(), name: 'Anh Nam', phone: `09${String(Math.abs(odd.soldMinutesAgo)).padStart(8, '1')}` }
  const sellers = { owner: owner.profile.id, clerk: clerk.profile.id, gone: newId() }
  const notedLots: Json[] = []
  const lines = odd.lines.map(line => {
    const of = goods[line.goods]!
    const lotId = newId()
    if (line.unknownLot && odd.bogus.notesLots)
      notedLots.push({ id: lotId, productId: of.id, number: line.giftOf ? 'Z9' : 'z8', expiryDate: '2030-01-31' })
    return {
      goods: of,
      quantity: line.quantity,
      unit: line.unit,
      price: line.price,
      ...(line.listPrice !== undefined && { listPrice: line.listPrice }),
      source: line.source,
      vatRate: line.vatRate,
      said: line.unknownLot
        ? [{ lotId, number: 'Z9', expiryDate: null, quantity: line.quantity }]
        : (line.lots ?? []).flatMap(([place, quantity]) =>
            of.lots[place] ? [{ lotId: of.lots[place], number: 'L', expiryDate: null, quantity }] : [],
          ),
      item: {
        ...(line.giftOf && { giftOf: newId() }),
        ...(line.unknownUnit && { unitId: newId() }),
        ...(line.unknownLot && line.giftOf && { lots: [{ lotId, quantity: line.quantity, comesLater: true }] }),
      },
    }
  })
  const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  const sale = till.sale(lines, {
    offline: {
      soldAt: at(odd.soldMinutesAgo),
      ...(notedLots.length > 0 && { notedLots }),
      ...(odd.customer === 'new' && { newCustomer: fresh }),
      ...(odd.voided && { voided: { at: at(odd.soldMinutesAgo - 5), reason: 'Thôi' } }),
    },
  })
  for (const [place, line] of odd.lines.entries()) {
    const said = sale.offline.lines[place]!
    said.lineDiscount = Math.min(line.lineDiscount ?? 0, said.net)
    said.net -= said.lineDiscount
    said.pointShare = Math.min(line.pointShare ?? 0, said.net)
    said.net -= said.pointShare
    said.net = Math.max(0, said.net + (line.breaksSum ?? 0))
  }
  const payable = sale.offline.lines.reduce((sum: number, { net }: Json) => sum + net, 0)
  const who = { none: undefined, known: customerId, unknown: newId(), new: fresh.id }[odd.customer]
  const { bogus } = odd
  const { lines: saidLines, ...offline } = sale.offline
  return {
    ...sale,
    sellerId: sellers[odd.seller],
    ...(who && { customerId: who }),
    payments: odd.payments.map(({ method, share, unknownAccount }) => ({
      method,
      amount: Math.max(1, Math.floor((payable * share) / 100)),
      ...(method === 'BANK' && unknownAccount && { accountId: newId() }),
    })),
    ...(odd.discount && { discount: odd.discount }),
    ...(odd.points && { points: odd.points }),
    ...(odd.charged === 'empty' && { chargedDiscounts: [] }),
    ...(odd.charged === 'bogus' && {
      chargedDiscounts: [
        { discountId: newId(), amount: 500, times: 1, lines: [{ place: 0, role: 'TARGET', units: 1, amount: 500 }] },
      ],
    }),
    ...(bogus.shift && { shiftId: newId() }),
    ...(bogus.book && { priceBookId: newId() }),
    ...(bogus.order && { orderId: newId() }),
    ...(bogus.code && { codes: ['TET2027'] }),
    ...(bogus.keepsChange && { keepsChange: true, changePays: [{ entryId: newId(), amount: 1 }] }),
    ...(bogus.dueOn && { dueOn: '2026-01-01' }),
    ...(bogus.surcharge && { surcharges: [{ surchargeId: newId(), amount: 5_000 }] }),
    ...(bogus.pair && { pairReasons: [{ pair: 'a|b', reason: 'x' }] }),
    expectedRounding: bogus.rounding,
    expectedPayable: bogus.noExpected ? undefined : payable,
    offline: odd.hasNoLines ? offline : { ...offline, lines: saidLines },
  }
}
