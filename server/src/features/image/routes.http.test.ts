import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownApp, type Person, type TestApp } from '../../../test/app.ts'
import { addEmployee, inStore } from '../../../test/factories.ts'
import { newId } from '../../db/new-id.ts'

let shop: TestApp
let owner: Person
beforeAll(async () => {
  shop = await ownApp()
  owner = await shop.registerStore()
})
afterAll(() => shop.close())

type Format = 'png' | 'jpeg' | 'webp' | 'gif'
const picture = (width: number, height: number, format: Format = 'png') =>
  sharp({ create: { width, height, channels: 3, background: '#0a7d5a' } })
    .toFormat(format)
    .toBuffer()
const upload = async (file: Buffer | string, overrides: object = {}, person = owner) =>
  person.post('upload', { purpose: 'logo', content: Buffer.from(file).toString('base64'), ...overrides })
const get = (url: string) => shop.app.inject({ method: 'GET', url })

describe('what is uploaded', () => {
  it.each(['png', 'jpeg', 'webp', 'gif'] as const)('%s comes back as a small WebP that only shows', async format => {
    const { status, data } = await upload(await picture(1600, 800, format))
    expect(status).toBe(201)
    expect(data).toMatchObject({ width: 512, height: 256 })
    const served = await get(data.address)
    expect(served.statusCode).toBe(200)
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 512, height: 256 })
  })

  it('a face is cut square; a small logo is not blown up', async () => {
    expect((await upload(await picture(300, 900), { purpose: 'avatar' })).data).toMatchObject({
      width: 256,
      height: 256,
    })
    expect((await upload(await picture(40, 30))).data).toMatchObject({ width: 40, height: 30 })
  })

  it('stands upright, and keeps nothing of where and by whom it was taken', async () => {
    const photo = await sharp(await picture(400, 200, 'jpeg'))
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Artist: 'Trần Thu Hà' } })
      .jpeg()
      .toBuffer()
    const { data } = await upload(photo)
    expect(data).toMatchObject({ width: 200, height: 400 })
    const served = (await get(data.address)).rawPayload
    const { exif, orientation } = await sharp(served).metadata()
    expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined })
  })

  it('noise, which nothing compresses, still fits', async () => {
    const noise = await sharp({
      create: {
        width: 900,
        height: 900,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 80 },
      },
    })
      .png()
      .toBuffer()
    const { data } = await upload(noise)
    expect((await get(data.address)).rawPayload.length).toBeLessThanOrEqual(300 * 1024)
  })

  it('sent twice is one picture; another under the same id is refused', async () => {
    const id = newId()
    const content = (await picture(50, 50)).toString('base64')
    const first = await owner.post('upload', { id, purpose: 'logo', content })
    expect((await owner.post('upload', { id, purpose: 'logo', content })).data).toEqual(first.data)
    const other = await owner.post('upload', { id, purpose: 'avatar', content })
    expect(other).toMatchObject({ status: 409, body: { error: 'idempotency-conflict' } })
  })

  it('may be larger than other calls, up to 8 MB', async () => {
    const heavy = Buffer.concat([await picture(60, 60), Buffer.alloc(3_000_000)])
    expect((await upload(heavy)).status).toBe(201)
    expect(await upload(Buffer.alloc(7_000_000))).toMatchObject({ status: 413, body: { error: 'body-too-large' } })
    const elsewhere = await owner.post('customer', { name: 'x'.repeat(2_000_000) })
    expect(elsewhere).toMatchObject({ status: 413, body: { error: 'body-too-large' } })
  })
})

describe('refused, beside the field', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  const html = '<!doctype html><script>alert(1)</script>'
  it.each([
    ['SVG', async () => svg],
    ['SVG with a head of its own', async () => `<?xml version="1.0"?>${svg}`],
    ['a page', async () => html],
    ['TIFF', async () => tiff],
    [
      'AVIF',
      async () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
          .avif()
          .toBuffer(),
    ],
    ['PDF', async () => '%PDF-1.7\n1 0 obj'],
    ['the head of a PNG and a page behind it', async () => `\x89PNG\r\n\x1a\n${html}`],
    ['half a JPEG', async () => (await picture(800, 800, 'jpeg')).subarray(0, 900)],
    ['nothing that base64 could be', async () => Buffer.from('không')],
  ])('%s', async (_name, file) => {
    expect(await upload(await file())).toMatchObject({
      status: 422,
      body: { error: 'image-unreadable', issues: [{ path: 'content', message: expect.stringContaining('PNG, JPEG') }] },
    })
  })

  it('a bomb: kilobytes that unpack into billions of points', async () => {
    const bomb = await sharp({ create: { width: 8_000, height: 8_000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(500_000)
    const before = process.memoryUsage().rss
    expect(await upload(bomb)).toMatchObject({
      status: 422,
      body: { error: 'image-too-large', issues: [{ path: 'content' }] },
    })
    expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000)
  })

  it('no purpose, no content, somebody who is not signed in', async () => {
    expect(await owner.post('upload', { purpose: 'poster', content: '' })).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'purpose' }, { path: 'content' }] },
    })
    const stranger = await shop.call({ method: 'POST', url: '/mp/api/upload', payload: {} })
    expect(stranger.status).toBe(401)
  })

  it('many at once: some wait, the rest are asked to come again, and another store waits for none of them', async () => {
    const file = await picture(2000, 2000)
    const other = await shop.registerStore()
    const many = Promise.all(Array.from({ length: 16 }, () => upload(file)))
    expect((await upload(file, {}, other)).status).toBe(201)
    const refused = (await many).filter(reply => reply.status !== 201)
    expect(refused.map(reply => [reply.status, reply.body.error])).toEqual(
      Array.from({ length: 5 }, () => [429, 'files-waiting']),
    )
    expect((await upload(file)).status).toBe(201)
  })
})

describe('served', () => {
  it('to nobody who does not know the address', async () => {
    for (const slug of ['x', 'a'.repeat(22), '..%2f..%2fetc', "'; drop table image --"]) {
      const reply = await get(`/mp/api/public/image/${encodeURIComponent(slug)}`)
      expect(reply.statusCode).toBe(404)
      expect(reply.json()).toMatchObject({ error: 'not-found' })
    }
  })

  it('a bill’s slug is no picture’s', async () => {
    await inStore(shop, owner.profile.store.id, query =>
      query(`insert into public_slug (slug, store_id, kind, id) values ($1, $2, 'bill', $3)`, [
        'b'.repeat(22),
        owner.profile.store.id,
        newId(),
      ]),
    )
    expect((await get(`/mp/api/public/image/${'b'.repeat(22)}`)).statusCode).toBe(404)
  })

  it('the face stands in the profile', async () => {
    const colleague = await addEmployee(shop, owner)
    const { data } = await upload(await picture(300, 300), { purpose: 'avatar' }, colleague)
    await inStore(shop, owner.profile.store.id, query =>
      query('update employee set avatar_id = $1 where id = $2', [data.id, colleague.profile.id]),
    )
    expect((await colleague.get('auth/profile')).data.avatar).toBe(data.address)
  })

  it('everybody picks their own face, and no picture of another kind or store', async () => {
    const colleague = await addEmployee(shop, owner)
    const stranger = await shop.registerStore()
    const face = (await upload(await picture(300, 300), { purpose: 'avatar' }, colleague)).data
    const edit = (avatarId: string | null | undefined, version: number) =>
      colleague.patch('auth/profile', { version, avatarId })
    const { version } = colleague.profile
    for (const { data } of [
      await upload(await picture(30, 30), {}, colleague),
      await upload(await picture(30, 30), { purpose: 'avatar' }, stranger),
    ])
      expect(await edit(data.id, version)).toMatchObject({ status: 404, body: { issues: [{ path: 'avatarId' }] } })
    expect((await edit(face.id, version)).data.avatar).toBe(face.address)
    expect((await edit(undefined, version + 1)).data.avatar).toBe(face.address)
    expect((await edit(null, version + 2)).data.avatar).toBeNull()
  })
})

it('what nothing uses goes: after a day, or when one person tries very many', async () => {
  const person = await shop.registerStore()
  const storeId = person.profile.store.id
  const used = (await upload(await picture(30, 30), { purpose: 'avatar' }, person)).data
  const shown = (await upload(await picture(31, 31), { purpose: 'display' }, person)).data
  const old = (await upload(await picture(31, 30), {}, person)).data
  await inStore(shop, storeId, async query => {
    await query('update employee set avatar_id = $1 where id = $2', [used.id, person.profile.id])
    await query(
      'insert into display_picture (store_id, id, image_id, position) values ($1, gen_random_uuid(), $2, 0)',
      [storeId, shown.id],
    )
    await query(`update image set created_at = created_at - interval '25 hours' where store_id = $1`, [storeId])
  })
  for (let i = 0; i < 22; i++) await upload(await picture(32 + i, 30), {}, person)
  expect((await get(old.address)).statusCode).toBe(404)
  for (const { address } of [used, shown]) expect((await get(address)).statusCode).toBe(200)
  const rows = await inStore(shop, storeId, query =>
    query(
      `select (select count(*) from image where store_id = $1) as images, (select count(*) from public_slug where store_id = $1 and kind = 'image') as slugs`,
      [storeId],
    ),
  )
  expect(rows).toEqual([{ images: 22, slugs: 22 }])
})

/** A TIFF of one white point, by hand: the library may write none here. */
const tiff = Buffer.from(
  '49492a000800000008000001030001000000010000000101030001000000010000000201030001000000080000000301030001000000010000000601030001000000010000001101040001000000700000001601030001000000010000001701040001000000010000000000000000ff',
  'hex',
)
