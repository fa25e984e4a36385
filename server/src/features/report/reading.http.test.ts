import { paymentMethods, saleChannels } from '@quay/contract/enumeration'
import {
  goodsTypes,
  type ReportArea,
  type ReportGroup,
  reportAreas,
  reportExpiries,
  reportRanks,
  reportViews,
} from '@quay/contract/report/shapes'
import type { Grant } from '@quay/contract/right/permission'
import { dayOfNumber } from '@quay/domain/report/figure-words'
import { divide, isNoted, type MeasureId, measureOf, scaleOf } from '@quay/domain/report/measures'
import { leadOf, type View, views } from '@quay/domain/report/views'
import { addDays, daysBetween } from '@quay/domain/time/calendar'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { type BuyingDeed, BuyingHistory, buyingDeed } from '../../../test/buying-history.ts'
import { addBranch, addEmployee, inStore, someProduct } from '../../../test/factories.ts'
import { askForFile, rowsOf } from '../../../test/file/exported.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'
import { type Counter, declareMethod, deed, History, openCounter, sell, step } from '../../../test/sale-history.ts'
import { turnSwitch } from '../../../test/turn-switch.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any
type Figures = Record<string, number | null>

const viewIn = (area: ReportArea, id: string) => (views[area] as Record<string, View>)[id]!
const addressOf = (asked: object) =>
  Object.entries(asked)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${encodeURIComponent(String(value))}`]))
    .join('&')
async function read(person: Person, area: ReportArea, asked: object, what = ''): Promise<Json> {
  const reply = await person.get(`report/${area}${what}?${addressOf({ limit: 200, ...asked })}`)
  expect(reply.status, `${area}${what} ${addressOf(asked)} ${JSON.stringify(reply.body)}`).toBe(200)
  return reply.data
}

const summed = (rows: { values: Figures }[], id: string) => rows.reduce((sum, row) => sum + row.values[id]!, 0)
const sumsOf = (report: Json, of: Figures) =>
  Object.fromEntries(report.columns.filter((one: Json) => one.isSum).map(({ id }: Json) => [id, of[id]]))

/** What the documents say as they are stored, asked without any piece of what reads reports. */
async function stored({ storeId }: Counter, from: string, to: string): Promise<Figures> {
  const rows = await inStore(shop, storeId, query =>
    query(
      `select
         (select coalesce(sum(payable), 0) from bill where store_id = $1 and status = 'SUCCEED' and business_day between $2 and $3)::int as revenue,
         (select coalesce(sum(total_price), 0) from bill where store_id = $1 and status = 'SUCCEED' and business_day between $2 and $3)::int as gross,
         (select count(*) from bill where store_id = $1 and status = 'SUCCEED' and business_day between $2 and $3)::int as bills,
         (select coalesce(sum(goods_amount), 0) from sale_return where store_id = $1 and status = 'SUCCEED' and business_day between $2 and $3)::int
           as returns,
         (select coalesce(sum(cost), 0) from bill where store_id = $1 and status = 'SUCCEED' and business_day between $2 and $3)::int
           - (select coalesce(sum(cost), 0) from sale_return where store_id = $1 and status = 'SUCCEED' and business_day between $2 and $3)::int as cost,
         (select coalesce(sum(vat_amount), 0) from bill where store_id = $1 and status = 'SUCCEED' and deducts_vat and business_day between $2 and $3)::int
           - (select coalesce(sum(vat_amount), 0) from sale_return where store_id = $1 and status = 'SUCCEED' and deducts_vat
              and business_day between $2 and $3)::int as "outputVat"`,
      [storeId, from, to],
    ),
  )
  const sums = rows[0] as Record<'revenue' | 'returns' | 'cost' | 'outputVat', number>
  return { ...sums, profit: sums.revenue - sums.returns - sums.outputVat - sums.cost }
}

/** The same of what was bought; debts at the end of the days, from the ledger. */
async function storedPurchases({ storeId }: Counter, from: string, to: string): Promise<Figures> {
  const of = (table: string, sum: string, more = 'true') =>
    `(select coalesce(sum(${sum}), 0) from ${table} where store_id = $1 and status = 'SUCCEED' and ${more} and business_day between $2 and $3)`
  const value = 'goods_amount - discount_amount + vat_amount + cost_amount + other_cost'
  const rows = await inStore(shop, storeId, query =>
    query(
      `select ${of('inbound', '1', `kind = 'PURCHASE'`)}::int as inbounds, ${of('inbound_return', '1')}::int as "purchaseReturnCount",
         ${of('inbound', value, `kind = 'PURCHASE'`)}::int as "purchaseValue", ${of('inbound', 'paid')}::int as "paidAtOnce",
         ${of('inbound', 'debt')}::int as "putOnDebt", ${of('inbound_return', 'refundable + deduction')}::int as "sentBackValue",
         (${of('inbound', value, `kind = 'PURCHASE'`)} - ${of('inbound_return', 'goods_amount + vat_amount')})::int as "netPurchase",
         (select coalesce(sum(x.base_quantity), 0) from inbound_item x join inbound i on i.store_id = $1 and i.id = x.inbound_id
          where x.store_id = $1 and i.status = 'SUCCEED' and i.kind = 'PURCHASE' and i.business_day between $2 and $3)::int as "purchasedUnits",
         (select coalesce(sum(amount), 0) from debt_entry where store_id = $1 and partner_kind = 'provider' and business_day < $2)::int as "debtBefore",
         (select coalesce(sum(amount), 0) from debt_entry where store_id = $1 and partner_kind = 'provider' and business_day <= $3)::int as "debtAfter"`,
      [storeId, from, to],
    ),
  )
  return rows[0] as Figures
}

interface Question {
  area: ReportArea
  view: string
  groupBy: ReportGroup
  groupBy2?: ReportGroup
  from: string
  to: string
  compare: 'NONE' | 'PREVIOUS' | 'YEAR'
  parts?: 'COMBO' | 'COMPONENT'
}

/** A question that asks for less: some of the filters that its view offers, and up to a time of the day. */
interface Narrowing {
  [filter: string]: string | undefined
}

/** Each filter that a view offers is asked by every other number, with one of what there is; `until` where the view knows hours. */
function narrowingOf(
  { owner, seller, customers, goods, combo }: Counter,
  { providers }: BuyingHistory,
  { area, view }: Question,
  numbers: readonly number[],
): Narrowing {
  const { filters, source } = viewIn(area, view)
  const known: Readonly<Record<string, readonly string[]>> = {
    sellerId: [owner, seller].map(person => person.profile.id),
    customerId: customers,
    productId: [...goods.map(({ id }) => id), combo.productId],
    providerId: providers,
    supplierId: providers,
    goodsType: goodsTypes,
    channel: saleChannels,
    method: paymentMethods,
    expiry: reportExpiries,
    rankBy: reportRanks,
  }
  const asked = filters.flatMap((name, at) => {
    const [values, number] = [known[name], numbers[at]!]
    return values?.length && number % 3 === 0 ? [[name, values[number % values.length]!] as const] : []
  })
  const [hours, minutes] = [numbers.at(-1)!, numbers.at(-2)!]
  const until =
    source === 'bills' && hours % 2 ? { until: `${String(hours % 24).padStart(2, '0')}:${(minutes % 50) + 10}` } : {}
  return { ...Object.fromEntries(asked), ...until }
}

const questionUntil = (today: string): fc.Arbitrary<Question> =>
  fc
    .record({
      area: fc.constantFrom(...reportAreas),
      nth: fc.nat(),
      group: fc.nat(),
      second: fc.nat(),
      start: fc.integer({ min: 0, max: 60 }),
      length: fc.integer({ min: 0, max: 60 }),
      compare: fc.constantFrom('NONE', 'PREVIOUS', 'YEAR'),
      parts: fc.constantFrom('COMBO', 'COMPONENT'),
    })
    .map(({ area, nth, group, second, start, length, compare, parts }) => {
      const ids = reportViews[area]
      const view = ids[nth % ids.length]!
      const { groups, second: seconds = [], filters } = viewIn(area, view)
      const groupBy2 = seconds[second % (2 * (seconds.length || 1))]
      return {
        area,
        view,
        groupBy: groups[group % groups.length]!,
        ...(groupBy2 && { groupBy2 }),
        from: addDays(today, -start),
        to: addDays(today, Math.min(0, length - start)),
        compare: compare as Question['compare'],
        ...(filters.includes('parts') && { parts: parts as 'COMBO' }),
      }
    })

async function checkQuestion(counter: Counter, question: Question, narrowing?: Narrowing): Promise<void> {
  const { owner } = counter
  const { area, compare, ...whole } = question
  const asked: typeof whole & Narrowing = { ...whole, ...narrowing }
  const report = await read(owner, area, { ...asked, compare })
  const say = JSON.stringify({ ...question, ...narrowing })
  // What is stored is known of all, and not of what is asked for alone.
  const expected = narrowing
    ? {}
    : await (area === 'provider' ? storedPurchases : stored)(counter, asked.from, asked.to)
  for (const { id, kind, isSum } of report.columns as { id: MeasureId; kind: 'rate'; isSum: boolean }[]) {
    if (isSum) expect(summed(report.items, id), `${id} of ${say}`).toBe(report.total[id])
    // By who took it back and why, only returns have rows.
    if (id in expected && !(question.view === 'SALE_RETURN' && id !== 'returns'))
      expect(report.total[id], `${id} as stored, ${say}`).toBe(expected[id])
    const measure = measureOf(id)
    if ('of' in measure)
      for (const { values } of [...report.items, { values: report.total }])
        if (measure.of in values && measure.by in values)
          expect(values[id], `${id} ${say}`).toBe(
            divide(values[measure.of], values[measure.by], scaleOf(kind, daysBetween(report.from, report.to) + 1)),
          )
  }
  const all = await read(owner, area, asked, '/document')
  expect(all.total, say).toEqual(sumsOf(report, report.total))
  for (const row of [report.items[0], report.items.at(-1), report.items[Math.floor(report.items.length / 2)]].filter(
    Boolean,
  )) {
    const documents = await read(owner, area, { ...asked, key: row.key }, '/document')
    expect(documents.total, `${row.label} of ${say}`).toEqual(sumsOf(report, row.values))
    for (const { id } of documents.columns) expect(summed(documents.items, id), say).toBe(documents.total[id])
  }
  if (narrowing) await checkBounds(counter, { area, ...asked }, report)
  if (compare === 'NONE') return expect(report.previousTotal).toBeNull()
  const until = report.compareUntil ?? asked.until
  const before = await read(owner, area, { ...asked, from: report.compareFrom, to: report.compareTo, until })
  expect(report.previousTotal, say).toEqual(before.total)
  const known = new Map(before.items.map((row: Json) => [row.key, row.values]))
  for (const row of report.items) {
    // A row of the calendar is compared with the one at its place.
    const isDated = [asked.groupBy, asked.groupBy2].some(group =>
      ['day', 'week', 'month', 'quarter', 'year'].includes(group ?? ''),
    )
    const isSame = known.has(row.key) && !isDated
    if (isSame) expect(sumsOf(report, row.previous), say).toEqual(sumsOf(report, known.get(row.key) as Figures))
  }
}

/** Within bounds stand the rows whose leading figure lies there; their total, and the documents behind them, are of these alone. */
async function checkBounds(
  { owner }: Counter,
  { area, ...asked }: Omit<Question, 'compare'> & Narrowing,
  report: Json,
): Promise<void> {
  const lead = leadOf(
    viewIn(area, asked.view),
    report.columns.map(({ id }: Json) => id),
  )
  const least = report.items[Math.floor(report.items.length / 2)]?.values[lead] ?? 0
  const bounded = { ...asked, least, most: least + 3_000 }
  const say = JSON.stringify({ area, ...bounded })
  const some = await read(owner, area, bounded)
  const keysOf = (rows: Json[]) => rows.map(({ key }) => key).sort()
  expect(keysOf(some.items), say).toEqual(
    keysOf(report.items.filter(({ values }: Json) => values[lead] >= least && values[lead] <= bounded.most)),
  )
  for (const { id, isSum } of report.columns) if (isSum) expect(summed(some.items, id), say).toBe(some.total[id])
  expect((await read(owner, area, bounded, '/document')).total, say).toEqual(sumsOf(some, some.total))
}

it('each figure is the sum of its documents, rows add up, whatever happened and wherever the mark is', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(deed, { minLength: 25, maxLength: 35 }),
      fc.array(buyingDeed, { minLength: 20, maxLength: 25 }),
      fc.integer({ min: 0, max: 50 }),
      fc.infiniteStream(questionUntil(new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10))),
      fc.array(fc.array(fc.nat(), { minLength: 14, maxLength: 14 }), { minLength: 10, maxLength: 10 }),
      async (deeds, bought, markBehind, questions, narrowings) => {
        const counter = await openCounter(shop)
        const history = new History(counter)
        for (const [at, one] of deeds.entries())
          await history.do(one, Math.floor(((deeds.length - at) * 45) / deeds.length))
        const buying = await BuyingHistory.open(counter)
        for (const [at, one] of bought.entries())
          await buying.do(one, Math.floor(((bought.length - 1 - at) * 45) / bought.length))
        while (await step(counter, markBehind));
        for (const question of questions.take(14)) await checkQuestion(counter, question)
        for (const numbers of narrowings)
          for (const question of questions.take(1))
            await checkQuestion(counter, question, narrowingOf(counter, buying, question, numbers))
        await checkEqualViews(counter, [...questions.take(3)])
        for (const question of questions.filter(({ area }) => area === 'provider').take(6))
          await checkQuestion(counter, question)
        await checkEqualPurchases(counter, buying, [...questions.take(3)])
      },
    ),
    { numRuns: 2, endOnFailure: true },
  )
  expect(await ledgerDifferences(shop)).toEqual([])
}, 120_000)

/** Goods, customers and employees are the same sales as the bills; combos are the money of their components. */
async function checkEqualViews({ owner }: Counter, questions: readonly Question[]) {
  for (const { from, to } of questions) {
    const days = { from, to, view: 'REVENUE' }
    const total = async (area: ReportArea, more: object = {}) => {
      const { revenue, returns, netRevenue, cost, profit } = (await read(owner, area, { ...days, ...more })).total
      return { revenue, returns, netRevenue, cost, profit }
    }
    const ofSale = await total('sale')
    expect(await total('product')).toEqual(ofSale)
    expect(await total('product', { parts: 'COMPONENT' })).toEqual(ofSale)
    expect(await total('product', { groupBy: 'provider' })).toEqual(ofSale)
    expect(await total('customer')).toEqual(ofSale)
    expect(await total('employee')).toEqual(ofSale)
    const bridge = await read(owner, 'sale', { from, to, view: 'BRIDGE' })
    const { total: paid } = await read(owner, 'sale', { from, to })
    const { total: back } = await read(owner, 'sale', { from, to, view: 'SALE_RETURN' })
    expect(bridge.total.costSold).toBe(ofSale.cost)
    expect(bridge.total.moneySold).toBe(paid.cash + paid.bank - back.refundCash - back.refundBank)
    const same = bridge.items.find((row: Json) => row.key === 'SAME')?.values
    expect([same?.costGap ?? 0, same?.moneyGap ?? 0]).toEqual([0, 0])
    const { items: goods, total: all } = await read(owner, 'product', { from, to })
    const least = goods[Math.floor(goods.length / 2)]?.values.netRevenue ?? 0
    const bounded = { from, to, least, most: least + 400_000 }
    const some = await read(owner, 'product', bounded)
    expect(some.items.map((row: Json) => row.key)).toEqual(
      goods
        .filter(({ values }: Json) => values.netRevenue >= least && values.netRevenue <= bounded.most)
        .map((row: Json) => row.key),
    )
    expect((await read(owner, 'product', bounded, '/document')).total).toEqual(sumsOf(some, some.total))
    expect((await read(owner, 'product', { from, to, least: -1e12 })).total).toEqual(all)
  }
}

/** Goods bought are the same imports and returns as the documents; what is owed now is what providers' balances say. */
async function checkEqualPurchases({ owner }: Counter, { providers }: BuyingHistory, questions: readonly Question[]) {
  for (const { from, to } of questions) {
    const days = { from, to }
    const { total: documents } = await read(owner, 'provider', { ...days, view: 'INBOUND' })
    const { total: goods } = await read(owner, 'provider', { ...days, view: 'PRODUCT' })
    for (const id of Object.keys(goods)) if (id in documents) expect(documents[id], id).toBe(goods[id])
    expect(documents.paidAtOnce + documents.putOnDebt).toBe(documents.purchaseValue - documents.costsOfOthers)
    expect(documents.refundedBack + documents.takenOffDebt).toBe(documents.sentBackValue - documents.keptByProvider)
    const { total: debts } = await read(owner, 'provider', { ...days, view: 'DEBT' })
    expect(debts.debtAfter).toBe(debts.debtBefore + debts.debtUp - debts.debtDown)
  }
  const { total: owed } = await read(owner, 'customer', { view: 'DEBT' })
  expect(owed.debtAfter).toBe(owed.debtBefore + owed.debtUp - owed.debtDown)
  for (const providerId of providers)
    expect((await read(owner, 'provider', { view: 'DEBT', providerId })).total.debtAfter).toBe(
      (await owner.get(`provider/${providerId}`)).data.debt,
    )
}

describe('what a report is asked', () => {
  let counter: Counter
  let owner: Person
  let today: string
  let providers: readonly string[]
  const bought: BuyingDeed = {
    kind: 'buy',
    which: 0,
    goods: [1],
    quantity: 4,
    bonus: 1,
    price: 5_000,
    vatRate: 5,
    discount: 777,
    costs: 501,
    paid: 333,
  }
  beforeAll(async () => {
    counter = await openCounter(shop)
    owner = counter.owner
    for (const days of [0, 0, 1, 3, 40])
      expect(
        (await sell(counter, { days, goods: [0, 3], quantity: 2, customer: days % 3, discount: 100 })).status,
      ).toBe(201)
    today = (await read(owner, 'sale', {})).to
    const buying = await BuyingHistory.open(counter)
    await buying.do(bought, 0)
    await buying.do({ ...bought, kind: 'send-back' }, 0)
    expect([...buying.done]).toEqual(['buy', 'send-back'])
    providers = buying.providers
    // With VAT that is no revenue there is a column more.
    expect((await declareMethod(owner, 'DEDUCTION')).status).toBe(200)
  })

  it('rows within bounds whose leading figure is nothing keep their documents', async () => {
    const store = await openCounter(shop)
    await sell(store, { days: 0, goods: [0], quantity: 2, customer: 2, discount: 0 })
    const asked = { view: 'DISCOUNT', groupBy: 'seller', least: 0, most: 0 }
    const { items, total } = await read(store.owner, 'sale', asked)
    expect(items).toHaveLength(1)
    expect(total.gross).toBeGreaterThan(0)
    expect((await read(store.owner, 'sale', asked, '/document')).total.gross).toBe(total.gross)
  })

  it('knows no day behind 2999: each of its rows would be reckoned for ever', async () => {
    for (const area of reportAreas) {
      const reply = await owner.get(`report/${area}?from=9999-12-31&to=9999-12-31`)
      expect(reply.body.issues).toMatchObject([{ path: 'from' }, { path: 'to' }])
      expect((await owner.get(`report/${area}?from=2999-12-31&to=2999-12-31&compare=YEAR`)).status).toBe(200)
    }
    for (const path of ['tax-book?book=S2A', 'cashbook/flow?', 'cashbook?', 'gpp-book?', 'debt-report/customer?'])
      expect((await owner.get(`${path}&from=9999-01-01&to=9999-12-31`)).status, path).toBe(422)
    expect((await owner.get('tax-book/estimate?through=9999-12-31')).status).toBe(422)
    expect((await owner.get('shift/day?day=9999-12-31')).status).toBe(422)
  })

  it('goes without a view: today by time, every time there, days to come cut off', async () => {
    const { from, to, items } = await read(owner, 'sale', {
      from: addDays(today, -2),
      to: addDays(today, 30),
      groupBy: 'day',
    })
    expect([from, to]).toEqual([addDays(today, -2), today])
    expect(items.map((row: Json) => [row.key, row.values.bills])).toEqual([
      [addDays(today, -2), 0],
      [addDays(today, -1), 1],
      [today, 2],
    ])
    expect((await read(owner, 'sale', { groupBy: 'hour' })).items).toHaveLength(24)
    expect((await read(owner, 'sale', { groupBy: 'weekday' })).items[0].label).toBe('Thứ hai')
  })

  it.each<[string, string, string, string]>([
    [
      'period-invalid',
      'sale?from=2026-11-02&to=2026-11-01',
      'from',
      'Ngày bắt đầu 02/11/2026 sau ngày kết thúc 01/11/2026.',
    ],
    ['period-too-long', 'sale?from=2010-01-01&to=2026-11-01', 'from', 'Chọn kỳ tối đa 10 năm.'],
    ['invalid-input', 'sale?from=1999-12-31&to=2026-11-01', 'from', 'Chọn ngày từ 01/01/2000'],
    ['group-not-offered', 'sale?groupBy=product', 'groupBy', 'Báo cáo Thời gian không nhóm theo mặt hàng.'],
    ['group-not-offered', 'sale?groupBy2=seller', 'groupBy2', 'Báo cáo Thời gian không nhóm theo người bán.'],
    ['invalid-input', 'sale?parts=COMBO', 'parts', 'Báo cáo Thời gian không lọc theo combo hay thành phần.'],
    ['invalid-input', 'sale?sortBy=profit', 'sortBy', 'Báo cáo Thời gian không sắp xếp theo cột này.'],
    ['invalid-input', 'product?sortBy=key', 'sortBy', 'Báo cáo Hàng bán không sắp xếp theo cột này.'],
  ])('refuses %s: %s', async (error, path, field, message) => {
    const { status, body } = await owner.get(`report/${path}`)
    expect([status, body.error]).toEqual([422, error])
    expect(body.issues).toEqual([{ path: field, message }])
  })

  it.each(reportAreas)('%s: rows stand in the order of any column', async area => {
    for (const view of reportViews[area])
      for (const sortBy of viewIn(area, view).columns.filter(id => !isNoted(measureOf(id)))) {
        const { items } = await read(owner, area, { view, from: addDays(today, -50), sortBy })
        // What does not sell lasts for ever.
        const nothing = measureOf(sortBy).kind === 'days' ? Infinity : -Infinity
        const values = items.map((row: Json) => row.values[sortBy] ?? nothing)
        expect(values, `${view} by ${sortBy}`).toEqual(values.toSorted((a: number, b: number) => b - a))
      }
  })

  it('pages by cursor, in the asked order', async () => {
    const pages: Json[] = []
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page: Json = await read(owner, 'product', {
        from: addDays(today, -50),
        limit: 1,
        sortBy: 'units',
        orderBy: 'ASC',
        cursor,
      })
      pages.push(...page.items)
      cursor = page.nextCursor
    }
    expect(pages.map(row => row.values.units)).toEqual(pages.map(row => row.values.units).sort((a, b) => a - b))
    expect(pages.map(row => row.key).sort()).toEqual(
      (await read(owner, 'product', { from: addDays(today, -50) })).items.map((row: Json) => row.key).sort(),
    )
    expect((await owner.get('report/product?cursor=xyz')).status).toBe(422)
  })

  const everyView = reportAreas.flatMap(area => reportViews[area].map(view => ({ area, view })))
  it.each(everyView)(
    '$area $view is read by each of its groups, with all of its filters and the time before',
    async ({ area, view }) => {
      const group = async (path: string) => (await owner.post(path, { name: `Nhóm của ${area} ${view}` })).data.id
      const values = {
        sellerId: owner.profile.id,
        customerId: counter.customers[0],
        customerGroupId: await group('customer-group'),
        productId: counter.goods[0]!.id,
        productGroupId: await group('product-group'),
        providerId: providers[0],
        supplierId: providers[0],
        priceBookId: await group('price-book'),
        goodsType: '1',
        discounted: 'ANY',
        controlGroup: 'psychotropic',
        channel: 'COUNTER',
        method: 'CASH',
        parts: 'COMPONENT',
        expiry: 'D90',
        rankBy: 'QUANTITY',
      }
      const { groups, second = [], filters: names } = viewIn(area, view)
      const filters = Object.fromEntries(names.map(name => [name, values[name]]))
      for (const groupBy of groups)
        for (const groupBy2 of [undefined, ...second]) {
          const asked = { view, groupBy, groupBy2, from: addDays(today, -50) }
          const report = await read(owner, area, { ...asked, compare: 'YEAR' })
          const { id } = report.columns.find((one: Json) => one.isSum)
          expect(summed(report.items, id)).toBe(report.total[id])
          for (const more of [{}, filters])
            await read(owner, area, { ...asked, ...more, key: report.items[0]?.key }, '/document')
          await read(owner, area, { ...asked, ...filters, compare: 'PREVIOUS' })
        }
    },
  )

  it('a running day is compared up to this time of the other; what came later that day does not count', async () => {
    const at = (await read(owner, 'sale', { compare: 'PREVIOUS' })).compareUntil
    expect(at).toMatch(/^\d\d:\d\d$/)
    const all = await read(owner, 'sale', { from: addDays(today, -1), to: addDays(today, -1) })
    // It was sold a whole day ago to the second: at midnight nothing of that day had been sold.
    const [early, late] = [
      await read(owner, 'sale', { from: addDays(today, -1), to: addDays(today, -1), until: '00:00' }),
      await read(owner, 'sale', { from: addDays(today, -1), to: addDays(today, -1), until: '23:59' }),
    ]
    expect([all.total.bills, late.total.bills]).toEqual([1, 1])
    expect(early.total.bills).toBeLessThanOrEqual(at === '00:00' ? 1 : 0)
    expect((await read(owner, 'sale', { from: addDays(today, -1), compare: 'PREVIOUS' })).compareUntil).toBeNull()
    expect((await owner.get('report/product?until=10:00')).status).toBe(422)
  })

  it('a row says who is new, who came last when, in which unit and at what price goods went, and how goods rank', async () => {
    const store = await openCounter(shop)
    const [old, fresh] = store.customers
    await sell(store, { days: 40, goods: [0], quantity: 3, customer: 0, discount: 0 })
    for (const customer of [0, 1]) await sell(store, { days: 2, goods: [0, 1], quantity: 2, customer, discount: 0 })
    const last = await sell(store, { days: 0, goods: [2], quantity: 1, customer: 1, discount: 0 })
    await store.owner.post(`bill/${last.data.id}/cancel`, { reason: 'Nhầm' })
    const days = { from: addDays(today, -10), to: today }
    const visits = await read(store.owner, 'customer', { ...days, groupBy: 'visit' })
    expect(Object.fromEntries(visits.items.map((row: Json) => [row.label, row.values.bills]))).toEqual({
      'Khách cũ': 1,
      'Khách mới': 1,
    })
    const customers = await read(store.owner, 'customer', days)
    // A cancelled bill is no visit.
    expect(customers.items.map((row: Json) => [row.key, dayOfNumber(row.values.lastVisit)]).sort()).toEqual(
      [old, fresh].map(id => [id, addDays(today, -2)]).sort(),
    )
    const units = await read(store.owner, 'product', { ...days, view: 'UNIT' })
    expect(units.items.map((row: Json) => [row.detail.split(' · ').at(-1), row.values.soldInUnit])).toEqual([
      ['Viên', 4],
      ['Viên', 4],
    ])
    const prices = await read(store.owner, 'product', { ...days, view: 'PRICE' })
    expect(new Set(prices.items.map((row: Json) => row.key.split('~')[1]))).toEqual(new Set(['1000']))
    const ranks = await read(store.owner, 'product', { from: addDays(today, -60), view: 'ABC', rankBy: 'QUANTITY' })
    expect(ranks.items.map((row: Json) => [row.values.units, row.values.abc, row.values.xyz])).toEqual([
      [7, 1, 3],
      [4, 1, 3],
    ])
    const file = await rowsOf(await askForFile(shop, store.owner, 'report/product/export', { ...days, view: 'ABC' }))
    expect(file.map(row => row.ABC)).toEqual(['A', 'A', null])
  })

  it('promotions are what the bills say that promotions took off', async () => {
    const store = await openCounter(shop)
    await turnSwitch(store.owner, 'promoteMedicines', true)
    const promotion = { name: 'Giảm cho hóa đơn', level: 'ORDER', effect: 'MONEY', rules: [{ value: 10 }] }
    const discount = await store.owner.post('discount', promotion)
    expect(discount.status, JSON.stringify(discount.body)).toBe(201)
    for (const goods of [[0], [1, 2]]) {
      const items = goods.map(at => {
        const { id, units } = store.goods[at]!
        return { productId: id, unitId: units.Viên, quantity: 2 }
      })
      const bill = { items, payments: [{ method: 'CASH', amount: goods.length * 2_000 - 10 }] }
      const { status, body } = await store.owner.post('bill', bill)
      expect(status, JSON.stringify(body)).toBe(201)
    }
    const { total, items } = await read(store.owner, 'sale', { view: 'PROMOTION' })
    const { total: discounts } = await read(store.owner, 'sale', { view: 'DISCOUNT' })
    expect(items.map((row: Json) => [row.key, row.label])).toEqual([[discount.data.id, 'Giảm cho hóa đơn']])
    expect(total).toMatchObject({ promotionUses: 2, promotionAmount: 20 })
    expect(discounts.promotionLine + discounts.promotionBill).toBe(total.promotionAmount)
    const documents = await read(store.owner, 'sale', { view: 'PROMOTION', key: discount.data.id }, '/document')
    expect(documents.items.map((one: Json) => one.values.promotionAmount)).toEqual([10, 10])
  })

  it('filters count what they name, and nothing of another store', async () => {
    const days = { from: addDays(today, -50) }
    const of = async (area: ReportArea, more: object) => (await read(owner, area, { ...days, ...more })).total
    const customerId = counter.customers[0]!
    expect((await of('sale', { customerId })).bills).toBe(3)
    expect((await of('customer', { customerId })).bills).toBe(3)
    expect((await of('sale', { sellerId: owner.profile.id })).bills).toBe(5)
    expect((await of('sale', { sellerId: counter.seller.profile.id })).bills).toBe(0)
    expect((await of('sale', { method: 'CASH' })).bills).toBe(5)
    expect((await of('sale', { method: 'DEBT', channel: 'COUNTER' })).bills).toBe(0)
    expect((await of('product', { productId: counter.goods[0]!.id })).soldUnits).toBe(10)
    expect((await of('product', { productId: counter.goods[0]!.id, parts: 'COMPONENT' })).soldUnits).toBe(30)
    const stranger = await shop.registerStore()
    const strange = await someProduct(stranger)
    for (const asked of [`productId=${strange.id}`, `sellerId=${stranger.profile.id}`])
      expect((await owner.get(`report/product?${asked}`)).status).toBe(404)
    expect((await stranger.get(`report/sale?branchId=${owner.branchId}`)).status).toBe(404)
  })

  it('all branches are those of the caller; another branch does not exist for them', async () => {
    const there = await addBranch(shop, owner)
    const clerk = await addEmployee(shop, owner, { grants: [{ model: 'sale_report', action: 'read' }] })
    expect((await clerk.get(`report/sale?branchId=${there}`)).status).toBe(404)
    expect((await clerk.get(`report/sale/document?branchId=${there}`)).status).toBe(404)
    const days = { from: addDays(today, -50), groupBy: 'branch', branchId: 'all' }
    expect((await read(clerk, 'sale', days)).items).toHaveLength(1)
    expect((await read(clerk, 'sale', days)).total.bills).toBe(5)
    expect((await clerk.get('report/product')).status).toBe(403)
  })

  it('the file has the columns of the screen and ends with its total', async () => {
    const asked = { from: addDays(today, -50), view: 'REVENUE' }
    const report = await read(owner, 'product', asked)
    const rows = await rowsOf(await askForFile(shop, owner, 'report/product/export', asked))
    expect(Object.keys(rows[0]!).slice(2)).toEqual([
      'SL thuần',
      'Doanh thu',
      'Giá trị trả',
      'Doanh thu thuần',
      'Tỷ trọng (%)',
      'Thuế GTGT đầu ra',
      'Giá vốn',
      'Lợi nhuận gộp',
      'Biên lợi nhuận (%)',
      'Lãi trên giá vốn (%)',
      'Tỷ trọng lợi nhuận (%)',
    ])
    expect(rows).toHaveLength(report.items.length + 1)
    expect(rows.map(row => row['Doanh thu thuần'])).toEqual(
      [...report.items, { values: report.total }].map(row => row.values.netRevenue),
    )
    expect(rows.at(-1)).toMatchObject({
      'Mặt hàng': 'Tổng cộng',
      'Lợi nhuận gộp': report.total.profit,
      'Tỷ trọng (%)': 100,
    })
  })

  it('buying: goods less discount with VAT and every cost; what was paid at once and what is owed; drafts and opening stock are none of it', async () => {
    const [item] = counter.goods
    const line = { productId: item!.id, unitId: item!.units.Vỉ, quantity: 1, price: 9_000, vatRate: 0 }
    const items = [{ ...line, lots: [{ lotNumber: 'N1', expiryDate: '2031-01-31', quantity: 1 }] }]
    for (const more of [
      { status: 'DRAFT', providerId: providers[0] },
      { status: 'SUCCEED', kind: 'OPENING' },
    ]) {
      const reply = await owner.post('inbound', { items, ...more })
      expect(reply.status, JSON.stringify(reply.body)).toBe(201)
    }
    const vat = Math.round((20_000 - 777) * 0.05)
    const { total, items: rows } = await read(owner, 'provider', { groupBy: 'boughtOf' })
    expect(rows.map((row: Json) => row.key)).toEqual([providers[0]])
    expect(total).toMatchObject({
      inbounds: 1,
      purchasedUnits: 50,
      purchaseGoods: 20_000,
      purchaseDiscount: 777,
      purchaseVat: vat,
      purchaseCosts: 1_003,
      purchaseValue: 20_000 - 777 + vat + 1_003,
      costsOfOthers: 502,
      paidAtOnce: 333,
      putOnDebt: 20_000 - 777 + vat + 501 - 333,
      purchaseReturnCount: 1,
      sentBackUnits: 10,
      keptByProvider: 11,
      refundedBack: 100,
      takenOffDebt: total.sentBackValue - 111,
      netPurchase: total.purchaseValue - total.sentBackValue,
      purchaseShare: 10_000,
    })
    const documents = await read(owner, 'provider', { key: providers[0] }, '/document')
    expect(documents.items.map((row: Json) => [row.kind, row.customerName, row.values.netPurchase])).toEqual([
      ['inbound-return', rows[0].label, -total.sentBackValue],
      ['inbound', rows[0].label, total.purchaseValue],
    ])
    const debts = await read(owner, 'provider', { view: 'DEBT', from: addDays(today, 1), to: addDays(today, 1) })
    expect(debts.total).toMatchObject({
      debtUp: 0,
      debtDown: 0,
      debtBefore: total.putOnDebt + 502 - total.takenOffDebt,
    })
    const before = await read(
      owner,
      'provider',
      { view: 'DEBT', from: addDays(today, 1), to: addDays(today, 1), key: providers[0] },
      '/document',
    )
    expect(before.items).toMatchObject([{ kind: 'balance', code: 'Nợ trước kỳ', values: debts.total }])
    const clerk = await addEmployee(shop, owner, { grants: [{ model: 'provider_report', action: 'read' }] })
    expect((await clerk.get('report/provider?view=DEBT')).status).toBe(403)
    expect((await owner.get(`report/provider?providerId=${counter.customers[0]}`)).status).toBe(404)
  })

  it('the result counts vouchers and what was destroyed, each with its document, with cells as without; only for who may see both', async () => {
    const { data: kinds } = await owner.get('voucher/kind')
    const { data: funds } = await owner.get('cash-account')
    const accountId = funds.find((fund: Json) => fund.kind === 'CASH').id
    const voucher = async (direction: 'IN' | 'OUT', countsInProfit: boolean, amount: number) => {
      const { id } = kinds.find((kind: Json) => kind.direction === direction && kind.countsInProfit === countsInProfit)
      const reply = await owner.post('voucher', { direction, kindId: id, accountId, amount })
      expect(reply.status, JSON.stringify(reply.body)).toBe(201)
      return reply.data
    }
    await voucher('IN', true, 7_000)
    await voucher('OUT', true, 3_000)
    await voucher('OUT', false, 1_000)
    await owner.post(`voucher/${(await voucher('OUT', true, 500)).id}/cancel`, { reason: 'Nhầm' })
    const [goods] = counter.goods
    const lost = { productId: goods!.id, unitId: goods!.units.Viên, lotId: goods!.lots[0], quantity: 7 }
    const gone = await owner.post('disposal', { status: 'SUCCEED', reason: 'DAMAGED', items: [lost] })
    expect(gone.status, JSON.stringify(gone.body)).toBe(201)
    const asked = { view: 'RESULT', from: addDays(today, -50) }
    const check = async () => {
      const { total } = await read(owner, 'sale', asked)
      expect(total).toMatchObject({ otherIncome: 7_000, expenses: 3_000, disposed: gone.data.value })
      expect(total.result).toBe(total.profit + 4_000 - gone.data.value)
      const documents = await read(owner, 'sale', asked, '/document')
      const contribution = (kind: string) =>
        documents.items.filter((row: Json) => row.kind === kind).map((row: Json) => row.values.result)
      expect(contribution('voucher').sort()).toEqual([-3_000, 7_000])
      expect(contribution('disposal')).toEqual([-gone.data.value])
      for (const { id } of documents.columns) expect(documents.total[id]).toBe(total[id])
    }
    expect(gone.data.value).toBeGreaterThan(0)
    await check()
    while (await step(counter, -2));
    await check()
    const profit: Grant = { model: 'profit', action: 'read' }
    const clerk = await addEmployee(shop, owner, { grants: [{ model: 'sale_report', action: 'read' }, profit] })
    expect((await clerk.get('report/sale?view=RESULT')).status).toBe(403)
    expect((await clerk.get('report/sale/document?view=RESULT')).status).toBe(403)
  })

  it('the result counts what a transfer brought short, apart from what was destroyed, at the branch that sent it', async () => {
    const other = await openCounter(shop)
    const target = await addBranch(shop, other.owner)
    const [goods] = other.goods
    const [unitId, lotId] = [goods!.units.Viên, goods!.lots[0]]
    const item = { productId: goods!.id, unitId, quantity: 100 }
    const sent = await other.owner.post('stock-transfer', { status: 'SUCCEED', targetBranchId: target, items: [item] })
    expect(sent.status, JSON.stringify(sent.body)).toBe(201)
    const short = { id: sent.data.items[0].lots[0].id, received: 60, back: 10, lost: 30, note: 'vỡ' }
    const said = { lossReason: 'Rơi trên đường', lossParty: 'Người giao' }
    const path = `stock-transfer/${sent.data.id}`
    const reply = await other.owner.post(`${path}/receive`, { version: sent.data.version, lots: [short], ...said })
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    const { lostValue } = (await other.owner.get(path)).data
    const items = [{ productId: goods!.id, unitId, lotId, quantity: 7 }]
    const { data: gone } = await other.owner.post('disposal', { status: 'SUCCEED', reason: 'DAMAGED', items })
    expect(Math.min(lostValue, gone.value)).toBeGreaterThan(0)

    const asked = { view: 'RESULT', from: addDays(today, -50), branchId: 'all' }
    const whole = { disposed: gone.value, lostOnWay: lostValue, result: -gone.value - lostValue }
    const check = async () => {
      expect((await read(other.owner, 'sale', asked)).total).toMatchObject(whole)
      const { items: rows } = await read(other.owner, 'sale', { ...asked, groupBy: 'branch' })
      // Of the branch that received it nothing is lost.
      expect(rows).toMatchObject([{ values: whole }])
      const documents = await read(other.owner, 'sale', asked, '/document')
      expect(documents.total).toMatchObject(whole)
      expect(documents.items).toHaveLength(2)
      expect(documents.items).toContainEqual(
        expect.objectContaining({
          kind: 'stock-transfer',
          id: sent.data.id,
          code: sent.data.code,
          values: expect.objectContaining({ disposed: 0, lostOnWay: lostValue, result: -lostValue }),
        }),
      )
    }
    await check()
    while (await step(other, -2));
    await check()
  })

  const closedByColumn = reportAreas.flatMap(area =>
    reportViews[area].flatMap(view => (viewIn(area, view).rights ? [] : [[area, view] as const])),
  )
  it.each(closedByColumn)('%s %s: a column that the caller may not see is nowhere', async (area, view) => {
    const read1: Grant = { model: `${area}_report`, action: 'read' }
    const grants: Grant[] = [read1, { model: 'bill', action: 'read' }, { model: 'data_export', action: 'create' }]
    const clerk = await addEmployee(shop, owner, { grants })
    const asked = { view, from: addDays(today, -50), compare: 'PREVIOUS' }
    const closed = viewIn(area, view).columns.filter(id => measureOf(id).right !== undefined)
    const report = await read(clerk, area, asked)
    const said = JSON.stringify([report, await read(clerk, area, { view, from: asked.from }, '/document')])
    for (const id of closed) {
      expect(said).not.toContain(`"${id}"`)
      expect((await clerk.get(`report/${area}?view=${view}&sortBy=${id}`)).body.issues).toMatchObject([
        { path: 'sortBy' },
      ])
    }
    expect((await read(owner, area, asked)).columns).toHaveLength(report.columns.length + closed.length)
    const file = await rowsOf(await askForFile(shop, clerk, `report/${area}/export`, { view, from: asked.from }))
    const heads = Object.keys(file[0] ?? {}).join()
    for (const id of closed) expect(heads).not.toContain(measureOf(id).label)
  })

  it('who may not read bills sees of employees themselves only, and hidden phones of customers', async () => {
    const clerk = await addEmployee(shop, owner, {
      grants: [
        { model: 'employee_report', action: 'read' },
        { model: 'customer_report', action: 'read' },
      ],
    })
    const from = addDays(today, -50)
    expect((await read(clerk, 'employee', { from })).items).toEqual([])
    expect((await clerk.get(`report/employee?sellerId=${owner.profile.id}`)).status).toBe(404)
    expect((await read(owner, 'employee', { from })).items).toMatchObject([
      { key: owner.profile.id, values: { bills: 5 } },
    ])
    const hidden = (await read(clerk, 'customer', { from })).items.find((row: Json) => row.key === counter.customers[0])
    const whole = (await read(owner, 'customer', { from })).items.find((row: Json) => row.key === counter.customers[0])
    expect(hidden.detail).toContain('••••')
    expect(whole.detail).not.toContain('••••')
  })
})
