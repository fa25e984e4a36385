import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ownApp, type Person, type TestApp } from '../../../test/app.ts'
import { addEmployee, inStore, someCustomer } from '../../../test/factories.ts'
import { newId } from '../../db/new-id.ts'
import { unpacked, zipParts } from '../excel/sheet/zip-parts.ts'

let shop: TestApp
let owner: Person
beforeAll(async () => {
  shop = await ownApp()
  owner = await shop.registerStore()
})
afterAll(() => shop.close())

const send = (person: Person, body: object) =>
  shop.app.inject({
    method: 'POST',
    url: '/mp/api/user_log/export',
    headers: { authorization: `Bearer ${person.accessToken}`, 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  })

async function rowsOf(person: Person, body: object) {
  const reply = await send(person, body)
  expect(reply.statusCode).toBe(200)
  const book = await readXlsx(reply.rawPayload)
  return { reply, rows: book.sheets[0]!.rows }
}

it('is an Excel file of the rows of the filter, newest first, in words', async () => {
  const { id } = await someCustomer(owner, { name: 'Phạm Văn Hùng' })
  await owner.patch(`customer/${id}`, { version: 1, name: 'Phạm Văn Hưng' })
  const { reply, rows } = await rowsOf(owner, { area: 'partner' })
  expect(reply.headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': expect.stringMatching(/^attachment; filename="nhat-ky-\d{4}-\d\d-\d\d\.xlsx"$/),
    'x-rows': '2',
  })
  expect(rows[0]).toEqual([
    'Lúc',
    'Người làm',
    'Người cho phép',
    'Chi nhánh',
    'Thao tác',
    'Đối tượng',
    'Nội dung',
    'Số tiền',
    'Thiết bị',
    'Địa chỉ mạng',
  ])
  expect(rows[1]).toMatchObject({
    1: owner.profile.fullName,
    2: null,
    4: 'Sửa khách hàng',
    5: 'KH000001',
    6: 'Tên: Phạm Văn Hùng → Phạm Văn Hưng',
    9: '127.0.0.1',
  })
  const wallClock = rows[1]![0] as Date
  expect(Math.abs(wallClock.getTime() - (Date.now() + 7 * 3_600_000))).toBeLessThan(60_000)
})

it('holds every row of a long log once, and money as numbers', async () => {
  const storeId = owner.profile.store.id
  await inStore(shop, storeId, query =>
    query(
      `insert into user_log (store_id, at, id, employee_name, action, amount)
       select $1, now() - g * interval '1 minute', gen_random_uuid(), 'Người ' || g, 'voucher.create', g from generate_series(1, 2345) g`,
      [storeId],
    ),
  )
  const { rows } = await rowsOf(owner, { action: 'voucher.create' })
  expect(rows).toHaveLength(2346)
  expect(rows.slice(1).map(row => row[7])).toEqual(Array.from({ length: 2345 }, (_, i) => i + 1))
})

it.each(['=HYPERLINK("http://x")', '+84', '-1', '@SUM(A1)', '\t=1+1', '\r=1'])('keeps %j a text', async name => {
  const storeId = owner.profile.store.id
  const id = newId()
  await inStore(shop, storeId, query =>
    query(
      // A server's clock counts whole milliseconds: a row of this very moment would be after it.
      `insert into user_log (store_id, at, id, employee_name, action, subject_id)
       values ($1, now() - interval '1 second', $2, $3, 'store.update', $2)`,
      [storeId, id, name],
    ),
  )
  const { reply, rows } = await rowsOf(owner, { subjectId: id })
  expect(rows[1]![1]).toMatch(/^'/)
  let sheets = ''
  for (const part of zipParts(reply.rawPayload)!.values()) for await (const piece of unpacked(part)) sheets += piece
  expect(sheets).toContain('<c ')
  expect(sheets).not.toContain('<f>')
})

it('is itself a row of the log, with what was asked for', async () => {
  await rowsOf(owner, { action: 'bill.cancel', from: '2026-01-01' })
  const [row] = (await owner.get('user_log?action=user_log.export')).data.items
  expect(row.after).toEqual({ action: 'bill.cancel', from: '2026-01-01', rowCount: 0 })
})

it('wants the right to export beside the right to read', async () => {
  const read = { model: 'user_log' as const, action: 'read' as const }
  const reader = await addEmployee(shop, owner, { grants: [read] })
  expect((await send(reader, {})).statusCode).toBe(403)
  const exporter = await addEmployee(shop, owner, { grants: [read, { model: 'data_export', action: 'create' }] })
  expect((await send(exporter, { action: 'store.update' })).statusCode).toBe(200)
  expect((await send(exporter, { branchId: newId() })).statusCode).toBe(404)
  expect((await send(exporter, { colour: 'red' })).statusCode).toBe(422)
})

it('tells how far it is to whoever asked for it, and stops when they go away', async () => {
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const address = shop.app.server.address()
  const base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/mp/api`
  const storeId = owner.profile.store.id
  await inStore(shop, storeId, query =>
    query(
      `insert into user_log (store_id, at, id, employee_name, action, after)
       select $1, now() - g * interval '1 second', gen_random_uuid(), 'Người ' || g, 'setting.update', jsonb_build_object('name', gen_random_uuid(), 'note', repeat(gen_random_uuid()::text, 20))
       from generate_series(1, 30000) g`,
      [storeId],
    ),
  )
  const id = newId()
  const stop = new AbortController()
  const answer = await fetch(`${base}/user_log/export`, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner.accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ id, action: 'setting.update' }),
    signal: stop.signal,
  })
  const reader = answer.body!.getReader()
  await reader.read()
  const progress = await owner.get(`export/${id}`)
  expect(progress).toMatchObject({ status: 200, data: { id, total: 30_000 } })
  expect(progress.data.done).toBeLessThan(30_000)
  const colleague = await addEmployee(shop, owner, { roleName: 'admin' })
  expect((await colleague.get(`export/${id}`)).status).toBe(404)
  stop.abort()
  await expect.poll(async () => (await owner.get(`export/${id}`)).status, { timeout: 5_000 }).toBe(404)
})
