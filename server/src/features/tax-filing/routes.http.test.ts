import { filedDays } from '@quay/domain/tax/check-filing'
import { periodBefore } from '@quay/domain/tax/filing-days'
import { taxRules } from '@quay/domain/tax/tax-rules'
import { formatDate } from '@quay/domain/text/format-date'
import { addDays } from '@quay/domain/time/calendar'
import { expect, it, vi } from 'vitest'
import type { Person } from '../../../test/app.ts'
import { addBranch, addEmployee, inStore } from '../../../test/factories.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'
import { shelve } from '../../../test/shelf.ts'
import { shopOfFile } from '../../../test/shop-of-file.ts'
import { newId } from '../../db/new-id.ts'

const shop = await shopOfFile()

async function household() {
  const owner = await shop.registerStore()
  const { latest } = (await owner.get('closed-day')).data
  const today = addDays(latest, 1)
  const quarter = periodBefore('QUARTER', today)
  const file = (more: object = {}, person: Person = owner) =>
    person.post('tax-filing', { kind: 'QUARTER', day: quarter.from, filedOn: today, fileNumber: 'HS-01', ...more })
  const lift = (id: string, person: Person = owner) => person.post(`tax-filing/${id}/lift`, { reason: 'Khai bổ sung' })
  const booksThrough = async (branchId = owner.branchId) =>
    (await owner.get('closed-day')).data.branches.find((one: { branchId: string }) => one.branchId === branchId)
      .booksThrough
  const ofLaw = async () =>
    (await ledgerDifferences(shop)).filter(({ law }: { law: string }) => law.startsWith('tax filings'))
  return { owner, today, quarter, file, lift, booksThrough, ofLaw }
}

it('a notice of revenue is asked for below the threshold, ten days before the day that the store set, until it is marked', async () => {
  const { owner, today, file, booksThrough, ofLaw } = await household()
  const asked = async () => (await owner.get('home/tasks')).data.revenueNotices
  const set = async (key: string, value: unknown) => {
    const { items } = (await owner.get('setting')).data
    const { version } = items.find((one: { key: string }) => one.key === key)
    expect((await owner.patch('setting', { key, value, version })).status).toBe(200)
  }
  const storeId = owner.profile.store.id
  const half = filedDays('HALF_YEAR', addDays(filedDays('HALF_YEAR', today).from, -1))
  await set('revenueNotice', 'HALF_YEAR')
  await set('revenueNoticeDays', 1)
  // The store began after that half: it has nothing to tell.
  expect(await asked()).toBe(0)
  await inStore(shop, storeId, query =>
    query(`update branch set created_at = $2 where store_id = $1`, [storeId, half.from]),
  )
  expect(await asked()).toBe(1)
  // Opened in the first hours of the next half by the clock of the shop, which are the evening before elsewhere.
  await inStore(shop, storeId, query =>
    query(`update branch set created_at = ($2::date + time '01:00') at time zone time_zone where store_id = $1`, [
      ...[storeId, addDays(half.to, 1)],
    ]),
  )
  expect(await asked()).toBe(0)
  await inStore(shop, storeId, query =>
    query(`update branch set created_at = $2 where store_id = $1`, [storeId, half.from]),
  )
  await set('revenueNotice', null)
  expect(await asked()).toBe(0)
  await set('revenueNotice', 'HALF_YEAR')

  const pill = await shelve(shop, owner, [{ quantity: 10, value: 10_000 }])
  const sold = await owner.post('bill', {
    items: [{ productId: pill.id, unitId: pill.units.Viên, quantity: 2 }],
    payments: [{ method: 'CASH', amount: 2_000 }],
  })
  expect(sold.status).toBe(201)
  await inStore(shop, storeId, async query => {
    for (const table of ['bill', 'bill_item', 'sale_hour'])
      await query(`update ${table} set business_day = $2 where store_id = $1`, [storeId, half.to])
  })
  const book = (await owner.get(`tax-book?${new URLSearchParams({ book: 'NOTICE', ...half })}`)).data
  const [, , sum] = book.rows.find(({ cells }: { cells: string[] }) => cells[0] === 'Doanh thu trong kỳ').cells
  const s1a = (await owner.get(`tax-book?${new URLSearchParams({ book: 'S1A', ...half })}`)).data
  expect([sum, s1a.rows.at(-1).cells[2]]).toEqual([2_000, 2_000])

  // Above the threshold it declares, and gives no notice.
  await inStore(shop, storeId, query =>
    query('update sale_hour set payable = payable + 1000000000 where store_id = $1', [storeId]),
  )
  expect(await asked()).toBe(0)
  await inStore(shop, storeId, query =>
    query('update sale_hour set payable = payable - 1000000000 where store_id = $1', [storeId]),
  )
  expect(await asked()).toBe(1)

  const notice = { form: 'NOTICE', kind: 'HALF_YEAR', day: half.to }
  const made = await file(notice)
  expect(made).toMatchObject({ status: 201, data: { ...half, form: 'NOTICE', revenue: 2_000, vat: 0 } })
  expect(await asked()).toBe(0)
  expect(await booksThrough()).toBe(half.to)
  expect(await file(notice)).toMatchObject({ status: 409, body: { error: 'filing-exists' } })
  // A declaration of the same days is another paper.
  expect((await file({ form: 'DECLARATION', kind: 'HALF_YEAR', day: half.to })).status).toBe(201)
  expect(await ofLaw()).toEqual([])
})

it('a declaration keeps who, when and its number, closes the books of its days, and is lifted with a reason', async () => {
  const { owner, today, quarter, file, lift, booksThrough, ofLaw } = await household()
  const pill = await shelve(shop, owner, [{ quantity: 10, value: 10_000 }])
  const sold = await owner.post('bill', {
    items: [{ productId: pill.id, unitId: pill.units.Viên, quantity: 2 }],
    payments: [{ method: 'CASH', amount: 2_000 }],
  })
  expect(sold.status, JSON.stringify(sold.body)).toBe(201)
  // A bill of the quarter before, as time alone can make it.
  await inStore(shop, owner.profile.store.id, async query => {
    for (const table of ['bill', 'bill_item', 'sale_hour'])
      await query(`update ${table} set business_day = $2 where store_id = $1`, [owner.profile.store.id, quarter.to])
  })
  const id = newId()
  const made = await file({ id, note: 'Nộp qua eTax' })
  expect(made).toMatchObject({
    status: 201,
    data: {
      from: quarter.from,
      to: quarter.to,
      fileNumber: 'HS-01',
      status: 'FILED',
      filedByName: owner.profile.fullName,
    },
  })
  expect(made.data.revenue).toBe(2_000)
  expect((await file({ id, note: 'Nộp qua eTax' })).data).toEqual(made.data)
  expect(await file()).toMatchObject({ status: 409, body: { error: 'filing-exists', issues: [{ path: 'day' }] } })
  expect(await booksThrough()).toBe(quarter.to)
  expect(await ofLaw()).toEqual([])
  expect((await owner.get('tax-filing')).data.items).toEqual([made.data])

  // No other way opens declared days, and nothing of them changes.
  const open = await owner.put('closed-day/books', { through: null, reason: 'Sửa' })
  expect(open).toMatchObject({ status: 409, body: { error: 'books-filed' } })
  expect((await owner.put('closed-day/books', { through: addDays(today, -1) })).status).toBe(200)
  expect(await owner.put('closed-day/books', { through: quarter.to, reason: 'Sửa' })).toMatchObject({ status: 200 })

  expect((await lift(id)).data).toMatchObject({ status: 'LIFTED', liftReason: 'Khai bổ sung' })
  expect(await booksThrough()).toBeNull()
  expect((await lift(id)).status).toBe(409)
  expect((await file({ fileNumber: 'HS-02' })).status).toBe(201)
  expect(await ofLaw()).toEqual([])
})

it('a day is declared once: by its month or by its quarter, and by the year that settles both', async () => {
  const { owner, quarter, file, lift } = await household()
  const month = { kind: 'MONTH', day: quarter.to, fileNumber: 'HS-THANG' }
  const ofMonth = await file(month)
  expect(ofMonth.status, JSON.stringify(ofMonth.body)).toBe(201)
  expect(await file()).toMatchObject({
    status: 409,
    body: { error: 'filing-exists', message: 'Kỳ này đã đánh dấu nộp, hồ sơ số HS-THANG.' },
  })
  expect((await lift(ofMonth.data.id)).status).toBe(200)
  expect((await file()).status).toBe(201)
  expect((await file(month)).body.error).toBe('filing-exists')
  expect((await file({ ...month, day: quarter.from })).body.error).toBe('filing-exists')
  const before = addDays(quarter.from, -1)
  expect((await file({ ...month, day: before })).status).toBe(201)
  if (quarter.to.endsWith('12-31')) expect((await file({ kind: 'YEAR', day: quarter.to })).status).toBe(201)
  expect((await owner.get('tax-filing')).data.items.map((one: { kind: string }) => one.kind)).toContain('QUARTER')
})

it('what was not declared as it stands in the books is found', async () => {
  const { owner, file, ofLaw } = await household()
  const { data } = await file()
  await inStore(shop, owner.profile.store.id, query =>
    query('update tax_filing set revenue = 5 where store_id = $1 and id = $2', [owner.profile.store.id, data.id]),
  )
  expect(await ofLaw()).toHaveLength(1)
  await inStore(shop, owner.profile.store.id, query =>
    query('update tax_filing set revenue = 0 where store_id = $1', [owner.profile.store.id]),
  )
})

it('refuses a period that goes on, a day of filing before its end, and to lift before a later one', async () => {
  const { owner, today, quarter, file, lift, booksThrough } = await household()
  expect(await file({ day: today })).toMatchObject({
    status: 422,
    body: { error: 'filing-too-early', issues: [{ path: 'day' }] },
  })
  for (const filedOn of [quarter.to, addDays(today, 1)])
    expect(await file({ filedOn })).toMatchObject({ status: 422, body: { error: 'filing-day-wrong' } })
  expect((await file({ fileNumber: '  ' })).status).toBe(422)
  const before = periodBefore('QUARTER', quarter.from)
  const first = await file({ day: before.from, filedOn: quarter.to })
  const notice = await file({ form: 'NOTICE', kind: 'MONTH', day: quarter.to, fileNumber: 'HS-T' })
  const second = await file()
  expect(await booksThrough()).toBe(quarter.to)
  expect(await lift(first.data.id)).toMatchObject({ status: 409, body: { error: 'filing-not-last' } })
  await lift(second.data.id)
  // A notice of its last month was given too: the books stay closed until that is lifted.
  expect(await booksThrough()).toBe(quarter.to)
  await lift(notice.data.id)
  expect(await booksThrough()).toBe(before.to)

  const clerk = await addEmployee(shop, owner, { grants: [{ model: 'sale_report', action: 'read' }] })
  expect((await file({}, clerk)).status).toBe(403)
  expect((await lift(first.data.id, clerk)).status).toBe(403)
  expect((await clerk.get('tax-filing')).data.items).toHaveLength(3)
  const stranger = await shop.registerStore()
  expect((await lift(first.data.id, stranger)).status).toBe(404)
  // What a person closed further by hand stays closed.
  await file({ fileNumber: 'HS-03' })
  expect((await owner.put('closed-day/books', { through: addDays(today, -1) })).status).toBe(200)
  const [last] = (await owner.get('tax-filing')).data.items
  expect(last.fileNumber).toBe('HS-03')
  await lift(last.id)
  expect(await booksThrough()).toBe(addDays(today, -1))
  // Who reaches half of the branches declares for none, and lifts nothing.
  await addBranch(shop, owner)
  const half = await addEmployee(shop, owner, {
    grants: [
      { model: 'sale_report', action: 'read' },
      { model: 'closed_day', action: 'update' },
    ],
  })
  expect(await file({}, half)).toMatchObject({ status: 403, body: { error: 'tax-book-branches' } })
  const whole = await file({ fileNumber: 'HS-04' })
  expect((await lift(whole.data.id, half)).status).toBe(404)
})

it('marks that are lifted leave the books as they were, in whichever order those of one last day go', async () => {
  const { quarter, file, lift, booksThrough } = await household()
  const notice = await file({ form: 'NOTICE', kind: 'MONTH', day: quarter.to, fileNumber: 'HS-T' })
  const whole = await file()
  await lift(notice.data.id)
  expect(await booksThrough()).toBe(quarter.to)
  await lift(whole.data.id)
  expect(await booksThrough()).toBeNull()
})

it('a rule that comes while a declaration is marked counts in it, or is refused', async () => {
  const { owner, quarter, file } = await household()
  const storeId = owner.profile.store.id
  const direct = { taxCode: '079085001234', method: 'DIRECT', vatPercent: 1, incomePercent: 0.5, name: 'HKD Hoa Sữa' }
  expect((await owner.put('tax-info', direct)).status).toBe(200)
  const pill = await shelve(shop, owner, [{ quantity: 10, value: 10_000 }])
  await owner.post('bill', {
    items: [{ productId: pill.id, unitId: pill.units.Viên, quantity: 2 }],
    payments: [{ method: 'CASH', amount: 2_000 }],
  })
  const waiting = (count: number) =>
    vi.waitFor(async () => {
      // A transaction sees who waits as it was when it first looked.
      await shop.database.owner.query('select pg_stat_clear_snapshot()')
      const { rows } = await shop.database.owner.query(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      )
      if (rows.length < count) throw new Error(`${rows.length} wait`)
    }, 10_000)
  const { from: _, ...known } = taxRules.at(-1)!
  const free = { ...known, from: quarter.from, threshold: 0, source: 'Nghị định mới' }
  const asked = await inStore(shop, storeId, async query => {
    for (const table of ['bill', 'bill_item', 'sale_hour'])
      await query(`update ${table} set business_day = $2 where store_id = $1`, [storeId, quarter.to])
    await query('select id from branch where store_id = $1 for update', [storeId])
    const filed = file()
    await waiting(1)
    const ruled = owner.post('tax-rule', free)
    await Promise.race([ruled, waiting(2)])
    return [filed, ruled] as const
  })
  const [filed, ruled] = await Promise.all(asked)
  expect(filed.status).toBe(201)
  if (ruled.status === 201) expect(filed.data.vat).toBe(20)
  else expect([ruled.body.error, filed.data.vat]).toEqual(['tax-rule-filed', 0])
})

it('a rule with other rates changes the rates and no activity: who declared production stays production', async () => {
  const { owner, today } = await household()
  const direct = { taxCode: '079085001234', method: 'DIRECT', vatPercent: 3, incomePercent: 1.5, name: 'HKD Hoa Sữa' }
  expect((await owner.put('tax-info', direct)).status).toBe(200)
  const pill = await shelve(shop, owner, [{ quantity: 10, value: 10_000 }])
  await owner.post('bill', {
    items: [{ productId: pill.id, unitId: pill.units.Viên, quantity: 2 }],
    payments: [{ method: 'CASH', amount: 2_000 }],
  })
  const activities = async () =>
    (await owner.get('tax-book/estimate')).data.estimate.groups.map((group: { activity: string }) => group.activity)
  expect(await activities()).toEqual(['production'])
  const { from: _, ...known } = taxRules.at(-1)!
  const rates = { ...known.activities, production: { vat: 200, pit: 100 }, goods: { vat: 300, pit: 150 } }
  const rule = { ...known, from: addDays(today, 30), activities: rates, source: 'Nghị định mới' }
  expect((await owner.post('tax-rule', rule)).status).toBe(201)
  expect(await activities()).toEqual(['production'])
})

it('two who mark one period at once: one does', async () => {
  const { file } = await household()
  const replies = await Promise.all([1, 2, 3].map(number => file({ fileNumber: `HS-${number}` })))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
})

it('a rule that the store enters holds from its day, and no rule of declared days changes', async () => {
  const { owner, today, quarter, file } = await household()
  const { from: _, ...known } = taxRules.at(-1)!
  const rule = { ...known, from: today, threshold: 3_000_000_000, source: 'Nghị định mới' }
  const made = await owner.post('tax-rule', rule)
  expect(made).toMatchObject({ status: 201, data: { ...rule, createdByName: owner.profile.fullName } })
  expect((await owner.get('tax-rule')).data.items).toMatchObject([
    { from: today },
    { id: null, from: taxRules[0]!.from },
  ])
  expect((await owner.get('tax-book/estimate')).data.estimate).toMatchObject({
    threshold: 3_000_000_000,
    source: 'Nghị định mới',
  })
  expect(await owner.post('tax-rule', rule)).toMatchObject({
    status: 409,
    body: { error: 'tax-rule-exists', issues: [{ path: 'from' }] },
  })
  const wrong = (income: object[]) => owner.post('tax-rule', { ...rule, from: addDays(today, 1), income })
  const step = { rate: 100, choosesRevenue: false }
  expect((await wrong([{ ...step, upTo: 5 }])).status).toBe(422)
  expect(
    (
      await wrong([
        { ...step, upTo: 5 },
        { ...step, upTo: 5 },
        { ...step, upTo: null },
      ])
    ).status,
  ).toBe(422)
  expect(
    (
      await wrong([
        { ...step, upTo: null },
        { ...step, upTo: null },
      ])
    ).status,
  ).toBe(422)
  await file()
  expect(await owner.post('tax-rule', { ...rule, from: quarter.to })).toMatchObject({
    status: 409,
    body: { error: 'tax-rule-filed', message: expect.stringContaining(formatDate(quarter.to)) },
  })
  const clerk = await addEmployee(shop, owner, { grants: [{ model: 'tax', action: 'read' }] })
  expect((await clerk.post('tax-rule', { ...rule, from: addDays(today, 5) })).status).toBe(403)
  expect((await clerk.delete(`tax-rule/${made.data.id}`)).status).toBe(403)
  const stranger = await shop.registerStore()
  expect((await stranger.delete(`tax-rule/${made.data.id}`)).status).toBe(404)
  expect((await owner.delete(`tax-rule/${made.data.id}`)).status).toBe(200)
  expect((await owner.get('tax-rule')).data.items).toHaveLength(taxRules.length)
})

it('the average of a declared quarter opens the next one, its difference is shown, and lifting takes it back', async () => {
  const { owner, today, quarter, file, lift, ofLaw } = await household()
  const storeId = owner.profile.store.id
  const earlier = periodBefore('QUARTER', quarter.from)
  const pill = await shelve(shop, owner, [{ quantity: 10, value: 10_000 }])
  /** What moved until now happened on the last day of a period, as time alone can make it. */
  const happenedIn = ({ to }: { to: string }) =>
    inStore(shop, storeId, async query => {
      for (const table of ['bill', 'bill_item', 'sale_hour', 'stock_entry', 'inbound'])
        await query(`update ${table} set business_day = $2 where store_id = $1 and business_day >= $3`, [
          ...[storeId, to, today],
        ])
    })
  const sell = async (quantity: number) => {
    const items = [{ productId: pill.id, unitId: pill.units.Viên, quantity }]
    const sold = await owner.post('bill', { items, payments: [{ method: 'CASH', amount: quantity * 1_000 }] })
    expect(sold.status, JSON.stringify(sold.body)).toBe(201)
  }
  const receive = async (price: number) => {
    const line = { productId: pill.id, unitId: pill.units.Viên, quantity: 10, price }
    const lots = [{ lotNumber: 'B01', expiryDate: '2031-06-30', quantity: 10 }]
    const made = await owner.post('inbound', {
      status: 'SUCCEED',
      items: [{ ...line, lots }],
      payments: [{ method: 'CASH', amount: 10 * price }],
    })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
  }
  type Row = { kind: string; cells: (string | number | null)[] }
  const book = async (days: { from: string; to: string }, productId?: string) => {
    const asked = { book: 'S2D', valuation: 'AVERAGE', from: days.from, to: days.to, ...(productId && { productId }) }
    return (await owner.get(`tax-book?${new URLSearchParams(asked)}`)).data.rows as Row[]
  }
  const cellOf = (rows: Row[], words: string, place: number) =>
    rows.find(({ cells }) => cells.some(cell => typeof cell === 'string' && cell.startsWith(words)))?.cells[place]
  const figures = async (days: { from: string; to: string }) => {
    const [rows, all] = [await book(days, pill.id), await book(days)]
    const [, , , , opening, , , , out, , closing] = all.find(({ kind }) => kind === 'ROW')!.cells
    // The summary says what the book of the product says.
    expect([
      cellOf(rows, 'Số dư đầu kỳ', 10),
      cellOf(rows, 'Cộng phát sinh', 8),
      cellOf(rows, 'Số dư cuối kỳ', 10),
    ]).toEqual([opening, out, closing])
    const difference = cellOf(rows, 'Tồn đầu kỳ theo bình quân', 10)
    expect(cellOf(all, 'Tồn đầu kỳ theo bình quân', 4)).toBe(difference)
    return { opening, out, closing, difference }
  }

  await sell(5)
  await receive(3_000)
  await happenedIn(earlier)
  // 40.000 for 20 pills; the ledger sold five of them before the dear ones came.
  expect(await figures(earlier)).toEqual({ opening: 0, out: 10_000, closing: 30_000, difference: undefined })
  await sell(5)
  await happenedIn(quarter)
  const { opening: ledgerOpening } = await figures(quarter)
  expect(ledgerOpening).toBe(35_000)

  const first = await file({ day: earlier.from, fileNumber: 'HS-01' })
  expect(first.status, JSON.stringify(first.body)).toBe(201)
  expect(await ofLaw()).toEqual([])
  const begun = { opening: 30_000, out: 10_000, closing: 20_000, difference: 0 - 5_000 }
  expect(await figures(quarter)).toEqual(begun)
  // What was declared stays what it was.
  expect(await figures(earlier)).toEqual({ opening: 0, out: 10_000, closing: 30_000, difference: 0 })
  const second = await file({ fileNumber: 'HS-02' })
  expect(second.status).toBe(201)
  expect(await ofLaw()).toEqual([])
  expect(await figures(quarter)).toEqual(begun)

  await inStore(shop, storeId, query =>
    query('update kept_average set value_out = value_out + 1 where store_id = $1 and filing_id = $2', [
      ...[storeId, first.data.id],
    ]),
  )
  expect(await ofLaw()).toHaveLength(1)
  await inStore(shop, storeId, query =>
    query('update kept_average set value_out = value_out - 1 where store_id = $1 and filing_id = $2', [
      ...[storeId, first.data.id],
    ]),
  )
  expect((await lift(second.data.id)).status).toBe(200)
  expect((await lift(first.data.id)).status).toBe(200)
  expect((await figures(quarter)).opening).toBe(35_000)
  expect(await ofLaw()).toEqual([])
})
