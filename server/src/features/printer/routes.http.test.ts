import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { addBranch, addEmployee } from '../../../test/factories.ts'
import { type StubPrinter, stubPrinter } from '../../../test/stub-printer.ts'
import { newId } from '../../db/new-id.ts'
import { isShopAddress } from '../../outside/shop-address.ts'
import { printingOf } from './printing.ts'

let shop: TestApp
let stub: StubPrinter
let owner: Person
let queued: { name: string; bytes: Buffer }[]
beforeAll(async () => {
  stub = await stubPrinter()
  shop = await testApp({
    printing: {
      network: {
        isAllowed: address => address === '127.0.0.1' || isShopAddress(address),
        port: stub.port,
        tellers: new Set(),
      },
      neighbours: () => ['127.0.0.1', '8.8.8.8'],
      queues: {
        names: async () => ['XP-80', 'PDF'],
        send: async (name, bytes) => {
          if (name === 'PDF') throw new Error('the system refused it')
          queued.push({ name, bytes: Buffer.from(bytes) })
        },
      },
    },
  })
  owner = await shop.registerStore()
})
afterAll(async () => {
  await shop.close()
  await stub.close()
})
beforeEach(() => {
  queued = []
  stub.papers.length = 0
  Object.assign(stub.state, { paper: 'in', cover: 'closed', tells: true, hangsUpAfter: null })
})

let made = 0
const body = (change: object = {}) => ({
  name: `Máy in ${++made}`,
  kind: 'LAN',
  address: '127.0.0.1',
  language: 'esc-pos',
  dots: 576,
  feedLines: 4,
  hasCutter: true,
  drawerPin: 2,
  ...change,
})
const add = async (change: object = {}, person = owner) => (await person.post('printer', body(change))).data
const paper = Buffer.from('giấy')
const job = (change: object = {}) => ({ job: newId(), bytes: paper.toString('base64'), ...change })

describe('entering a printer', () => {
  it('keeps it, changes it and takes it away; the log has each', async () => {
    const sent = { id: newId(), ...body({ name: 'Quầy 1' }) }
    const first = await owner.post('printer', sent)
    expect(first).toMatchObject({ status: 201, data: { name: 'Quầy 1', address: '127.0.0.1', version: 1 } })
    expect((await owner.post('printer', sent)).data).toEqual(first.data)
    expect((await owner.post('printer', { ...sent, dots: 384 })).body.error).toBe('idempotency-conflict')
    const { id } = first.data
    const changed = await owner.patch(`printer/${id}`, { version: 1, dots: 384, hasCutter: false })
    expect(changed.data).toMatchObject({ dots: 384, hasCutter: false, version: 2 })
    expect((await owner.patch(`printer/${id}`, { version: 1, dots: 512 })).body.error).toBe('version-conflict')
    const taken = await owner.post('printer', body({ name: 'QUẦY 1' }))
    expect(taken.body.error).toBe('printer-name-taken')
    expect((await owner.delete(`printer/${id}`)).status).toBe(200)
    const actions = (await owner.get('user_log')).data.items.map((one: { action: string }) => one.action)
    expect(actions.slice(0, 3)).toEqual(['printer.delete', 'printer.update', 'printer.create'])
  })

  it.each(['8.8.8.8', '1.1.1.1', '169.254.169.254'])(
    'refuses %s, which is not in the shop’s network',
    async address => {
      const reply = await owner.post('printer', body({ address }))
      expect(reply.body).toMatchObject({ error: 'printer-address-outside', issues: [{ path: 'address' }] })
    },
  )

  it.each([
    { address: '192.168.1.5:80' },
    { address: 'http://192.168.1.5' },
    { address: '-d evil' },
    { dots: 577 },
    { drawerPin: 3 },
    { kind: 'USB' },
  ])('refuses %o', async wrong => {
    expect((await owner.post('printer', body(wrong))).status).toBe(422)
  })

  it('takes queues that the system names, and no other name', async () => {
    expect((await owner.get('printer/queue')).data).toEqual(['XP-80', 'PDF'])
    expect((await owner.post('printer', body({ kind: 'QUEUE', address: 'XP-80' }))).status).toBe(201)
    const reply = await owner.post('printer', body({ kind: 'QUEUE', address: '-o evil' }))
    expect(reply.body).toMatchObject({ error: 'printer-queue-unknown', issues: [{ path: 'address' }] })
  })

  it('finds printers in the network of the server', async () => {
    expect((await owner.get('printer/neighbour')).data).toEqual(['127.0.0.1'])
    expect(printingOf('off').neighbours).toBeNull()
    expect(printingOf('on').neighbours).not.toBeNull()
  })

  it('is for who may change branches', async () => {
    const seller = await addEmployee(shop, owner)
    expect((await seller.get('printer/neighbour')).status).toBe(403)
    expect((await seller.post('printer', body())).status).toBe(403)
    expect((await seller.get('printer/queue')).status).toBe(403)
    const { id } = await add()
    expect((await seller.patch(`printer/${id}`, { version: 1, address: '10.0.0.9' })).status).toBe(403)
    expect((await seller.delete(`printer/${id}`)).status).toBe(403)
    expect((await seller.get('printer')).status).toBe(200)
  })
})

describe('printing', () => {
  it('sends a job once, with the drawer before it, and writes nothing of the store', async () => {
    const { id } = await add({ drawerPin: 5 })
    const before = (await owner.get('user_log')).data.totalItem
    const one = job({ opensDrawer: true })
    expect((await owner.post(`printer/${id}/print`, one)).data).toEqual({ repeated: false })
    expect((await owner.post(`printer/${id}/print`, one)).data).toEqual({ repeated: true })
    expect(Buffer.concat(stub.papers)).toEqual(Buffer.concat([Buffer.from([0x1b, 0x70, 1, 0x32, 0xfa]), paper]))
    expect((await owner.get('user_log')).data.totalItem).toBe(before)
  })

  it('opens the drawer alone, and none where none hangs', async () => {
    const [with2, without] = [await add(), await add({ drawerPin: null })]
    await owner.post(`printer/${with2.id}/print`, job({ bytes: '', opensDrawer: true }))
    await owner.post(`printer/${without.id}/print`, job({ opensDrawer: true }))
    expect(stub.papers.map(one => [...one])).toEqual([[0x1b, 0x70, 0, 0x32, 0xfa], [...paper]])
  })

  it('says what is wrong with the printer, and prints the same job when it comes again', async () => {
    const { id } = await add()
    stub.state.paper = 'out'
    const one = job()
    expect((await owner.post(`printer/${id}/print`, one)).body).toMatchObject({
      error: 'printer-paper-out',
      message: 'Máy in hết giấy. Thay cuộn rồi bấm In tiếp.',
      retry: 'final',
    })
    stub.state.paper = 'in'
    expect((await owner.post(`printer/${id}/print`, one)).data).toEqual({ repeated: false })
    stub.state.cover = 'open'
    expect((await owner.post(`printer/${id}/print`, job())).body.error).toBe('printer-cover-open')
  })

  it('puts bytes into a queue of the system; what that refuses was not printed', async () => {
    const queue = await add({ kind: 'QUEUE', address: 'XP-80' })
    expect((await owner.post(`printer/${queue.id}/print`, job())).status).toBe(200)
    expect(queued).toEqual([{ name: 'XP-80', bytes: paper }])
    const pdf = await add({ kind: 'QUEUE', address: 'PDF' })
    const refused = await owner.post(`printer/${pdf.id}/print`, job())
    expect(refused.body).toMatchObject({ error: 'printer-unreachable', details: { name: pdf.name } })
  })

  it('is for who sells at the branch; another branch’s and another store’s printer is not there', async () => {
    const branchId = await addBranch(shop, owner)
    const [here, there] = [await add(), await add({ branchId })]
    const seller = await addEmployee(shop, owner)
    expect((await seller.post(`printer/${here.id}/print`, job())).status).toBe(200)
    expect((await seller.post(`printer/${there.id}/print`, job())).status).toBe(404)
    const stranger = await shop.registerStore()
    expect((await stranger.post(`printer/${here.id}/print`, job())).status).toBe(404)
    expect((await stranger.patch(`printer/${here.id}`, { version: 1, name: 'X' })).status).toBe(404)
    const reader = await addEmployee(shop, owner, { grants: [{ model: 'provider', action: 'read' }] })
    expect((await reader.post(`printer/${here.id}/print`, job())).status).toBe(403)
  })

  it('takes no more than a paper, and nothing that is no base64', async () => {
    const { id } = await add()
    expect((await owner.post(`printer/${id}/print`, job({ bytes: 'không' }))).status).toBe(422)
    const long = 'A'.repeat(1_500_000)
    expect((await owner.post(`printer/${id}/print`, job({ bytes: long }))).status).toBe(413)
  })
})
