import { mostKept } from '@quay/contract/export/kept-files'
import type { Grant } from '@quay/contract/right/permission'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { addEmployee, inStore, someProvider } from '../../../test/factories.ts'
import { rowsOf } from '../../../test/file/exported.ts'
import { newId } from '../../db/new-id.ts'
import { deleteOldFiles } from '../../jobs/purge-export-files.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

let shop: TestApp
let owner: Person
let storeId: string
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
  storeId = owner.profile.store.id
  for (const name of ['Trần Thu Đông', 'Lê Văn Tây'])
    expect((await owner.post('doctor', { name, specialty: 'Nhi khoa' })).status).toBe(201)
})
afterAll(() => shop.close())

const doctors = (more: object = {}) => ({
  ...{ id: newId(), route: '/doctor/export', asked: {}, title: 'Xuất bác sĩ' },
  ...more,
})
const filesOf = async (person: Person): Promise<Json[]> => (await person.get('export-file')).data
const fileOf = async (person: Person, id: string) => (await filesOf(person)).find(file => file.id === id)

async function ask(person: Person, body: object = doctors()): Promise<Json> {
  const reply = await person.post('export-file', body)
  expect(reply.status, JSON.stringify(reply.body)).toBe(201)
  return reply.data
}
async function ended(person: Person, id: string): Promise<Json> {
  for (;;) {
    const file = await fileOf(person, id)
    if (file?.status !== 'MAKING') return file
  }
}
const fetched = (person: Person, id: string) =>
  shop.app.inject({
    url: `/mp/api/export-file/${id}/content`,
    headers: { authorization: `Bearer ${person.accessToken}` },
  })
const refusedFetch = async (person: Person, id: string) => {
  const reply = await fetched(person, id)
  return [reply.statusCode, reply.json().error]
}
const emptied = async (person: Person) => {
  for (const { id } of await filesOf(person)) expect((await person.delete(`export-file/${id}`)).status).toBe(200)
}
const forgetAll = () => inStore(shop, storeId, query => query('delete from export_file where store_id = $1', [storeId]))
const logged = (action: string) =>
  inStore(shop, storeId, query =>
    query('select subject_id, after from user_log where store_id = $1 and action = $2 order by at', [storeId, action]),
  )

const reads: Grant[] = [
  { model: 'doctor', action: 'read' },
  { model: 'data_export', action: 'create' },
]

it('a file is made after the call was answered, holds what the list shows, and is there until its maker deletes it', async () => {
  const before = (await logged('excel.export')).length
  const id = newId()
  const asked = doctors({ id, asked: { keyword: 'dong' } })
  expect(await ask(owner, asked)).toMatchObject({
    id,
    status: 'MAKING',
    title: 'Xuất bác sĩ',
    size: null,
    refusal: null,
  })
  // The same call again is the same file.
  expect(await ask(owner, asked)).toMatchObject({ id })
  expect((await owner.post('export-file', { ...asked, asked: {} })).body.error).toBe('idempotency-conflict')
  const file = await ended(owner, id)
  expect(file).toMatchObject({ status: 'READY', done: 1, total: 1 })
  const reply = await fetched(owner, id)
  expect(reply.headers['content-disposition']).toMatch(/bac-si-.*\.xlsx/)
  expect(reply.rawPayload).toHaveLength(file.size)
  expect((await rowsOf(reply)).map(row => row.Tên)).toEqual(['Trần Thu Đông'])
  expect((await filesOf(owner)).map(one => one.id)).toEqual([id])
  expect(await logged('excel.export')).toHaveLength(before + 1)
  expect((await owner.post(`export-file/${id}/again`)).body.error).toBe('export-file-there')
  expect((await owner.delete(`export-file/${id}`)).body.code).toBe(204)
  expect(await filesOf(owner)).toEqual([])
  expect(await refusedFetch(owner, id)).toEqual([404, 'not-found'])
})

it('only of what the caller may take out, checked when it is asked', async () => {
  const reader = await addEmployee(shop, owner, { grants: [reads[0]!] })
  expect((await reader.post('export-file', doctors())).status).toBe(403)
  const exporter = await addEmployee(shop, owner, { grants: [reads[1]!] })
  expect((await exporter.post('export-file', doctors())).status).toBe(403)
  expect((await owner.post('export-file', doctors({ route: '/doctor/nothing' }))).status).toBe(404)
  expect((await owner.post('export-file', doctors({ route: '/doctor' }))).status).toBe(404)
  expect((await owner.post('export-file', doctors({ asked: { colour: 'red' } }))).body.issues).toMatchObject([
    { path: 'colour' },
  ])
  expect(await filesOf(owner)).toEqual([])
})

it('is its maker’s alone, and no longer theirs once they have lost a right with which it was made', async () => {
  const grants: Grant[] = [...reads, { model: 'provider', action: 'read' }, { model: 'cost', action: 'read' }]
  const clerk = await addEmployee(shop, owner, { grants })
  const { id } = await ask(clerk)
  await ended(clerk, id)
  expect(await fileOf(owner, id)).toBeUndefined()
  expect(await refusedFetch(owner, id)).toEqual([404, 'not-found'])
  expect((await owner.delete(`export-file/${id}`)).status).toBe(404)
  expect((await owner.post(`export-file/${id}/again`)).status).toBe(404)
  expect(await refusedFetch(await shop.registerStore(), id)).toEqual([404, 'not-found'])
  expect((await fetched(clerk, id)).statusCode).toBe(200)

  const roleId = clerk.profile.role.id
  const lose = (model: string) =>
    inStore(shop, storeId, async query => {
      await query('delete from role_permission where store_id = $1 and role_id = $2 and model = $3', [
        storeId,
        roleId,
        model,
      ])
      await query('update role set version = version + 1 where store_id = $1 and id = $2', [storeId, roleId])
    })
  await lose('cost')
  expect(await refusedFetch(clerk, id)).toEqual([403, 'export-file-rights'])
  await lose('doctor')
  expect(await refusedFetch(clerk, id)).toEqual([403, 'forbidden'])
  await lose('data_export')
  expect(await refusedFetch(clerk, id)).toEqual([403, 'forbidden'])
})

it('what cannot be made says why, and is made when it is asked again', async () => {
  const clerk = await addEmployee(shop, owner, { grants: reads })
  const { id } = await ask(clerk, doctors())
  await ended(clerk, id)
  // As the server left it that stopped in between.
  await inStore(shop, storeId, query =>
    query(
      `update export_file set status = 'MAKING', file_name = null, row_count = null, size = null, run_id = $3 where store_id = $1 and id = $2`,
      [storeId, id, newId()],
    ),
  )
  expect(await fileOf(clerk, id)).toMatchObject({
    status: 'FAILED',
    refusal: expect.stringContaining('Máy chủ dừng giữa chừng'),
  })
  expect(await refusedFetch(clerk, id)).toEqual([409, 'export-file-missing'])
  // An approval that is none is no fault, also where each step stands by itself.
  const stranger = await clerk.post(`export-file/${newId()}/again`, undefined, { 'x-override': 'a.b.c' })
  expect(stranger.status).toBe(404)
  expect((await clerk.post(`export-file/${id}/again`)).data).toMatchObject({ id, status: 'MAKING', refusal: null })
  expect(await ended(clerk, id)).toMatchObject({ status: 'READY', done: 2 })
  expect(await rowsOf(await fetched(clerk, id))).toHaveLength(2)

  // A branch that is none of theirs is refused by the list itself, while the file is made.
  const elsewhere = doctors({
    route: '/customer-request/export',
    asked: { branchId: newId() },
    title: 'Hàng khách hỏi',
  })
  const refused = await ask(owner, elsewhere)
  expect(await ended(owner, refused.id)).toMatchObject({ status: 'FAILED', refusal: expect.stringMatching(/\S/) })
  expect(await refusedFetch(owner, refused.id)).toEqual([409, 'export-file-missing'])
  await emptied(owner)
})

it('one that is stopped leaves nothing, neither a file nor a row of the log that something went out', async () => {
  const before = (await logged('excel.export')).length
  const held = shop.database.owner
  await held.query('begin')
  await held.query('lock table doctor in access exclusive mode')
  const { id } = await ask(owner)
  expect(await fileOf(owner, id)).toMatchObject({ status: 'MAKING' })
  expect((await owner.delete(`export-file/${id}`)).body.code).toBe(204)
  await held.query('commit')
  // The next one waits in the lane of the store behind it.
  const { id: next } = await ask(owner)
  expect(await ended(owner, next)).toMatchObject({ status: 'READY', refusal: null })
  expect((await filesOf(owner)).map(file => file.id)).toEqual([next])
  expect(await logged('excel.export')).toHaveLength(before + 1)
  const parts = await inStore(shop, storeId, query =>
    query('select count(*)::int as count from export_file_part where store_id = $1 and export_file_id = $2', [
      storeId,
      id,
    ]),
  )
  expect(parts).toEqual([{ count: 0 }])
  await emptied(owner)
})

it('a person and a store keep so many files and bytes, and each of them for 72 hours', async () => {
  const row = (person: Person, more: object) =>
    inStore(shop, storeId, query =>
      query(
        `insert into export_file (store_id, id, employee_id, branch_id, rights, branch_ids, route, asked, title, status, run_id, file_name, row_count,
           size, created_at, expires_at)
         select $1, gen_random_uuid(), $2, $3, '{}', '{}', '/doctor/export', '{}', 'Cũ', 'READY', $2, 'a.xlsx', 1, $4, now(), now() + interval '1 hour'
         from generate_series(1, $5)`,
        [storeId, person.profile.id, owner.branchId, (more as Json).size ?? 1, (more as Json).count ?? 1],
      ),
    )
  await row(owner, { count: mostKept.ofPerson })
  expect((await owner.post('export-file', doctors())).body).toMatchObject({
    error: 'export-files-full',
    message: expect.stringContaining('Đã giữ 10 tệp'),
  })
  const clerk = await addEmployee(shop, owner, { grants: reads })
  const first = await ask(clerk)
  const untilEnd = Date.parse(first.expiresAt) - Date.parse(first.createdAt)
  expect(untilEnd).toBe(72 * 3_600_000)
  await ended(clerk, first.id)
  await forgetAll()
  // What is made meanwhile may be too much for what is left.
  await row(owner, { size: mostKept.bytes - 10 })
  const full = await ask(clerk)
  expect(await ended(clerk, full.id)).toMatchObject({ status: 'FAILED', refusal: expect.stringContaining('200 MB') })
  await deleteOldFiles(shop.database.owner, new Date(Date.now() + 71 * 3_600_000))
  expect((await filesOf(clerk)).map(file => file.id)).toEqual([full.id])
  await deleteOldFiles(shop.database.owner, new Date(Date.now() + 73 * 3_600_000))
  const left = await inStore(shop, storeId, query =>
    query('select id from export_file where store_id = $1 and id = any($2)', [storeId, [full.id, first.id]]),
  )
  expect(left).toEqual([])
  await emptied(owner)
})

it('no more is shown or given when its time is over, even before the job has deleted it', async () => {
  const { id } = await ask(owner)
  await ended(owner, id)
  await inStore(shop, storeId, query =>
    query("update export_file set expires_at = now() - interval '1 second' where store_id = $1 and id = $2", [
      storeId,
      id,
    ]),
  )
  expect(await fileOf(owner, id)).toBeUndefined()
  expect(await refusedFetch(owner, id)).toEqual([404, 'not-found'])
})

it('a report comes with its own questions, and a file of more than a megabyte in one piece', async () => {
  const names = Array.from({ length: 60 }, (_, at) => `Công ty ${at}`)
  for (const name of names) await someProvider(owner, { name })
  const report = {
    id: newId(),
    route: '/report/provider/export',
    asked: { view: 'INBOUND', from: '2026-01-01' },
    title: 'Báo cáo',
  }
  const { id } = await ask(owner, report)
  expect(await ended(owner, id)).toMatchObject({ status: 'READY' })
  expect((await fetched(owner, id)).headers['content-disposition']).toContain('bao-cao-nha-cung-cap')
  const large = Buffer.alloc(2_500_000, 7)
  await inStore(shop, storeId, async query => {
    await query('delete from export_file_part where store_id = $1 and export_file_id = $2', [storeId, id])
    for (let at = 0; at * 400_000 < large.length; at++)
      await query(
        'insert into export_file_part (store_id, id, export_file_id, position, bytes) values ($1, $2, $3, $4, $5)',
        [storeId, newId(), id, at, large.subarray(at * 400_000, (at + 1) * 400_000)],
      )
  })
  expect((await fetched(owner, id)).rawPayload.equals(large)).toBe(true)
})
