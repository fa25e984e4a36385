import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Person, type TestApp, testApp, testQueue } from '../../../test/app.ts'
import { addBranch, addEmployee, inStore } from '../../../test/factories.ts'
import { type Shelved, shelve } from '../../../test/shelf.ts'
import { newId } from '../../db/new-id.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

let shop: TestApp
let owner: Person
beforeAll(async () => {
  shop = await testApp()
})
beforeEach(async () => {
  owner = await shop.registerStore()
})
afterAll(() => shop.close())

const newSecret = () => randomBytes(32).toString('base64url')
const bodyOf = (overrides: object = {}) => ({
  id: newId(),
  name: 'Quầy 1',
  prefix: 'q1',
  secret: newSecret(),
  ...overrides,
})
async function register(overrides: object = {}): Promise<{ device: Json; token: string }> {
  const body = bodyOf(overrides)
  const { data } = await owner.post('device', body)
  return { device: data, token: `${body.id}.${body.secret}` }
}
async function printerOf(person: Person, of: object = {}): Promise<string> {
  const traits = { language: 'esc-pos', dots: 576, feedLines: 4, hasCutter: true, drawerPin: 2 }
  const name = `Máy in ${newId().slice(-12)}`
  return (await person.post('printer', { name, kind: 'QUEUE', address: testQueue, ...traits, ...of })).data.id
}
const log = (action: string) =>
  inStore(shop, owner.profile.store.id, query =>
    query(`select * from user_log where store_id = $1 and action = $2 order by at desc, id desc`, [
      owner.profile.store.id,
      action,
    ]),
  )

describe('registering a browser', () => {
  it('makes a till of the branch, by a secret that the database does not hold', async () => {
    const body = bodyOf({ paper: 58 })
    const { status, data } = await owner.post('device', body)
    expect(status).toBe(201)
    expect(data).toMatchObject({
      id: body.id,
      name: 'Quầy 1',
      prefix: 'Q1',
      paper: 58,
      isActive: 1,
      branchId: owner.branchId,
      lastSeenBy: owner.profile.fullName,
      version: 1,
    })
    expect(JSON.stringify(data)).not.toContain(body.secret)
    const [row] = await log('device.create')
    expect(row).toMatchObject({ subjectCode: 'Quầy 1', after: { name: 'Quầy 1', prefix: 'Q1', paper: 58 } })
    expect(JSON.stringify(row)).not.toContain(body.secret)
    expect((await owner.get('device')).data).toEqual([data])
  })

  it('twice is once; with another content it is refused', async () => {
    const body = bodyOf()
    expect((await owner.post('device', body)).status).toBe(201)
    expect((await owner.post('device', body)).data.id).toBe(body.id)
    expect((await owner.post('device', { ...body, name: 'Quầy 9' })).body.error).toBe('idempotency-conflict')
    expect((await owner.get('device')).data).toHaveLength(1)
  })

  it('refuses a taken name and a prefix that was ever given, beside the field', async () => {
    const { device } = await register()
    const again = await owner.post('device', bodyOf({ prefix: 'Q2', name: 'QUẦY 1' }))
    expect(again).toMatchObject({ status: 409, body: { error: 'device-name-taken', issues: [{ path: 'name' }] } })
    await owner.patch(`device/${device.id}`, { version: 1, isActive: 0 })
    expect((await owner.post('device', bodyOf({ prefix: 'Q1' }))).body).toMatchObject({
      error: 'device-prefix-taken',
      message: 'Mã "Q1" đã cấp cho máy Quầy 1. Mỗi mã chỉ cấp một lần, kể cả khi máy đã ngưng.',
      issues: [{ path: 'prefix' }],
    })
    expect((await owner.post('device', bodyOf({ prefix: 'Q2' }))).status).toBe(201)
    // The name is in use again, so the retired one needs another to come back.
    const back = await owner.patch(`device/${device.id}`, { version: 2, isActive: 1 })
    expect(back.body.error).toBe('device-name-taken')
    expect((await owner.patch(`device/${device.id}`, { version: 2, isActive: 1, name: 'Quầy cũ' })).status).toBe(200)
  })

  it.each([
    [{ name: ' ' }, 'name'],
    [{ prefix: 'QUAY1' }, 'prefix'],
    [{ prefix: 'Q-1' }, 'prefix'],
    [{ paper: 57 }, 'paper'],
    [{ secret: 'short' }, 'secret'],
  ])('refuses %o beside the field', async (wrong, path) => {
    const reply = await owner.post('device', bodyOf(wrong))
    expect(reply).toMatchObject({ status: 422, body: { issues: [{ path }] } })
  })

  it('is for those who may change branches, and sees no other store', async () => {
    const { device } = await register()
    const cashier = await addEmployee(shop, owner)
    expect((await cashier.get('device')).status).toBe(403)
    expect((await cashier.post('device', bodyOf({ prefix: 'Q7' }))).status).toBe(403)
    const stranger = await shop.registerStore()
    expect((await stranger.get('device')).data).toEqual([])
    expect((await stranger.patch(`device/${device.id}`, { version: 1, name: 'X' })).status).toBe(404)
    expect((await stranger.post('device', bodyOf({ branchId: owner.branchId }))).status).toBe(404)
  })
})

describe('a till', () => {
  it('is renamed, moved, given another roll and retired; every change stands in the log', async () => {
    const { device } = await register()
    const branchId = await addBranch(shop, owner, 'Cầu Giấy')
    const change = { name: 'Quầy thuốc', branchId, paper: 80, isActive: 0 }
    const { data } = await owner.patch(`device/${device.id}`, { version: 1, ...change })
    expect(data).toMatchObject({ ...change, branchName: 'Cầu Giấy', version: 2, prefix: 'Q1' })
    const [row] = await log('device.update')
    expect(row).toMatchObject({
      before: { name: 'Quầy 1', paper: null, isActive: true },
      after: { name: 'Quầy thuốc', paper: 80, branch: 'Cầu Giấy', isActive: false },
    })
    const late = await owner.patch(`device/${device.id}`, { version: 1, name: 'Khác' })
    expect(late).toMatchObject({
      status: 409,
      body: { error: 'version-conflict', details: { current: { version: 2 } } },
    })
  })

  it('is told how to print, which another browser cannot make up', async () => {
    const { device, token } = await register()
    const print = {
      road: 'server',
      printerId: await printerOf(owner),
      language: 'esc-pos',
      dots: 576,
      feedLines: 4,
      hasCutter: true,
      drawerPin: 2,
      isSilent: false,
      labelPrinterId: null,
    }
    const { data } = await owner.patch(`device/${device.id}`, { version: 1, print })
    expect(data.print).toEqual(print)
    expect((await owner.post('device/open', { token })).data.print).toEqual(print)
    const [row] = await log('device.update')
    expect(row).toMatchObject({ before: { printRoad: null }, after: { printRoad: 'server' } })
    const wrong = await owner.patch(`device/${device.id}`, { version: 2, print: { ...print, dots: 577 } })
    expect(wrong).toMatchObject({ status: 422, body: { issues: [{ path: 'print.dots' }] } })
    expect((await owner.patch(`device/${device.id}`, { version: 2, print: null })).data.print).toBeNull()

    const stranger = await shop.registerStore()
    const elsewhere = { branchId: await addBranch(shop, owner) }
    for (const field of ['printerId', 'labelPrinterId'])
      for (const id of [await printerOf(stranger), await printerOf(owner, elsewhere)]) {
        const refused = await owner.patch(`device/${device.id}`, { version: 3, print: { ...print, [field]: id } })
        expect(refused).toMatchObject({ status: 404, body: { error: 'not-found' } })
      }
  })

  it('says what it is called when it is opened, by anybody signed in; the log has it once an hour', async () => {
    const { device, token } = await register()
    const cashier = await addEmployee(shop, owner)
    const open = () => cashier.post('device/open', { token })
    expect((await open()).data).toEqual({
      id: device.id,
      branchId: owner.branchId,
      name: 'Quầy 1',
      prefix: 'Q1',
      paper: null,
      print: null,
      isActive: 1,
    })
    expect(await log('device.open')).toHaveLength(0)
    await inStore(shop, owner.profile.store.id, query =>
      query(`update device set last_seen_at = last_seen_at - interval '2 hours' where id = $1`, [device.id]),
    )
    await open()
    await open()
    expect(await log('device.open')).toMatchObject([{ subjectCode: 'Quầy 1', employeeName: 'Nguyễn Thị Lan' }])
    expect((await owner.get('device')).data[0].lastSeenBy).toBe('Nguyễn Thị Lan')
  })

  it('is known by its secret only, and in its own store only', async () => {
    const { device, token } = await register()
    expect((await owner.post('device/open', { token: `${device.id}.${newSecret()}` })).status).toBe(404)
    expect((await owner.post('device/open', { token: device.id })).status).toBe(422)
    const stranger = await shop.registerStore()
    expect((await stranger.post('device/open', { token })).status).toBe(404)
  })
})

describe('a sale', () => {
  let goods: Shelved
  beforeEach(async () => {
    goods = await shelve(shop, owner, [{ quantity: 100, value: 60_000 }])
  })
  const sell = (more: object) =>
    owner.post('bill', {
      id: newId(),
      items: [{ productId: goods.id, unitId: goods.units.Viên, quantity: 1 }],
      payments: [{ method: 'CASH', amount: 1_000 }],
      ...more,
    })

  it('carries the till that made it, in the answer, when read and in the log', async () => {
    const { token } = await register()
    const { status, data } = await sell({ deviceToken: token })
    expect(status).toBe(201)
    expect(data.deviceName).toBe('Quầy 1')
    expect((await owner.get(`bill/${data.id}`)).data.deviceName).toBe('Quầy 1')
    const [row] = await log('bill.create')
    expect(row.after).toMatchObject({ till: 'Quầy 1', payable: 1_000 })
    expect(JSON.stringify(row)).not.toContain(token.split('.')[1])
  })

  it('of a retired till still comes in under its name: it was made before, without a network', async () => {
    const { device, token } = await register()
    await owner.patch(`device/${device.id}`, { version: 1, isActive: 0 })
    expect((await sell({ deviceToken: token })).data.deviceName).toBe('Quầy 1')
  })

  it('is never refused for a token that nobody knows', async () => {
    const { device } = await register()
    const stranger = await shop.registerStore()
    const foreign = { id: newId(), name: 'Quầy 1', prefix: 'Q1', secret: newSecret() }
    await stranger.post('device', foreign)
    for (const token of [
      `${device.id}.${newSecret()}`,
      `${newId()}.${newSecret()}`,
      `${foreign.id}.${foreign.secret}`,
    ]) {
      const { status, data } = await sell({ deviceToken: token })
      expect([status, data.deviceName]).toEqual([201, null])
    }
    expect((await sell({})).data.deviceName).toBeNull()
  })
})
