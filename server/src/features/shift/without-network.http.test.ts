import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { addEmployee } from '../../../test/factories.ts'
import { keptTill, registerTill } from '../../../test/kept-sales.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'
import { shelve } from '../../../test/shelf.ts'
import { turnSwitch } from '../../../test/turn-switch.ts'
import { newId } from '../../db/new-id.ts'

let shop: TestApp
let owner: Person
let lan: Person
let till: { id: string; token: string }
beforeAll(async () => {
  shop = await testApp()
})
beforeEach(async () => {
  owner = await shop.registerStore()
  await turnSwitch(owner, 'useShifts', true)
  lan = await addEmployee(shop, owner, { fullName: 'Nguyễn Thị Lan' })
  till = await registerTill(owner)
})
afterAll(async () => {
  expect(await ledgerDifferences(shop)).toEqual([])
  await shop.close()
})

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const note = (value: number, quantity: number) => ({ value, quantity })

describe('a shift of a till without the network', () => {
  it('is opened, counted and handed over later, at its own times and by who delivers', async () => {
    const goods = await shelve(shop, owner, [{ quantity: 100, value: 50_000 }])
    const kept = keptTill(owner, till.token)
    const [first, second] = [newId(), newId()]
    const open = {
      id: first,
      openingFloat: 100_000,
      openedAt: ago(300),
      heldBy: lan.profile.id,
      deviceToken: till.token,
    }
    const opened = await owner.post('shift', open)
    expect(opened.data).toMatchObject({
      id: first,
      heldByName: 'Nguyễn Thị Lan',
      deviceId: till.id,
      openedAt: open.openedAt,
    })
    expect((await owner.post('shift', open)).data.id).toBe(first)

    const sale = kept.sale([{ goods, quantity: 20 }], {
      sellerId: lan.profile.id,
      offline: { shiftId: first, soldAt: ago(200) },
    })
    expect((await kept.send([sale]))[0]).toMatchObject({ kind: 'saved', flags: [] })
    const count = {
      id: newId(),
      notes: [note(100_000, 1), note(20_000, 1)],
      countedAt: ago(100),
      deviceToken: till.token,
    }
    const counted = await owner.post(`shift/${first}/count`, count)
    expect(counted.data.counts).toMatchObject([
      { id: count.id, counted: 120_000, expected: 120_000, countedByName: 'Nguyễn Thị Lan', at: count.countedAt },
    ])
    expect((await owner.post(`shift/${first}/count`, count)).data.counts).toHaveLength(1)

    const next = {
      id: second,
      openingFloat: 120_000,
      openedAt: ago(99),
      heldBy: owner.profile.id,
      deviceToken: till.token,
      closes: { shiftId: first, countId: count.id, taken: 0 },
    }
    expect((await owner.post('shift', next)).data).toMatchObject({ id: second, status: 'OPEN' })
    expect((await owner.get(`shift/${first}`)).data).toMatchObject({
      status: 'CLOSED',
      difference: 0,
      handedTo: { id: second },
    })
    const later = kept.sale([{ goods, quantity: 5 }], { offline: { shiftId: second, soldAt: ago(50) } })
    expect((await kept.send([later]))[0].flags).toEqual([])
    expect((await owner.get(`shift/${second}`)).data).toMatchObject({ expected: 125_000, billCount: 1 })
  })

  it('is closed when its till owes nothing of it; who reviews shifts closes it all the same', async () => {
    const id = newId()
    await owner.post('shift', { id, openingFloat: 0, heldBy: lan.profile.id, deviceToken: till.token })
    const report = { queued: 3, oldestAt: ago(30), goodsAsOf: ago(31), build: '3f2a', shiftIds: [id] }
    expect((await lan.post('device/open', { token: till.token, report })).status).toBe(200)
    const { data } = await lan.post(`shift/${id}/count`, { notes: [] })
    const ending = { countId: data.counts[0].id, taken: 0 }
    const refused = await lan.post(`shift/${id}/close`, ending)
    expect(refused.body).toMatchObject({ error: 'shift-owes-sales', details: { count: 3 } })
    const [device] = (await owner.get('device')).data
    expect(device.report).toMatchObject({ queued: 3, build: '3f2a' })
    await lan.post('device/open', { token: till.token, report: { ...report, queued: 0, shiftIds: [] } })
    expect((await lan.post(`shift/${id}/close`, ending)).status).toBe(200)
  })
})
