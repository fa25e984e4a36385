import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mostFetches } from '@quay/domain/picture/after-fetch'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { addEmployee, inStore } from '../../../../test/factories.ts'
import { asRecognised, sheet, upload } from '../../../../test/file/sheet.ts'
import { ledgerDifferences } from '../../../../test/ledgers.ts'
import { withOwner } from '../../../db/connection/pool.ts'
import { isPublicAddress } from '../../../outside/public-address.ts'
import { fetchPictures } from './fetch-pictures.ts'
import { fetchPicturesKind } from './picture-queue.ts'

vi.setConfig({ testTimeout: 60_000 })

let shop: TestApp
let owner: Person
let pictures: Server
let at: string
/** What the server of pictures was asked for. */
let asked: string[] = []
let isDown = false
/** What happens while a picture is on its way. */
let meanwhile: (() => Promise<unknown>) | null = null
beforeAll(async () => {
  shop = await testApp()
  const png = await sharp({ create: { width: 900, height: 450, channels: 3, background: '#0a7d5a' } })
    .png()
    .toBuffer()
  pictures = createServer(async (request, reply) => {
    asked.push(request.url!)
    await meanwhile?.()
    if (isDown) reply.writeHead(503).end()
    else if (/^\/p\d/.test(request.url!)) reply.end(png)
    else if (request.url === '/page') reply.end('<html>')
    else if (request.url === '/inside') reply.writeHead(302, { location: 'http://192.168.1.1/' }).end()
    else reply.writeHead(404).end()
  })
  await new Promise<void>(resolve => pictures.listen(0, '127.0.0.1', resolve))
  at = `http://127.0.0.1:${(pictures.address() as AddressInfo).port}`
})
beforeEach(async () => {
  owner = await shop.registerStore()
  asked = []
  isDown = false
  meanwhile = null
})
afterAll(async () => {
  pictures.closeAllConnections()
  pictures.close()
  expect(await ledgerDifferences(shop)).toEqual([])
  await shop.close()
})

const titles = 'Mã hàng|Tên hàng|ĐVT|Giá bán|Hình ảnh (url1,url2...)'
const row = (code: string, ...addresses: string[]) => [code, `Hàng ${code}`, 'Hộp', 1_000, addresses.join(',')]
async function bring(rows: ReturnType<typeof row>[], others: object = {}) {
  const file = (await upload(owner, 'product', await sheet(titles, ...rows))).data
  const dry = (await owner.post(`excel/${file.id}/check`, asRecognised(file, others))).data
  const done = (await owner.post(`excel/${file.id}/run`, asRecognised(file, others))).data
  return { id: file.id as string, dry, done }
}
/** Runs a round of the worker, so many minutes from now, that may speak to this computer. */
const round = (minutes = 0, isAllowed = (address: string) => address === '127.0.0.1' || isPublicAddress(address)) =>
  fetchPictures(shop.database.owner, null, {
    now: () => new Date(Date.now() + minutes * 60_000),
    log: { error: details => expect(details).toBeUndefined() },
    patience: 2_000,
    isAllowed,
  })
const stateOf = async (id: string, person = owner) => (await person.get(`excel/${id}/pictures`)).data
const productOf = async (code: string) => {
  const { items } = (await owner.get(`product?keyword=${code}`)).data
  return (await owner.get(`product/${items[0].id}`)).data
}

it('fetches the pictures of a file after it came in, in their order, as small as uploaded ones', async () => {
  const { id, dry, done } = await bring([row('H1', `${at}/p1`, `${at}/p2`), row('H2'), row('H3', `${at}/p3`)])
  expect(dry).toMatchObject({ created: 3, pictures: 3, errors: 0, warnings: 0 })
  expect(done).toMatchObject({ created: 3, pictures: 3 })
  // Nothing was asked for before the file was in.
  expect(asked).toEqual([])
  expect(shop.jobs.filter(job => job.kind === fetchPicturesKind && job.id === id)).toHaveLength(1)
  expect(await stateOf(id)).toEqual({ total: 3, done: 0, failed: 0, delayed: 0, failures: [] })
  const before = (await productOf('H1')).version

  await round()
  expect(asked).toEqual(['/p1', '/p2', '/p3'])
  expect(await stateOf(id)).toMatchObject({ total: 3, done: 3, failed: 0 })
  const product = await productOf('H1')
  expect(product.images).toHaveLength(2)
  expect(product.version).toBe(before + 2)
  const served = await shop.app.inject({ method: 'GET', url: product.images[0].address })
  expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 800, height: 400 })
  await round(60)
  expect(asked).toHaveLength(3)
  expect((await owner.get('user_log?action=excel.import')).data.items[0].after).toMatchObject({ pictures: 3 })
})

it('fetches none of them twice, however often a file names them', async () => {
  await bring([row('H1', `${at}/p1`)])
  await round()
  const again = await bring([row('H1', `${at}/p1`, `${at}/p2`)], { duplicates: 'overwrite' })
  expect(again.dry).toMatchObject({ updated: 0, skipped: 1, pictures: 1 })
  await round()
  expect(asked).toEqual(['/p1', '/p2'])
  expect((await productOf('H1')).images).toHaveLength(2)
  const kept = await bring([row('H1', `${at}/p3`)])
  expect(kept.done.pictures).toBe(0)
})

it('tells in the dry run what is no address, and takes the rest', async () => {
  const { dry } = await bring([row('H1', 'anh.jpg', 'file:///etc/passwd', `${at}/p1`)])
  expect(dry).toMatchObject({ pictures: 1, errors: 0, warnings: 1 })
  expect(dry.issues[0]).toMatchObject({
    row: 2,
    column: 'Hình ảnh',
    message: expect.stringContaining('không phải địa chỉ'),
  })
})

it('says which did not come and why, and tries them again when somebody asks', async () => {
  const five = [1, 2, 3, 4, 5].map(n => `${at}/p${n}`)
  const { id } = await bring([row('H1', `${at}/none`, `${at}/page`, `${at}/inside`), row('H2', ...five)])
  await round()
  const full = await bring([row('H2', `${at}/p6`)], { duplicates: 'overwrite' })
  await round()
  expect(await stateOf(full.id)).toMatchObject({ failures: [{ problem: 'Hàng này đã có đủ 5 hình.' }] })
  const state = await stateOf(id)
  expect(state).toMatchObject({ total: 8, done: 5, failed: 3 })
  expect(state.failures.map((one: { productCode: string; problem: string }) => [one.productCode, one.problem])).toEqual(
    [
      ['H1', expect.stringContaining('404')],
      ['H1', expect.stringMatching(/ảnh/)],
      ['H1', expect.stringContaining('mạng nội bộ')],
    ],
  )
  shop.jobs.splice(0)
  expect((await owner.post(`excel/${id}/pictures/retry`, {})).body.code).toBe(204)
  expect(shop.jobs).toMatchObject([{ kind: fetchPicturesKind, id }])
  expect(await stateOf(id)).toMatchObject({ done: 5, failed: 0, delayed: 0 })
  await round()
  expect(await stateOf(id)).toMatchObject({ done: 5, failed: 3 })
  expect((await owner.get('user_log?action=excel.retry-pictures')).data.items[0].after).toMatchObject({ pictures: 3 })
})

it('never asks a network of its own for them', async () => {
  const { id } = await bring([row('H1', `${at}/p1`, 'http://169.254.169.254/latest/meta-data', 'http://localhost:80/')])
  await round(0, isPublicAddress)
  expect(asked).toEqual([])
  expect(await stateOf(id)).toMatchObject({
    failed: 3,
    failures: Array(3).fill({ problem: expect.stringContaining('mạng nội bộ') }),
  })
})

it('waits longer and longer for a server that is down, gives up in the end, and keeps no other shop waiting', async () => {
  const many = await bring([1, 2, 3, 4, 5].map(n => row(`H${n}`, `${at}/p${n}`)))
  isDown = true
  await round()
  // Three in a row that are not reached end the round.
  expect(asked).toHaveLength(3)
  expect(await stateOf(many.id)).toMatchObject({ done: 0, failed: 0, delayed: 3 })
  for (let tries = 0; tries < mostFetches * 3; tries++) await round(24 * 60 * (tries + 1))
  expect(await stateOf(many.id)).toMatchObject({ done: 0, failed: 5, delayed: 0 })
  isDown = false
  await owner.post(`excel/${many.id}/pictures/retry`, {})
  await round()
  expect(await stateOf(many.id)).toMatchObject({ done: 5, failed: 0 })
})

it('is had once by two rounds at the same time', async () => {
  const { id } = await bring([row('H1', `${at}/p1`, `${at}/p2`, `${at}/p3`)])
  const options = { now: () => new Date(), log: { error: () => {} }, isAllowed: () => true }
  await withOwner(shop.database.address, other =>
    Promise.all([shop.database.owner, other].map(client => fetchPictures(client, null, options))),
  )
  expect(asked.toSorted()).toEqual(['/p1', '/p2', '/p3'])
  expect(await stateOf(id)).toMatchObject({ done: 3 })
  expect((await productOf('H1')).images).toHaveLength(3)
})

it('is had once by a try that somebody asks for again while it is under way', async () => {
  const { id } = await bring([row('H1', `${at}/p1`), row('H2', `${at}/p2`)])
  isDown = true
  await round()
  isDown = false
  let asksAgain = true
  meanwhile = async () => {
    if (asksAgain) {
      asksAgain = false
      await owner.post(`excel/${id}/pictures/retry`, {})
    }
  }
  await round(60)
  await round(60)
  expect(await stateOf(id)).toMatchObject({ done: 2, failed: 0, delayed: 0 })
  expect((await productOf('H1')).images).toHaveLength(1)
})

it('leaves goods alone that were merged away meanwhile', async () => {
  const { id } = await bring([row('H1', `${at}/p1`), row('H2')])
  const [survivor, duplicate] = [await productOf('H2'), await productOf('H1')]
  await inStore(shop, owner.profile.store.id, query =>
    query('update product set merged_into = $2, is_active = false where id = $1', [duplicate.id, survivor.id]),
  )
  await round()
  expect(await stateOf(id)).toMatchObject({ failed: 1, failures: [{ problem: 'Hàng này đã gộp vào hàng khác.' }] })
})

it('is seen and asked for again by who may bring goods in, in their own store', async () => {
  const { id } = await bring([row('H1', `${at}/none`)])
  await round()
  const stranger = await shop.registerStore()
  expect((await stranger.get(`excel/${id}/pictures`)).status).toBe(404)
  expect((await stranger.post(`excel/${id}/pictures/retry`, {})).status).toBe(404)
  const pricer = await addEmployee(shop, owner, { grants: [{ model: 'price_setting', action: 'update' }] })
  expect((await pricer.post(`excel/${id}/pictures/retry`, {})).status).toBe(403)
  expect(await stateOf(id)).toMatchObject({ failed: 1 })
})
