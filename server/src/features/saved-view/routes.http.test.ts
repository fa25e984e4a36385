import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { addEmployee, inStore } from '../../../test/factories.ts'
import { newId } from '../../db/new-id.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

let shop: TestApp
let owner: Person
let colleague: Person
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
  colleague = await addEmployee(shop, owner)
})
afterAll(() => shop.close())

const view = (overrides: object = {}) => ({
  screen: 'product',
  name: 'Sắp hết hạn',
  query: { expiring: '90', stock: 'in' },
  ...overrides,
})
const seenBy = async (person: Person) => (await person.get('saved-view?screen=product')).data

it('a view is its maker’s until it is shared, and then theirs alone to change', async () => {
  const made = (await owner.post('saved-view', view({ columns: ['code', 'name'] }))).data
  expect(made).toMatchObject({ ...view(), columns: ['code', 'name'], isShared: false, isOwn: true, version: 1 })
  expect(await seenBy(owner)).toEqual([made])
  expect(await seenBy(colleague)).toEqual([])
  const shared = await owner.patch(`saved-view/${made.id}`, { version: 1, isShared: true, columns: null })
  expect(shared.data).toMatchObject({ isShared: true, columns: null, version: 2, query: view().query })
  expect(await seenBy(colleague)).toMatchObject([{ id: made.id, isOwn: false, ownerName: 'Trần Thu Hà' }])
  expect((await colleague.patch(`saved-view/${made.id}`, { version: 2, name: 'X' })).status).toBe(404)
  expect((await colleague.delete(`saved-view/${made.id}`)).status).toBe(404)
  expect((await owner.patch(`saved-view/${made.id}`, { version: 1, name: 'X' })).body).toMatchObject({
    error: 'version-conflict',
    details: { current: { version: 2 } },
  })
  const stranger = await shop.registerStore()
  expect(await seenBy(stranger)).toEqual([])
  expect((await owner.delete(`saved-view/${made.id}`)).body.code).toBe(204)
  expect(await seenBy(colleague)).toEqual([])
})

it('stands on the home page of its maker where that is wanted, and of everybody where it is shared', async () => {
  const pinnedOf = async (person: Person) => (await person.get('saved-view/pinned')).data.map((one: Json) => one.name)
  const report = view({ screen: 'report-sale', name: 'Theo tháng', isPinned: true })
  const { id } = (await owner.post('saved-view', report)).data
  expect([await pinnedOf(owner), await pinnedOf(colleague)]).toEqual([['Theo tháng'], []])
  await owner.patch(`saved-view/${id}`, { version: 1, isShared: true })
  expect(await pinnedOf(colleague)).toEqual(['Theo tháng'])
  await owner.patch(`saved-view/${id}`, { version: 2, isPinned: false })
  expect([await pinnedOf(owner), await pinnedOf(colleague)]).toEqual([[], []])
  expect(await pinnedOf(await shop.registerStore())).toEqual([])
})

it('has a name of its own for each person, and is made once', async () => {
  const id = newId()
  const first = await owner.post('saved-view', view({ id, name: 'Kháng sinh' }))
  expect((await owner.post('saved-view', view({ id, name: 'Kháng sinh' }))).data).toEqual(first.data)
  expect((await owner.post('saved-view', view({ id, name: 'Khác' }))).body.error).toBe('idempotency-conflict')
  expect((await owner.post('saved-view', view({ name: 'KHÁNG SINH' }))).body).toMatchObject({
    error: 'view-name-taken',
    issues: [{ path: 'name' }],
  })
  expect((await colleague.post('saved-view', view({ name: 'Kháng sinh' }))).status).toBe(201)
  expect((await owner.post('saved-view', view({ name: 'Lạ', query: { 'a b': 'x' } }))).status).toBe(422)
  expect((await owner.post('saved-view', view({ name: 'Lạ', screen: 'No where' }))).status).toBe(422)
})

it('a kept report by the column of deposits and exchanges that were one opens by deposits after the upgrade', async () => {
  const kept = { screen: 'sale-report', name: 'Cọc và hàng đổi', query: { sortBy: 'prepaid', orderBy: 'DESC' } }
  const made = (await owner.post('saved-view', { ...kept, columns: ['revenue', 'prepaid'] })).data
  const { id: storeId } = owner.profile.store
  const migration = '../../../migrations/20261128T0420_kept_reports_by_deposits.sql'
  const opened = (query: Record<string, string>) => owner.get(`report/sale?${new URLSearchParams(query)}`)
  expect((await opened(kept.query)).status).toBe(422)
  await shop.database.owner.query(readFileSync(new URL(migration, import.meta.url), 'utf8'))
  const [row] = await inStore(shop, storeId, query =>
    query('select query, columns from saved_view where store_id = $1 and id = $2', [storeId, made.id]),
  )
  expect(row).toEqual({
    query: { sortBy: 'deposits', orderBy: 'DESC' },
    columns: ['revenue', 'deposits', 'tradedIn'],
  })
  expect((await opened(row.query)).status).toBe(200)
})
