import { addDays } from '@quay/domain/time/calendar'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, type Reply, type TestApp, testApp } from '../../../test/app.ts'
import { addBranch, addEmployee, inStore } from '../../../test/factories.ts'
import { zoneAtHour } from '../../../test/zone-at-hour.ts'
import { newId } from '../../db/new-id.ts'

let shop: TestApp
let owner: Person
let staff: Person
let today: string
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
  const grants = (['read', 'create'] as const).map(action => ({ model: 'check_inventory' as const, action }))
  staff = await addEmployee(shop, owner, { grants, fullName: 'Ngô Thị Mai' })
  await setClock(owner, 15)
  today = (await owner.get('home')).data.businessDay
})
afterAll(() => shop.close())

/** As if it were that hour now at the branches of a store. */
const setClock = (person: Person, hour: number) =>
  inStore(shop, person.profile.store.id, query =>
    query('update branch set time_zone = $2 where store_id = $1', [person.profile.store.id, zoneAtHour(hour)]),
  )
const refused = (reply: Reply) => [reply.status, reply.body.error]
const fridge = (overrides: object = {}) => ({
  name: `Tủ lạnh ${newId().slice(-6)}`,
  condition: 'fridge',
  minTemperature: 20,
  maxTemperature: 80,
  maxHumidity: null,
  ...overrides,
})
const addPlace = async (overrides: object = {}) => (await owner.post('storage-place', fridge(overrides))).data
const record = (storagePlaceId: string, overrides: object = {}, person = staff) =>
  person.post('storage-reading', { storagePlaceId, slot: 'MORNING', temperature: 55, ...overrides })
const placeToday = async (id: string) =>
  (await staff.get('storage-reading/today')).data.places.find((place: { id: string }) => place.id === id)
/** As if the place had been watched for so many days. */
const watchedFor = (id: string, days: number) =>
  inStore(shop, owner.profile.store.id, query =>
    query('update storage_place set since = $3 where store_id = $1 and id = $2', [
      owner.profile.store.id,
      id,
      addDays(today, -days),
    ]),
  )

describe('a place', () => {
  it('has limits and a thermometer; its name is taken once in a branch', async () => {
    const place = await addPlace({ name: 'Tủ vắc-xin', deviceName: 'Elitech RC-5', calibrationExpiresOn: '2027-05-01' })
    expect(place).toMatchObject({ name: 'Tủ vắc-xin', since: today, isActive: true, deviceName: 'Elitech RC-5' })
    expect(refused(await owner.post('storage-place', fridge({ name: ' tủ VẮC-XIN' })))).toEqual([
      409,
      'storage-place-name-taken',
    ])
    const second = await addBranch(shop, owner, 'Chi nhánh Tân Định')
    expect((await owner.post('storage-place', fridge({ name: 'Tủ vắc-xin', branchId: second }))).status).toBe(201)
    expect(refused(await owner.post('storage-place', fridge({ minTemperature: 90 })))).toEqual([
      422,
      'storage-conditions-limits-crossed',
    ])
  })

  it('is changed by whoever manages it, seen at once by everybody', async () => {
    const place = await addPlace()
    const { id, version, name } = place
    const body = { ...fridge({ name, maxTemperature: 60 }), version, isActive: true }
    expect(refused(await staff.put(`storage-place/${id}`, body))).toEqual([403, 'forbidden'])
    expect((await owner.put(`storage-place/${id}`, body)).data).toMatchObject({ maxTemperature: 60, version: 2 })
    expect(refused(await owner.put(`storage-place/${id}`, body))).toEqual([409, 'version-conflict'])
    expect((await owner.put(`storage-place/${id}`, { ...body, version: 2, isActive: false })).data.isActive).toBe(false)
    expect(refused(await record(id))).toEqual([409, 'storage-conditions-place-stopped'])
    expect(await placeToday(id)).toBe(undefined)
  })
})

describe('a reading', () => {
  it('is written once for a slot, by whoever stands there; a copy is the same one', async () => {
    const { id } = await addPlace()
    const body = { id: newId() }
    const replies = await Promise.all([record(id, body), record(id, body)])
    expect(replies.map(reply => reply.data)).toEqual([replies[0]!.data, replies[0]!.data])
    expect(replies[0]!.data).toMatchObject({ day: today, temperature: 55, isOut: false, recordedByName: 'Ngô Thị Mai' })
    const again = await record(id, {}, owner)
    expect(refused(again)).toEqual([409, 'storage-conditions-recorded'])
    expect(again.body.message).toContain('Ngô Thị Mai đã ghi 5,5 °C')
    expect((await record(id, { slot: 'AFTERNOON' })).status).toBe(201)
    expect((await placeToday(id)).readings.map((one: { slot: string }) => one.slot)).toEqual(['MORNING', 'AFTERNOON'])
    expect((await placeToday(id)).due).toEqual([])
  })

  it('of the afternoon is not written before noon, of a day that went by it is', async () => {
    const store = await shop.registerStore()
    await setClock(store, 9)
    const { id, since } = (await store.post('storage-place', fridge())).data
    const afternoon = (more: object = {}) => record(id, { slot: 'AFTERNOON', ...more }, store)
    expect(await afternoon()).toMatchObject({
      status: 422,
      body: {
        error: 'storage-conditions-too-early',
        message: 'Lần đo buổi chiều ghi từ 12 giờ trưa: trước đó chưa ai đọc được.',
        issues: [{ path: 'slot' }],
      },
    })
    expect(refused(await afternoon({ day: since }))).toEqual([422, 'storage-conditions-too-early'])
    expect((await store.get('storage-reading/today')).data.places[0].readings).toEqual([])
    expect((await record(id, {}, store)).status).toBe(201)
    await inStore(shop, store.profile.store.id, query =>
      query('update storage_place set since = since - 1 where store_id = $1', [store.profile.store.id]),
    )
    expect((await afternoon({ day: addDays(since, -1) })).data).toMatchObject({ isLate: true })
    // Another place: by a clock of another zone today may be a day that was written already.
    await setClock(store, 13)
    const { id: later } = (await store.post('storage-place', fridge())).data
    expect((await record(later, { slot: 'AFTERNOON' }, store)).status).toBe(201)
  })

  it('of two people at once is one', async () => {
    const { id } = await addPlace()
    const replies = await Promise.all([record(id), record(id, { temperature: 60 }, owner)])
    expect(replies.map(reply => reply.status).sort()).toEqual([201, 409])
  })

  it('out of the limits says what was done; humidity is read where it has a limit', async () => {
    const { id } = await addPlace()
    expect(await record(id, { temperature: 81 })).toMatchObject({
      status: 422,
      body: { error: 'storage-conditions-action-missing', issues: [{ path: 'action' }] },
    })
    expect((await record(id, { temperature: 81, action: 'Gọi thợ' })).data).toMatchObject({ isOut: true })
    const room = await addPlace({ condition: 'room', minTemperature: null, maxTemperature: 300, maxHumidity: 75 })
    expect(refused(await record(room.id, { temperature: 280 }))).toEqual([422, 'storage-conditions-humidity-missing'])
    expect((await record(room.id, { temperature: 280, humidity: 70 })).data.isOut).toBe(false)
  })

  it('that was forgotten is missing; it may be written within a week and says that it is late', async () => {
    const { id } = await addPlace()
    await watchedFor(id, 3)
    const yesterday = addDays(today, -1)
    expect((await placeToday(id)).missing).toHaveLength(6)
    expect((await record(id, { day: yesterday })).data).toMatchObject({ day: yesterday, isLate: true })
    expect((await placeToday(id)).missing).toHaveLength(5)
    for (const day of [addDays(today, -4), addDays(today, 1)])
      expect(refused(await record(id, { day }))).toEqual([422, 'storage-conditions-day-wrong'])
    await watchedFor(id, 30)
    expect(refused(await record(id, { day: addDays(today, -8) }))).toEqual([422, 'storage-conditions-day-wrong'])
    const sheet = (await staff.get(`storage-reading/sheet?storagePlaceId=${id}&month=${yesterday.slice(0, 7)}`)).data
    expect(sheet.readings).toMatchObject([{ day: yesterday, slot: 'MORNING', isLate: true }])
    expect(sheet.missing.length).toBeGreaterThan(5)
  })

  it('that was typed wrongly is put right with a reason, which stays on the sheet', async () => {
    const { id } = await addPlace()
    const reading = (await record(id, { temperature: 550, action: 'Xem lại' })).data
    const right = { version: 1, temperature: 55, reason: 'Thiếu dấu phẩy' }
    expect((await staff.patch(`storage-reading/${reading.id}`, right)).data).toMatchObject({
      temperature: 55,
      isOut: false,
      action: null,
      correctReason: 'Thiếu dấu phẩy',
      correctedByName: 'Ngô Thị Mai',
      version: 2,
    })
    expect(refused(await staff.patch(`storage-reading/${reading.id}`, right))).toEqual([409, 'version-conflict'])
    await inStore(shop, owner.profile.store.id, query =>
      query('update storage_reading set day = day - 20 where store_id = $1 and id = $2', [
        owner.profile.store.id,
        reading.id,
      ]),
    )
    expect(refused(await staff.patch(`storage-reading/${reading.id}`, { ...right, version: 2 }))).toEqual([
      422,
      'storage-conditions-day-wrong',
    ])
  })

  it('is of its branch and its store alone', async () => {
    const { id } = await addPlace()
    const stranger = await shop.registerStore()
    expect(refused(await record(id, {}, stranger))).toEqual([404, 'not-found'])
    const cashier = await addEmployee(shop, owner, { grants: [{ model: 'sale', action: 'read' }] })
    expect(refused(await record(id, {}, cashier))).toEqual([403, 'forbidden'])
  })
})

it('waits on the home page until it was taken, as does a thermometer whose paper runs out', async () => {
  const store = await shop.registerStore()
  await setClock(store, 15)
  const tasks = async () => (await store.get('home/tasks')).data
  expect(await tasks()).toMatchObject({ storageReadings: 0, calibrations: 0 })
  const place = (await store.post('storage-place', fridge({ calibrationExpiresOn: addDays(today, 10) }))).data
  const due = (await store.get('storage-reading/today')).data.places[0].due.length
  expect(await tasks()).toMatchObject({ storageReadings: due, calibrations: 1 })
  for (const slot of ['MORNING', 'AFTERNOON']) await record(place.id, { slot }, store)
  expect(await tasks()).toMatchObject({ storageReadings: 0, calibrations: 1 })
})
