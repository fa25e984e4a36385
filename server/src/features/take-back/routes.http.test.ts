import { beforeAll, expect, it } from 'vitest'
import type { Person } from '../../../test/app.ts'
import { behindLock } from '../../../test/behind-lock.ts'
import { addBranch, addEmployee, inStore } from '../../../test/factories.ts'
import { type Shelved, shelve } from '../../../test/shelf.ts'
import { shopWithBooks } from '../../../test/shop-of-file.ts'

const shop = await shopWithBooks()
let owner: Person
let morphine: Shelved
let vitamin: Shelved
let today: string
beforeAll(async () => {
  owner = await shop.registerStore()
  const lots = [{ number: 'M01', quantity: 100, expiryDate: '2030-06-30', value: 100_000 }]
  morphine = await shelve(shop, owner, lots, { name: 'Morphin 10 mg' })
  vitamin = await shelve(shop, owner, lots, { name: 'Vitamin C' })
  await inStore(shop, owner.profile.store.id, query =>
    query(`update product set control_group = 'narcotic', strength = '10 mg' where id = $1`, [morphine.id]),
  )
  const { items } = (await owner.get('setting')).data
  const { version } = items.find((item: { key: string }) => item.key === 'returnWithoutBill')
  await owner.patch('setting', { key: 'returnWithoutBill', value: true, version })
  today = (await owner.get('home')).data.businessDay
})

const lineOf = (goods: Shelved, more: object = {}) => ({
  ...{ productId: goods.id, unitId: goods.units.Viên, quantity: 4, unitPrice: 0, lotId: goods.lots[0] },
  ...more,
})
async function bringBack(items: object[]): Promise<string> {
  const reply = await owner.post('sale-return/without-bill', { reason: 'SURPLUS', items, payments: [] })
  expect(reply.status, JSON.stringify(reply.body)).toBe(201)
  return reply.data.id
}
const said = { personName: 'Lê Thị Hoa', identityNumber: '046170001234', reason: 'Người bệnh đã mất' }
const save = (id: string, more: object = {}, person = owner) =>
  person.put(`sale-return/${id}/take-back`, { minutesVersion: 0, ...said, ...more })
const read = (id: string, person = owner) => person.get(`sale-return/${id}/take-back`)
const book = async (person = owner) =>
  person.get(`gpp-book/table?${new URLSearchParams({ book: 'TAKE_BACK', from: today, to: today })}`)
const entry = async () =>
  (await owner.get(`gpp-book?${new URLSearchParams({ from: today, to: today })}`)).data.items.find(
    (one: { book: string }) => one.book === 'TAKE_BACK',
  )

it('minutes of a narcotic say who brought it, and what lies in quarantine; the book lists them', async () => {
  const id = await bringBack([lineOf(morphine), lineOf(vitamin)])
  const before = await read(id)
  expect(before.data).toMatchObject({ minutes: null, isCancelled: false })
  expect(before.data.items).toMatchObject([
    {
      productName: 'Morphin 10 mg',
      strength: '10 mg',
      unitName: 'Viên',
      quantity: 4,
      lotNumber: 'M01',
      expiryDate: '2030-06-30',
    },
  ])
  expect(await entry()).toMatchObject({ count: 1, missing: 1 })
  expect((await book()).data.rows[0].cells.slice(2, 4)).toEqual(['Chưa ghi biên bản', 'Morphin 10 mg, 10 mg'])

  const saved = await save(id, { personAddress: '12 Lê Lợi, Huế' })
  expect(saved).toMatchObject({
    status: 200,
    data: { minutes: { ...said, recordedByName: owner.profile.fullName, version: 1 } },
  })
  expect(await save(id)).toMatchObject({ status: 409, body: { error: 'version-conflict' } })
  expect((await save(id, { minutesVersion: 1, reason: 'Đổi phác đồ' })).data.minutes).toMatchObject({
    reason: 'Đổi phác đồ',
    version: 2,
  })
  expect(await entry()).toMatchObject({ count: 1, missing: 0 })
  const { rows } = (await book()).data
  expect(rows).toHaveLength(1)
  expect(rows[0].cells.slice(2)).toEqual([
    'Lê Thị Hoa, 046170001234',
    'Morphin 10 mg, 10 mg',
    'Viên',
    4,
    'M01',
    '2030-06-30',
    'Đổi phác đồ',
    owner.profile.fullName,
  ])
  // Its group is changed later: what the minutes say stays.
  await inStore(shop, owner.profile.store.id, async query => {
    await query('update product set control_group = null where id = $1', [morphine.id])
    expect((await read(id)).data.items).toHaveLength(1)
    await query(`update product set control_group = 'narcotic' where id = $1`, [morphine.id])
  })
})

it('the identity number stands in the minutes alone: the log has none', async () => {
  const id = await bringBack([lineOf(morphine)])
  await save(id)
  const rows = await inStore(shop, owner.profile.store.id, query =>
    query(`select after::text as after from user_log where store_id = $1 and action = 'take-back.save'`, [
      owner.profile.store.id,
    ]),
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const { after } of rows as { after: string }[]) {
    expect(after).toContain('Lê Thị Hoa')
    expect(after).not.toContain(said.identityNumber)
  }
})

it('is refused for other goods, for what went to the shelf, for a cancelled return, and to who may not', async () => {
  const other = await bringBack([lineOf(vitamin)])
  expect((await read(other)).data).toMatchObject({ items: [], minutes: null })
  expect(await save(other)).toMatchObject({ status: 422, body: { error: 'take-back-none' } })
  const onShelf = await bringBack([lineOf(morphine, { restock: true, isIntact: true })])
  expect(await save(onShelf)).toMatchObject({ status: 422, body: { error: 'take-back-on-shelf' } })

  const id = await bringBack([lineOf(morphine)])
  for (const identityNumber of ['', '12', '0461 7000 1234', "1'; drop", '1'.repeat(21)])
    expect(await save(id, { identityNumber })).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'identityNumber' }] },
    })
  const elsewhere = await addBranch(shop, owner)
  const grants = [
    { model: 'return', action: 'read' },
    { model: 'return', action: 'create' },
  ] as const
  const far = await addEmployee(shop, owner, { grants, branchIds: [elsewhere] })
  expect([(await read(id, far)).status, (await save(id, {}, far)).status]).toEqual([404, 404])
  const reader = await addEmployee(shop, owner, { grants: [grants[0]] })
  expect([(await read(id, reader)).status, (await save(id, {}, reader)).status]).toEqual([200, 403])
  const inspector = await addEmployee(shop, owner, { grants: [{ model: 'check_inventory', action: 'read' }] })
  expect((await book(inspector)).status).toBe(403)
  expect((await owner.post(`sale-return/${id}/cancel`, { reason: 'Nhầm' })).status).toBe(200)
  expect(await save(id)).toMatchObject({ status: 409, body: { error: 'already-cancelled' } })
})

it('of two people who write or correct minutes at once one is written, and the other is told to look again', async () => {
  const id = await bringBack([lineOf(morphine)])
  const select = `select id from sale_return where id = '${id}'`
  for (const minutesVersion of [0, 1]) {
    const one = () => save(id, { minutesVersion, reason: `Một ${minutesVersion}` })
    const other = () => save(id, { minutesVersion, reason: `Hai ${minutesVersion}` })
    const answers = await behindLock(shop, owner, select, [one, other])
    expect(answers.map(({ status }) => status)).toEqual([200, 409])
    expect(answers[1].body).toMatchObject({ error: 'version-conflict' })
    expect((await read(id)).data.minutes).toMatchObject({
      reason: `Một ${minutesVersion}`,
      version: minutesVersion + 1,
    })
  }
})

it('minutes that are corrected after their medicine left its group still name it in the log', async () => {
  const id = await bringBack([lineOf(morphine)])
  await save(id)
  const { id: storeId } = owner.profile.store
  const group = (to: string) =>
    inStore(shop, storeId, query => query(`update product set control_group = ${to} where id = $1`, [morphine.id]))
  await group('null')
  expect((await save(id, { minutesVersion: 1 })).status).toBe(200)
  await group(`'narcotic'`)
  const rows = (await inStore(shop, storeId, query =>
    query(`select after::text as after from user_log where action = 'take-back.save' and subject_id = $1`, [id]),
  )) as { after: string }[]
  expect(rows).toHaveLength(2)
  for (const { after } of rows) expect(after).toContain('Morphin 10 mg')
})
