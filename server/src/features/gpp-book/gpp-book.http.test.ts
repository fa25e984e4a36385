import type { BookRow } from '@quay/contract/book/shapes'
import { gppFormsOf } from '@quay/domain/book/gpp-forms'
import { addDays } from '@quay/domain/time/calendar'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, type TestApp, testApp, testPassword } from '../../../test/app.ts'
import { addEmployee, inStore } from '../../../test/factories.ts'
import { askForFile } from '../../../test/file/exported.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'
import { type Shelved, shelve } from '../../../test/shelf.ts'
import { newId } from '../../db/new-id.ts'

let shop: TestApp
let owner: Person
let morphine: Shelved
let combination: Shelved
let vitamin: Shelved
let today: string

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

const paper = {
  code: '25366537RNFS-N',
  prescribedOn: '',
  doctorName: 'BS. Trần Văn Nam',
  patientName: 'Lê Thị Hoa',
  address: '12 Lê Lợi, Huế',
}
const asOwner = (text: string, values: unknown[] = []) =>
  inStore(shop, owner.profile.store.id, query => query(text, values))

beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
  const lots = [{ number: 'M01', quantity: 100, expiryDate: '2030-06-30', value: 100_000 }]
  morphine = await shelve(shop, owner, lots, { name: 'Morphin 10 mg' })
  combination = await shelve(shop, owner, lots, { name: 'Codein phối hợp' })
  vitamin = await shelve(shop, owner, lots, { name: 'Vitamin C' })
  const group = (id: string, name: string) =>
    asOwner('update product set control_group = $2, is_prescription = true where id = $1', [id, name])
  await group(morphine.id, 'narcotic')
  await group(combination.id, 'narcotic-combination')
  today = (await owner.get('home')).data.businessDay
  paper.prescribedOn = today
  // What lies there came three days ago.
  await move(addDays(today, -3))
})
afterAll(() => shop.close())

/** Moves rows that were just written to another day, because no route posts into the past. */
const move = (day: string) =>
  asOwner('update stock_entry set business_day = $1 where store_id = $2 and business_day >= $3', [
    day,
    owner.profile.store.id,
    today,
  ])

async function sell(goods: Shelved, quantity: number): Promise<Json> {
  const reply = await owner.post('bill', {
    items: [{ productId: goods.id, unitId: goods.units.Viên, quantity }],
    payments: [{ method: 'CASH', amount: 1_000 * quantity }],
    ...(goods !== vitamin && {
      prescription: paper,
      buyer: { name: 'Lê Văn Con', address: '12 Lê Lợi, Huế' },
    }),
  })
  expect(reply.status, JSON.stringify(reply.body)).toBe(201)
  return reply.data
}

const period = () => ({ from: addDays(today, -30), to: today })
async function book(name: string, more: Record<string, string> = {}, who = owner): Promise<Json> {
  const reply = await who.get(`gpp-book/table?${new URLSearchParams({ book: name, ...period(), ...more })}`)
  if (reply.status !== 200) return reply
  const { columns } = gppFormsOf[reply.data.form as keyof typeof gppFormsOf]
  for (const { cells } of reply.data.rows as BookRow[]) expect(cells).toHaveLength(columns.length)
  return reply.data
}
const overview = async () => (await owner.get(`gpp-book?${new URLSearchParams(period())}`)).data as Json
const entryOf = async (name: string) => (await overview()).items.find((one: Json) => one.book === name)
const rowsOf = (table: Json): BookRow[] => table.rows.filter(({ kind }: BookRow) => kind === 'ROW')

describe('what came, went and is left of a controlled medicine', () => {
  it('each row of the ledger with what was left after it, lot and expiry, and who took it', async () => {
    await sell(morphine, 10)
    await move(addDays(today, -2))
    await sell(morphine, 5)
    const table = await book('CONTROLLED', { productId: morphine.id })
    expect(table.form).toBe('CONTROLLED')
    expect(table.lines[0]).toBe('Tên thuốc, nồng độ, hàm lượng: Morphin 10 mg')
    expect(rowsOf(table).map(({ cells }) => [cells[0], cells[3], cells[4], cells[5], cells[6], cells[7]])).toEqual([
      [addDays(today, -3), 100, null, 100, 'M01', '2030-06-30'],
      [addDays(today, -2), null, 10, 90, 'M01', '2030-06-30'],
      [today, null, 5, 85, 'M01', '2030-06-30'],
    ])
    expect(rowsOf(table)[1]!.cells[1]).toContain('Lê Văn Con')
    expect(table.rows[0].cells[5]).toBe(0)
    const later = await book('CONTROLLED', { productId: morphine.id, from: today })
    expect(later.rows[0].cells[5]).toBe(90)
  })

  it('combinations have the form of annex XVI; other goods have none', async () => {
    expect((await book('CONTROLLED', { productId: combination.id })).form).toBe('CONTROLLED_XVI')
    expect((await book('CONTROLLED', { productId: vitamin.id })).body.error).toBe('book-not-controlled')
    expect((await book('CONTROLLED', { productId: newId() })).status).toBe(404)
  })

  it('all in one table and in the report to the authority: opening + in − out − lost = closing = on the shelf', async () => {
    const all = rowsOf(await book('CONTROLLED'))
    expect(all.map(({ cells }) => cells[1])).toEqual(['Codein phối hợp', 'Morphin 10 mg'])
    for (const { cells } of rowsOf(await book('FORM_06'))) {
      const [opening, cameIn, sum, wentOut, closing, lost] = cells.slice(6) as number[]
      expect(sum).toBe(opening! + cameIn!)
      expect(closing).toBe(sum! - wentOut! - lost!)
    }
    const shelf = (await owner.get(`stock?productId=${morphine.id}`)).data.items[0].onHand
    expect(rowsOf(await book('FORM_06')).find(({ opens }) => opens!.id === morphine.id)!.cells[10]).toBe(shelf)
  })

  it('names who bought', async () => {
    const [row] = rowsOf(await book('BUYERS'))
    expect(row!.cells.slice(1)).toEqual([
      'Morphin 10 mg',
      null,
      'Viên',
      10,
      'Lê Văn Con',
      '12 Lê Lợi, Huế',
      expect.stringMatching(/^HD/),
    ])
    expect(await entryOf('BUYERS')).toMatchObject({ count: 2, missing: 0 })
  })

  it('prescriptions with patient, prescriber, lot and seller', async () => {
    const rows = rowsOf(await book('PRESCRIPTION'))
    expect(rows).toHaveLength(2)
    expect(rows[0]!.cells[1]).toContain('Lê Thị Hoa')
    expect(rows[0]!.cells[7]).toContain('M01')
    expect(rowsOf(await book('ANTIBIOTIC'))).toEqual([])
  })
})

describe('the signature of days', () => {
  it('signs every day that is over, in order, each with the hash of the one before', async () => {
    expect((await overview()).signing).toEqual({
      signedThrough: null,
      unsigned: [addDays(today, -3), addDays(today, -2)],
    })
    expect((await owner.post('gpp-book/sign', { through: today })).body.error).toBe('book-day-not-over')
    const signed = await owner.post('gpp-book/sign', { through: addDays(today, -1) })
    expect(signed.data.items.map((one: Json) => [one.day, one.rowCount])).toEqual([
      [addDays(today, -3), 1],
      [addDays(today, -2), 1],
    ])
    expect((await overview()).signing).toEqual({ signedThrough: addDays(today, -2), unsigned: [] })
    const again = await owner.post('gpp-book/sign', { through: addDays(today, -1) })
    expect(again.body.error).toBe('book-nothing-to-sign')
    const { items } = (await owner.get('user_log?limit=5')).data
    expect(items.filter((one: Json) => one.action === 'gpp-book.sign')).toHaveLength(1)
  })

  it('needs the password of the person, given a short while ago', async () => {
    await asOwner(`update session set password_at = now() - interval '1 hour' where employee_id = $1`, [
      owner.profile.id,
    ])
    const refused = await owner.post('gpp-book/sign', { through: addDays(today, -1) })
    expect(refused).toMatchObject({ status: 403, body: { error: 'password-confirm-needed' } })
    expect((await owner.post('auth/confirm-password', { password: testPassword })).status).toBe(200)
  })

  it('a signed row that is changed, or a day that is taken out of the chain, is found by verification', async () => {
    // The rows were moved by hand above, so only what the signatures say is looked at.
    const signed = async () =>
      (await ledgerDifferences(shop)).filter(({ law }) => law.startsWith('signed books')).map(({ law }) => law)
    // A store is looked at again only when something was written in it.
    const touch = () => owner.post('gpp-book/print', { book: 'BUYERS', ...period() })
    await touch()
    expect(await signed()).toEqual([])
    const change = (by: number) =>
      asOwner('update stock_entry set quantity = quantity + $2 where product_id = $1 and business_day = $3', [
        morphine.id,
        by,
        addDays(today, -2),
      ])
    await change(1)
    await touch()
    expect(await signed()).toEqual(['signed books: the rows of a signed day are those that were signed'])
    await change(-1)
    await asOwner('update book_signature set previous_hash = hash where day = $1', [addDays(today, -2)])
    await touch()
    expect(await signed()).toEqual(['signed books: each day holds the hash of the one before it'])
  })
})

describe('short forms', () => {
  it('complaint, reaction and recall are written, ended with a result or cancelled with a reason, never changed', async () => {
    const body = {
      id: newId(),
      kind: 'ADR',
      notedOn: today,
      personName: 'Chị Hoa',
      productId: vitamin.id,
      lotNumber: 'M01',
      content: 'Nổi mẩn sau khi uống',
      action: 'Ngưng thuốc, khuyên đi khám',
    }
    const first = await owner.post('gpp-note', body)
    expect(first.status).toBe(201)
    expect((await owner.post('gpp-note', body)).data).toEqual(first.data)
    expect((await owner.post('gpp-note', { ...body, content: 'Khác' })).body.error).toBe('idempotency-conflict')
    expect(await entryOf('ADR')).toMatchObject({ count: 1, missing: 1 })
    const { id, version } = first.data
    expect((await owner.post(`gpp-note/${id}/finish`, { version: 9, result: 'x' })).body.error).toBe('version-conflict')
    const done = await owner.post(`gpp-note/${id}/finish`, { version, result: 'Khỏi sau ba ngày' })
    expect(done.status).toBe(200)
    expect((await owner.post(`gpp-note/${id}/cancel`, { version: 2, reason: 'x' })).body.error).toBe('note-closed')
    expect(await entryOf('ADR')).toMatchObject({ count: 1, missing: 0 })
    const wrong = await owner.post('gpp-note', {
      kind: 'ADR',
      notedOn: today,
      productName: 'Thuốc lạ',
      content: 'Nhầm',
    })
    await owner.post(`gpp-note/${wrong.data.id}/cancel`, { version: 1, reason: 'Ghi nhầm' })
    const rows = rowsOf(await book('ADR'))
    expect(rows.map(({ cells }) => cells[6])).toEqual(['Khỏi sau ba ngày', expect.stringMatching(/^Đã hủy: Ghi nhầm/)])
  })

  it('advice that was given online names the way, whom it was given to and what was said; it lacks no result', async () => {
    const advice = {
      kind: 'ADVICE',
      notedOn: today,
      channel: 'ZALO',
      personName: 'Hoa Phạm',
      productName: 'Men vi sinh',
      content: 'Bé đi ngoài hai ngày, hỏi men vi sinh',
      action: 'Uống sau ăn 30 phút, sốt thì đi khám',
    }
    const issueOf = async (part: object) =>
      (await owner.post('gpp-note', { ...advice, ...part })).body.issues.map(({ path }: Json) => path)
    expect(await issueOf({ channel: undefined })).toEqual(['channel'])
    expect(await issueOf({ kind: 'ADR' })).toEqual(['channel'])
    expect(await issueOf({ personName: undefined })).toEqual(['personName'])
    expect(await issueOf({ action: undefined })).toEqual(['action'])
    const made = await owner.post('gpp-note', advice)
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    expect(await entryOf('ADVICE')).toMatchObject({ count: 1, missing: 0 })
    const [row] = rowsOf(await book('ADVICE'))
    expect(row?.cells.slice(1, 6)).toEqual(['Zalo, Hoa Phạm', 'Men vi sinh', null, advice.content, advice.action])
    expect((await owner.post(`gpp-note/${made.data.id}/cancel`, { version: 1, reason: 'Ghi nhầm' })).status).toBe(200)
    expect(await entryOf('ADVICE')).toMatchObject({ count: 0, missing: 0 })
  })

  it('not of a day to come, and not of no medicine', async () => {
    const body = { kind: 'COMPLAINT', notedOn: addDays(today, 1), productName: 'Siro', content: 'Vỡ nắp' }
    expect((await owner.post('gpp-note', body)).body.error).toBe('note-in-future')
    const nothing = { kind: 'COMPLAINT', notedOn: today, content: 'Vỡ nắp' }
    expect((await owner.post('gpp-note', nothing)).body.issues).toMatchObject([{ path: 'productName' }])
  })
})

describe('the page of all books, who may, and what is written', () => {
  it('says of every book what is in it, what is missing and when it was printed', async () => {
    await owner.post('gpp-book/print', { book: 'CONTROLLED', productId: morphine.id, ...period() })
    const { items } = await overview()
    expect(items.map((one: Json) => one.book)).toContain('CLIMATE')
    expect(await entryOf('CONTROLLED')).toMatchObject({
      missing: 0,
      lastPrint: { by: owner.profile.fullName, content: expect.stringContaining('Morphin 10 mg') },
    })
    expect(await entryOf('DISPOSAL')).toEqual({ book: 'DISPOSAL', count: 0, missing: 0, lastPrint: null })
  })

  it('a branch misses no monthly check of a month before it was opened here', async () => {
    const store = await shop.registerStore()
    const asked = new URLSearchParams({ from: addDays(today, -300), to: today })
    const missing = async () => {
      const { items } = (await store.get(`gpp-book?${asked}`)).data
      return items.find((one: Json) => one.book === 'QUALITY').missing
    }
    // What is over by yesterday is asked for: this month is, but on its first day.
    const ofThisMonth = today.endsWith('-01') ? 0 : 1
    expect(await missing()).toBe(ofThisMonth)
    await inStore(shop, store.profile.store.id, query =>
      query(`update branch set created_at = created_at - interval '2 months' where store_id = $1`, [
        store.profile.store.id,
      ]),
    )
    expect(await missing()).toBe(ofThisMonth + 2)
  })

  it('staff see the page and write notes; buyers are named to who reads bills; signing is for who completes checks', async () => {
    const clerk = await addEmployee(shop, owner, { grants: [{ model: 'check_inventory', action: 'read' }] })
    const ask = async (name: string) =>
      (await clerk.get(`gpp-book/table?${new URLSearchParams({ book: name, ...period() })}`)).status
    expect((await clerk.get(`gpp-book?${new URLSearchParams(period())}`)).status).toBe(200)
    expect(await ask('ADR')).toBe(200)
    expect(await ask('BUYERS')).toBe(403)
    expect((await clerk.post('gpp-book/sign', { through: addDays(today, -1) })).status).toBe(403)
    const stranger = await addEmployee(shop, owner, { grants: [{ model: 'bill', action: 'read' }] })
    expect((await stranger.get(`gpp-book?${new URLSearchParams(period())}`)).status).toBe(403)
  })

  it('signs no branch of another store', async () => {
    const stranger = await shop.registerStore()
    const { id: branchId } = stranger.profile.branches[0]!
    const reply = await owner.post('gpp-book/sign', { branchId, through: addDays(today, -1) })
    expect(reply.status).toBe(404)
  })

  it('goes out in its form', async () => {
    const reply = await askForFile(shop, owner, 'gpp-book/export', {
      book: 'CONTROLLED',
      productId: morphine.id,
      ...period(),
    })
    expect(reply.statusCode).toBe(200)
    const words = (await readXlsx(reply.rawPayload)).sheets[0]!.rows.flat().map(String)
    expect(words).toContain('Phụ lục VIII')
    expect(words).toContain('Số lượng')
    expect(words).toContain('M01')
  })
})
