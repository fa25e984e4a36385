import type { BookRow } from '@quay/contract/book/shapes'
import { taxFormsOf } from '@quay/domain/book/tax-forms'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { addBranch, addEmployee, someProduct } from '../../../test/factories.ts'
import { askForFile } from '../../../test/file/exported.ts'
import { boxes, receive } from '../../../test/receive.ts'
import { type Shelved, shelve } from '../../../test/shelf.ts'
import { queryOf } from '../../db/connection/query-of.ts'
import { advanceMark } from '../report/advance-mark.ts'

let shop: TestApp
let owner: Person
let pill: Shelved
let mask: Shelved
let visit: Pick<Shelved, 'id' | 'units'>
let day: string
const year = () => ({ from: `${day.slice(0, 4)}-01-01`, to: `${day.slice(0, 4)}-12-31` })

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
  pill = await shelve(shop, owner, [{ quantity: 500, value: 300_000 }])
  mask = await shelve(shop, owner, [{ quantity: 500, value: 100_000 }], { vatRate: 10, name: 'Khẩu trang' })
  const units = [{ name: 'Lần', ratio: 1, price: 1_000, isBase: true }]
  const { data: service } = await owner.post('product', {
    type: 4,
    name: 'Đo huyết áp',
    isLotManaged: false,
    vatRate: 8,
    units,
  })
  visit = { id: service.id, units: { Viên: service.units[0].id } }
  const { data: packing } = await owner.post('surcharge', {
    name: 'Phí gói quà',
    amount: { unit: 2, value: 2_000 },
    vatRate: 8,
    returns: 'WHOLE',
  })
  const first = await sell([line(pill, 10), line(visit, 5)], 17_000, { surcharges: [{ surchargeId: packing.id }] })
  day = (await owner.get(`bill/${first.id}`)).data.businessDay
  await sell([line(mask, 20)], 20_000)
  const cancelled = await sell([line(pill, 3)], 3_000)
  expect((await owner.post(`bill/${cancelled.id}/cancel`, { reason: 'Nhầm' })).status).toBe(200)
  const { data: sold } = await owner.get(`bill/${first.id}`)
  const back = await owner.post('sale-return', {
    billId: first.id,
    reason: 'CHANGED_MIND',
    fee: { unit: 2, value: 500 },
    items: [{ billItemId: sold.items[0].id, unitId: pill.units.Viên, quantity: 4, restock: false }],
    payments: [{ method: 'CASH', amount: 3_500 }],
  })
  expect(back.status, JSON.stringify(back.body)).toBe(201)
})
afterAll(() => shop.close())

const line = (goods: Pick<Shelved, 'id' | 'units'>, quantity: number) => ({
  productId: goods.id,
  unitId: goods.units.Viên,
  quantity,
})
async function sell(items: object[], amount: number, more: object = {}): Promise<Json> {
  const reply = await owner.post('bill', { items, payments: [{ method: 'CASH', amount }], ...more })
  expect(reply.status, JSON.stringify(reply.body)).toBe(201)
  return reply.data
}

/** All days of the store come into the cells, today's too. */
async function takeAllDaysIn(): Promise<void> {
  const { owner: database } = shop.database
  const storeId = owner.profile.store.id
  await database.query(`begin; set local app.store_id = '${storeId}'`)
  while (await advanceMark({ storeId, query: queryOf(database) }, new Date(Date.now() + 2 * 86_400_000)));
  await database.query('commit')
}

async function book(name: string, more: Record<string, string> = {}, who = owner): Promise<Json> {
  const reply = await who.get(`tax-book?${new URLSearchParams({ book: name, ...year(), ...more })}`)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  const form = taxFormsOf[reply.data.form as keyof typeof taxFormsOf]
  for (const { cells } of reply.data.rows as BookRow[]) expect(cells).toHaveLength(form.columns.length)
  return reply.data
}
const rowsOf = (table: Json): BookRow[] => table.rows.filter(({ kind }: BookRow) => kind === 'ROW')
const sumOf = (rows: readonly BookRow[], place: number) =>
  rows.reduce((sum, { cells }) => sum + Number(cells[place] ?? 0), 0)
const under = (table: Json, words: string): BookRow =>
  table.rows.find(({ kind, cells }: BookRow) => kind !== 'ROW' && cells.some(cell => String(cell).startsWith(words)))

/** 10 pills, 5 visits, packing, 20 masks, less 4 pills, of whose price 500 stay. */
const revenue = 10_000 + 5_000 + 2_000 + 20_000 - 4_000 + 500

describe('the books of revenue', () => {
  it.each(['S1A', 'S2A', 'S2B'])('%s: by day and by document the same sum, cancelled bills left out', async name => {
    const place = taxFormsOf[name as 'S1A'].columns.length - 1
    const byDay = await book(name)
    const byDocument = await book(name, { by: 'DOCUMENT' })
    expect(sumOf(rowsOf(byDay), place)).toBe(revenue)
    expect(sumOf(rowsOf(byDocument), place)).toBe(revenue)
    expect(under(byDay, 'Tổng cộng').cells[place]).toBe(revenue)
  })

  it('tells goods from services, and what was taken beside goods is a service', async () => {
    const { rows } = await book('S2A')
    expect(rows.filter(({ kind }: BookRow) => kind === 'HEAD').map(({ cells }: BookRow) => cells[2])).toEqual([
      'Phân phối, cung cấp hàng hóa (GTGT 1%, TNCN 0,5%)',
      'Dịch vụ, xây dựng không bao thầu nguyên vật liệu (GTGT 5%, TNCN 2%)',
    ])
    const sums = rows.filter(({ cells }: BookRow) => cells[2] === 'Tổng doanh thu của nhóm')
    expect(sums.map(({ cells }: BookRow) => cells[3])).toEqual([revenue - 7_000, 7_000])
    // The year is far below the threshold.
    expect(under({ rows }, 'Tổng thuế GTGT').cells[3]).toBe(0)
  })

  it('opens the document of a line', async () => {
    const rows = rowsOf(await book('S2A', { by: 'DOCUMENT' }))
    expect(new Set(rows.map(({ opens }) => opens!.kind))).toEqual(new Set(['bill', 'sale-return']))
    const back = rows.find(({ opens }) => opens!.kind === 'sale-return')!
    expect(back.cells).toEqual([expect.stringMatching(/^TH/), day, 'Khách trả hàng', -3_500])
  })

  it('a period without sales has an empty book', async () => {
    const empty = await book('S2A', { from: '2020-01-01', to: '2020-12-31' })
    expect(rowsOf(empty)).toEqual([])
    expect(under(empty, 'Tổng cộng').cells[3]).toBe(0)
    // No rule is known of that year: nothing is told of its tax.
    expect(under(empty, 'Tổng thuế GTGT').cells[3]).toBeNull()
  })
})

describe('the table of the declaration', () => {
  it('sells by rate what the book of revenue has, but for the fee that was kept', async () => {
    expect((await owner.put('tax-info', { taxCode: '0100109106', method: 'DEDUCTION' })).status).toBe(200)
    const table = await book('DECLARATION')
    expect(table.form).toBe('DECLARATION_RATE')
    const rates = Object.fromEntries(rowsOf(table).map(({ cells }) => [cells[1], cells[4]]))
    expect(rates).toEqual({ '10%': 20_000, '8%': 7_000, '5%': 6_000 })
    expect(sumOf(rowsOf(table), 2) + sumOf(rowsOf(table), 3)).toBe(revenue - 500)
  })

  it('of who deducts: what was bought at each rate, less what went back, and output less input', async () => {
    const bought = (quantity: number, price: number, vatRate: number) => ({
      productId: mask.id,
      unitId: mask.units.Viên,
      vatRate,
      quantity,
      price,
      lots: [{ lotNumber: `M${vatRate}`, expiryDate: '2030-12-31', quantity }],
    })
    const { data: maker } = await owner.post('provider', { name: 'Công ty Dược Sông Hồng' })
    const received = await receive(owner, [bought(10, 1_000, 10), bought(10, 400, 5)], { providerId: maker.id })
    expect(received.status, JSON.stringify(received.body)).toBe(201)
    const { data: returnable } = await owner.get(`inbound-return/candidate?inboundId=${received.data.id}`)
    const first = returnable.find(({ vatRate }: Json) => vatRate === 10)
    const back = await owner.post('inbound-return', {
      ...{ inboundId: received.data.id, providerId: maker.id, reason: 'DAMAGED', status: 'SUCCEED' },
      items: [
        {
          ...{ productId: mask.id, unitId: mask.units.Viên, quantity: 3, price: 1_000, vatRate: 10 },
          ...{ lotId: first.lotId, inboundItemId: first.inboundItemId },
        },
      ],
    })
    expect(back.status, JSON.stringify(back.body)).toBe(201)
    const { rows } = await book('DECLARATION')
    const from = rows.findIndex(({ cells }: BookRow) => cells[1] === 'Hàng mua vào')
    const input = rows.slice(from).filter(({ kind }: BookRow) => kind === 'ROW')
    expect(input.map(({ cells }: BookRow) => cells.slice(1))).toEqual([
      ['10%', 7_000, 700, 7_700],
      ['5%', 4_000, 200, 4_200],
    ])
    const output = sumOf(
      rows.slice(0, from).filter(({ kind }: BookRow) => kind === 'ROW'),
      3,
    )
    expect(rows.slice(-3).map(({ cells }: BookRow) => cells.slice(1, 4))).toEqual([
      ['Thuế GTGT đầu ra trừ đầu vào', null, null],
      [expect.stringMatching(/^Cộng quý/), null, output - 900],
      ['Tổng cộng', null, output - 900],
    ])
    // What was bought is what the report of providers has.
    const { data: report } = await owner.get(`report/provider?view=INBOUND&from=${day}&to=${day}`)
    expect(report.total).toMatchObject({ purchaseVat: 1_200 })
    const { data } = await owner.get('tax-book/estimate')
    expect(data.estimate).toBeNull()
    expect(data.deduction.at(-1)).toMatchObject({ output, input: 900 })
    // Who may not see what was bought sees what was sold alone.
    const clerk = await addEmployee(shop, owner, { grants: [{ model: 'sale_report', action: 'read' }] })
    const seen = (await book('DECLARATION', {}, clerk)).rows
    expect(seen.some(({ cells }: BookRow) => cells.some(cell => /mua vào|đầu vào/i.test(String(cell))))).toBe(false)
    expect(rowsOf({ rows: seen })).toEqual(rows.slice(0, from).filter(({ kind }: BookRow) => kind === 'ROW'))
  })

  it('begins with the table of the declaration for who deducts, and with the book of revenue for a household', async () => {
    const unnamed = await owner.get(`tax-book?${new URLSearchParams(year())}`)
    expect(unnamed.data.form).toBe('DECLARATION_RATE')
  })

  it('of a household: by activity and month, with the sum of the quarter', async () => {
    const direct = { taxCode: '079085001234', method: 'DIRECT', vatPercent: 1, incomePercent: 0.5, name: 'HKD Hoa Sữa' }
    expect((await owner.put('tax-info', direct)).status).toBe(200)
    const table = await book('DECLARATION')
    expect(table).toMatchObject({ form: 'DECLARATION', household: { taxCode: '079085001234', name: 'HKD Hoa Sữa' } })
    expect(rowsOf(table).map(({ cells }) => cells.slice(1, 4))).toEqual([
      ['Phân phối, cung cấp hàng hóa', revenue - 7_000, '1%'],
      ['Dịch vụ, xây dựng không bao thầu nguyên vật liệu', 7_000, '5%'],
    ])
    expect(under(table, 'Cộng quý').cells[2]).toBe(revenue)
    expect((await owner.get(`tax-book?${new URLSearchParams(year())}`)).data.form).toBe('S2A')
    expect((await owner.get('tax-book/estimate')).data.deduction).toBeNull()
  })
})

describe('costs, goods and money', () => {
  it('S2c: revenue less costs by group', async () => {
    const kinds = (await owner.get('voucher/kind')).data as Json
    const wages = (kinds.items ?? kinds).find(({ name }: Json) => name === 'Lương nhân viên')
    const account = (await owner.get('cash-account')).data as Json
    const cash = (account.items ?? account).find(({ kind }: Json) => kind === 'CASH')
    const paid = { direction: 'OUT', kindId: wages.id, accountId: cash.id, amount: 9_000 }
    expect((await owner.post('voucher', paid)).status).toBe(201)
    const table = await book('S2C')
    const goods = sumOf(
      rowsOf(table).filter(({ opens }) => opens?.id === 'S2D'),
      3,
    )
    expect(under(table, 'b) Chi phí nhân công').cells[3]).toBe(9_000)
    const kindOf = rowsOf(table).find(({ opens }) => opens?.kind === 'payments')!
    expect(kindOf.opens).toMatchObject({ voucherKind: String(kindOf.cells[2]).split(': ')[0] })
    expect(under(table, '3. Chênh lệch').cells[3]).toBe(revenue - goods - 9_000)
    expect(rowsOf(await book('S2C', { by: 'DOCUMENT' })).some(({ opens }) => opens?.kind === 'voucher')).toBe(true)
  })

  it('S2e: ends with what the fund holds', async () => {
    const account = (await owner.get('cash-account')).data as Json
    const cash = (account.items ?? account).find(({ kind }: Json) => kind === 'CASH')
    for (const by of ['DAY', 'DOCUMENT']) {
      const table = await book('S2E', { by })
      const sums = under(table, 'Cộng phát sinh').cells
      expect(under(table, 'Số dư cuối kỳ').cells[5]).toBe(cash.balance)
      expect([sumOf(rowsOf(table), 3), sumOf(rowsOf(table), 4)]).toEqual([sums[3], sums[4]])
    }
  })

  it('S2e: names money between funds, and that it was taken back', async () => {
    const [drawer] = (await owner.get('cash-account')).data as Json[]
    const { data: bank } = await owner.post('cash-account', { name: 'Ngân hàng phụ' })
    const body = { fromAccountId: drawer.id, toAccountId: bank.id, amount: 5_000 }
    const sent = await owner.post('fund-transfer', body)
    expect(sent.status, JSON.stringify(sent.body)).toBe(201)
    expect((await owner.post(`fund-transfer/${sent.data.id}/cancel`, { reason: 'Nhầm' })).status).toBe(200)
    const described = rowsOf(await book('S2E', { by: 'DOCUMENT' }))
      .filter(({ cells }) => cells[0] === sent.data.code)
      .map(({ cells }) => String(cells[2]))
    expect(described.map(words => words.split(' · ')[0]).toSorted()).toEqual([
      'Chuyển quỹ',
      'Chuyển quỹ',
      'Hủy chuyển quỹ',
      'Hủy chuyển quỹ',
    ])
  })

  it('S2d: of each product opening, what came and went, and what lies there; before and behind the mark', async () => {
    const bought = await someProduct(owner, { name: 'Oresol gói' })
    await receive(owner, [boxes(bought, 2)], { kind: 'OPENING' })
    const look = async () => {
      const all = rowsOf(await book('S2D'))
      for (const { cells, opens } of all) {
        const own = await book('S2D', { productId: opens!.id })
        expect(own.form).toBe('S2D')
        const closing = under(own, 'Số dư cuối kỳ').cells
        expect([closing[9], closing[10]], String(cells[1])).toEqual([cells[9], cells[10]])
      }
      return all.map(({ cells }) => cells)
    }
    const before = await look()
    expect(before.find(cells => cells[1] === 'Oresol gói')!.slice(3)).toEqual([0, 0, 200, 60_000, 0, 0, 200, 60_000])
    const stock = (await owner.get('stock?limit=200')).data.items as Json[]
    for (const cells of before) {
      const shelf = stock.find(({ productCode, productName }) => productName === cells[1] || productCode === cells[0])
      if (shelf) expect([shelf.onHand, shelf.value]).toEqual([cells[9], cells[10]])
    }
    await takeAllDaysIn()
    expect(await look()).toEqual(before)
  })
})

describe('who may, and what is written', () => {
  it('revenue needs sale_report/read, the rest more', async () => {
    const clerk = await addEmployee(shop, owner, { grants: [{ model: 'sale_report', action: 'read' }] })
    const ask = async (name: string, who = clerk) =>
      (await who.get(`tax-book?${new URLSearchParams({ book: name, ...year() })}`)).status
    expect(await ask('S2A')).toBe(200)
    for (const name of ['S2C', 'S2D', 'S2E']) expect(await ask(name)).toBe(403)
    expect((await clerk.get('tax-book/estimate')).status).toBe(403)
    const other = await addEmployee(shop, owner, { grants: [{ model: 'bill', action: 'read' }] })
    expect(await ask('S1A', other)).toBe(403)
  })

  it('knows no branch and no product of another store', async () => {
    const stranger = await shop.registerStore()
    const theirs = await someProduct(stranger)
    const { id: branchId } = stranger.profile.branches[0]!
    for (const [name, id] of [
      ['branchId', branchId],
      ['productId', theirs.id],
    ]) {
      const asked: Record<string, string> = { book: 'S2D', ...year(), [name]: id }
      expect((await owner.get(`tax-book?${new URLSearchParams(asked)}`)).status).toBe(404)
      expect((await owner.post('tax-book/print', asked)).status).toBe(404)
      expect((await askForFile(shop, owner, 'tax-book/export', asked)).statusCode).toBe(404)
    }
    expect((await owner.get(`tax-book/estimate?branchId=${branchId}`)).status).toBe(404)
  })

  it('half a household is refused by name', async () => {
    const second = await addBranch(shop, owner, 'Chi nhánh Gò Vấp')
    const there = { branchId: second, taxCode: '079085001234', method: 'DIRECT', vatPercent: 1, incomePercent: 0.5 }
    expect((await owner.put('tax-info', there)).status).toBe(200)
    const clerk = await addEmployee(shop, owner, { grants: [{ model: 'sale_report', action: 'read' }] })
    const refused = await clerk.get(`tax-book?${new URLSearchParams({ book: 'S1A', ...year() })}`)
    expect(refused).toMatchObject({ status: 403, body: { error: 'tax-book-branches' } })
    expect(refused.body.message).toContain('Chi nhánh Gò Vấp')
    expect((await owner.put('tax-info', { ...there, taxCode: '0312770607' })).status).toBe(200)
    expect((await clerk.get(`tax-book?${new URLSearchParams({ book: 'S1A', ...year() })}`)).status).toBe(200)
  })

  it('refuses days that are turned around, and more than a year', async () => {
    const ask = (from: string, to: string) => owner.get(`tax-book?${new URLSearchParams({ book: 'S1A', from, to })}`)
    expect((await ask('2026-02-01', '2026-01-31')).body.issues[0].path).toBe('to')
    expect((await ask('2025-01-01', '2026-06-30')).body.issues[0].path).toBe('from')
    expect((await ask('2028-01-01', '2028-12-31')).status).toBe(200)
  })

  it('goes out in the form of the law, and both ways out are rows of the log', async () => {
    const reply = await askForFile(shop, owner, 'tax-book/export', { book: 'S2A', ...year() })
    expect(reply.statusCode).toBe(200)
    const { rows } = (await readXlsx(reply.rawPayload)).sheets[0]!
    const words = rows.flat().map(String)
    expect(words).toContain('HỘ, CÁ NHÂN KINH DOANH: HKD Hoa Sữa')
    expect(words).toContain('Mẫu số S2a-HKD')
    expect(words).toContain(`Kỳ kê khai: Năm ${day.slice(0, 4)}`)
    expect(rows.find(row => row[2] === 'Tổng cộng doanh thu')![3]).toBe(revenue)
    expect((await owner.post('tax-book/print', { book: 'S2A', ...year() })).status).toBe(200)
    const log = (await owner.get('user_log?limit=2')).data.items as Json[]
    expect(log.map(({ action }) => action)).toEqual(['tax-book.print', 'excel.export'])
    expect(log[0].after.content).toMatch(/^S2a-HKD, 01\/01/)
  })
})

it('estimates the year by both methods', async () => {
  const { data } = await owner.get('tax-book/estimate')
  expect(data.estimate).toMatchObject({ threshold: 1_000_000_000, revenue, isTaxed: false, vat: 0, less: null })
  expect(data.estimate.quarters.length).toBe(Math.ceil(Number(day.slice(5, 7)) / 3))
  expect(data.filing.map(({ kind }: Json) => kind)).toEqual(['MONTH', 'QUARTER'])
})

describe('the average of the period, and the year', () => {
  it('S2d at the average: documents add up to it, the summary says the same, and the difference is told', async () => {
    // A store of its own, in which no day has been declared.
    const keeper = await shop.registerStore()
    const goods = await shelve(shop, keeper, [{ quantity: 100, value: 100_000 }], { name: 'Bông băng' })
    await shelve(shop, keeper, [{ quantity: 1, value: 1 }], { name: 'Gạc' })
    const sold = { items: [line(goods, 30)], payments: [{ method: 'CASH', amount: 30_000 }] }
    expect((await keeper.post('bill', sold)).status).toBe(201)
    const book = async (name: string, more: Record<string, string> = {}) =>
      (await keeper.get(`tax-book?${new URLSearchParams({ book: name, ...year(), ...more })}`)).data as Json
    const asked = { productId: goods.id, valuation: 'AVERAGE' }
    const table = await book('S2D', asked)
    const [, , , , , , , quantityOut, valueOut] = under(table, 'Cộng phát sinh').cells
    expect([quantityOut, valueOut]).toEqual([30, sumOf(rowsOf(table), 8)])
    const all = rowsOf(await book('S2D', { valuation: 'AVERAGE' }))
    const own = all.find(({ opens }) => opens!.id === goods.id)!.cells
    expect(own.slice(7)).toEqual([30, valueOut, ...[under(table, 'Số dư cuối kỳ').cells].flatMap(c => [c[9], c[10]])])
    expect(under(table, 'Xuất theo bình quân').cells[8]).toBe(
      (valueOut as number) - (under(await book('S2D', { productId: goods.id }), 'Cộng phát sinh').cells[8] as number),
    )
  })

  it('the figures of the year are those of the other books', async () => {
    const table = await book('YEAR_END')
    const result = await book('S2C')
    expect(under(table, '1. Doanh thu').cells[1]).toBe(revenue)
    expect(under(table, '3. Thu nhập').cells[1]).toBe(under(result, '3. Chênh lệch').cells[3])
    expect(under(table, '2. Chi phí').cells[1]).toBe(under(result, '2. Tổng chi phí').cells[3])
    const goods = rowsOf(await book('S2D'))
    const closing = rowsOf(table).find(({ cells }) => String(cells[0]).startsWith('Tồn cuối'))!
    expect(closing.cells[1]).toBe(sumOf(goods, 10))
    const clerk = await addEmployee(shop, owner, { grants: [{ model: 'sale_report', action: 'read' }] })
    expect((await clerk.get(`tax-book?${new URLSearchParams({ book: 'YEAR_END', ...year() })}`)).status).toBe(403)
  })
})
