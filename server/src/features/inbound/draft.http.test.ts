import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addBranch, inStore, someProduct, someProvider } from '../../../test/factories.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'
import { boxes, receive } from '../../../test/receive.ts'
import { shopOfFile } from '../../../test/shop-of-file.ts'
import { newId } from '../../db/new-id.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

const shop = await shopOfFile()
const owner = await shop.registerStore()
let provider: Json
let product: Json
beforeAll(async () => {
  provider = await someProvider(owner)
})
beforeEach(async () => {
  product = await someProduct(owner)
})

const draft = async (items: object[], more: object = {}) => {
  const reply = await owner.post('inbound', { status: 'DRAFT', items, ...more })
  expect(reply.status).toBe(201)
  return reply.data
}
const entriesOf = (id: string) =>
  inStore(shop, owner.profile.store.id, query =>
    query(
      `select count(*)::int as count from (
         select document_id from stock_entry union all select document_id from cash_entry union all select document_id from debt_entry
       ) entry where document_id = $1`,
      [id],
    ),
  )
const logOf = async (id: string) =>
  (await owner.get(`user_log?subjectId=${id}`)).data.items.map((row: Json) => row.action)

describe('a draft', () => {
  it('has its number and its price, keeps lots and payments as typed, and moves nothing', async () => {
    const data = await draft(
      [boxes(product, 2, { lots: [{ lotNumber: 'x1', expiryDate: '2020-01-31', quantity: 1 }] })],
      {
        payments: [{ method: 'CASH', amount: 50_000 }],
      },
    )
    expect(data).toMatchObject({
      status: 'DRAFT',
      payable: 60_000,
      paid: 0,
      debt: 60_000,
      postedAt: null,
      items: [{ lots: [{ lotNumber: 'x1', expiryDate: '2020-01-31', quantity: 1 }] }],
      payments: [{ method: 'CASH', amount: 50_000 }],
    })
    expect(data.code).toMatch(/^PN\d{6}$/)
    expect(await entriesOf(data.id)).toEqual([{ count: 0 }])
  })

  it('may lack lots, which its completion asks for', async () => {
    const data = await draft([boxes(product, 2, { lots: undefined })])
    const reply = await owner.put(`inbound/${data.id}`, {
      version: 1,
      status: 'SUCCEED',
      items: [boxes(product, 2, { lots: undefined })],
      payments: [{ method: 'CASH', amount: 60_000 }],
    })
    expect(reply.body).toMatchObject({ code: 422, error: 'lots-required', issues: [{ path: 'items.0.lots' }] })
    expect((await owner.get(`inbound/${data.id}`)).data).toEqual(data)
  })

  it('names only what exists', async () => {
    const body = { status: 'DRAFT', items: [boxes(product, 1)] }
    expect((await owner.post('inbound', { ...body, providerId: newId() })).body).toMatchObject({
      code: 404,
      issues: [{ path: 'providerId' }],
    })
    expect((await owner.post('inbound', { ...body, items: [boxes({ ...product, id: newId() }, 1)] })).status).toBe(404)
    const payments = [{ method: 'BANK', amount: 1, accountId: newId() }]
    expect((await owner.post('inbound', { ...body, payments })).status).toBe(404)
  })

  it('sent twice at once is one', async () => {
    const body = { id: newId(), status: 'DRAFT', items: [boxes(product, 1)] }
    const replies = await Promise.all([1, 2, 3].map(() => owner.post('inbound', body)))
    expect(replies.map(reply => [reply.status, reply.data?.code])).toEqual(Array(3).fill([201, replies[0]!.data.code]))
  })
})

describe('editing a draft', () => {
  it('puts the new content in its place and raises the version', async () => {
    const data = await draft([boxes(product, 2), boxes(product, 1)], { note: 'Chờ hóa đơn', providerId: provider.id })
    const reply = await owner.put(`inbound/${data.id}`, { version: 1, status: 'DRAFT', items: [boxes(product, 5)] })
    expect(reply).toMatchObject({
      status: 200,
      data: {
        code: data.code,
        version: 2,
        payable: 150_000,
        itemCount: 1,
        note: null,
        providerId: null,
        kind: 'PURCHASE',
      },
    })
    expect((await owner.get(`inbound/${data.id}`)).data).toEqual(reply.data)
    expect(await logOf(data.id)).toEqual(['inbound.update', 'inbound.create'])
  })

  it('of two people, the second is shown what the first saved', async () => {
    const data = await draft([boxes(product, 2)])
    const replies = await Promise.all(
      [3, 4].map(quantity =>
        owner.put(`inbound/${data.id}`, { version: 1, status: 'DRAFT', items: [boxes(product, quantity)] }),
      ),
    )
    expect(replies.map(reply => reply.status).sort()).toEqual([200, 409])
    const refused = replies.find(reply => reply.status === 409)!
    expect(refused.body).toMatchObject({
      error: 'version-conflict',
      details: { current: { version: 2, code: data.code, items: [{ productId: product.id }] } },
    })
  })

  it('moves it to another branch of the caller’s', async () => {
    const branchId = await addBranch(shop, owner)
    const data = await draft([boxes(product, 2)])
    const body = { version: 1, status: 'DRAFT', items: [boxes(product, 2)] }
    expect((await owner.put(`inbound/${data.id}`, { ...body, branchId: newId() })).status).toBe(404)
    expect((await owner.put(`inbound/${data.id}`, { ...body, branchId })).data.branchId).toBe(branchId)
  })

  it('completes it once, with all that a completed import does', async () => {
    const data = await draft([boxes(product, 2)], { providerId: provider.id })
    const body = { version: 1, status: 'SUCCEED', providerId: provider.id, items: [boxes(product, 2)] }
    const replies = await Promise.all([1, 2].map(() => owner.put(`inbound/${data.id}`, body)))
    expect(replies.map(reply => reply.status).sort()).toEqual([200, 409])
    const completed = replies.find(reply => reply.status === 200)!.data
    expect(completed).toMatchObject({ status: 'SUCCEED', code: data.code, debt: 60_000, version: 2 })
    expect(completed.postedAt).not.toBeNull()
    expect(await entriesOf(data.id)).toEqual([{ count: 2 }])
    expect(await logOf(data.id)).toEqual(['inbound.complete', 'inbound.create'])
    expect((await owner.put(`inbound/${data.id}`, { ...body, version: 2 })).body).toMatchObject({
      code: 409,
      error: 'not-a-draft',
    })
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('with one key is done once and answered twice', async () => {
    const data = await draft([boxes(product, 2)])
    const send = () =>
      shop.call({
        method: 'PUT',
        url: `/mp/api/inbound/${data.id}`,
        headers: {
          authorization: `Bearer ${owner.accessToken}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        payload: JSON.stringify({
          version: 1,
          status: 'SUCCEED',
          items: [boxes(product, 2)],
          payments: [{ method: 'CASH', amount: 60_000 }],
        }),
      })
    const key = newId()
    const [first, second] = await Promise.all([send(), send()])
    expect(first.status).toBe(200)
    expect(second!.data).toEqual(first!.data)
    expect(await entriesOf(data.id)).toEqual([{ count: 2 }])
  })
})

describe('throwing a draft away', () => {
  it('keeps its number used, and does nothing the second time', async () => {
    const data = await draft([boxes(product, 2)])
    expect(await owner.delete(`inbound/${data.id}`)).toMatchObject({ status: 200, body: { code: 204 } })
    expect((await owner.delete(`inbound/${data.id}`)).body.code).toBe(204)
    expect((await owner.get(`inbound/${data.id}`)).data).toMatchObject({ status: 'CANCELLED', code: data.code })
    expect(await logOf(data.id)).toEqual(['inbound.cancel', 'inbound.create'])
    expect(
      (await owner.put(`inbound/${data.id}`, { version: 2, status: 'DRAFT', items: [boxes(product, 1)] })).body,
    ).toMatchObject({ error: 'not-a-draft' })
  })

  it('counts no money in the log, whichever way it is thrown away: a draft moved none', async () => {
    const data = await draft([boxes(product, 2)])
    const reply = await owner.post(`inbound/${data.id}/cancel`, { reason: 'Nhập nhầm' })
    expect(reply.data).toMatchObject({ status: 'CANCELLED', payable: 60_000 })
    const amounts = await inStore(shop, owner.profile.store.id, query =>
      query(`select action, amount from user_log where subject_id = $1 order by at`, [data.id]),
    )
    expect(amounts).toEqual([
      { action: 'inbound.create', amount: null },
      { action: 'inbound.cancel', amount: null },
    ])
  })

  it('is refused for what is completed, also after its cancel', async () => {
    const { data } = await receive(owner, [boxes(product, 2)], { providerId: provider.id })
    expect((await owner.delete(`inbound/${data.id}`)).body).toMatchObject({ code: 409, error: 'not-a-draft' })
    await owner.post(`inbound/${data.id}/cancel`, { reason: 'Nhập nhầm' })
    expect((await owner.delete(`inbound/${data.id}`)).body).toMatchObject({ code: 409, error: 'not-a-draft' })
  })

  it('does not know another store’s', async () => {
    const stranger = await shop.registerStore()
    const data = await draft([boxes(product, 2)])
    expect((await stranger.delete(`inbound/${data.id}`)).status).toBe(404)
    const body = { version: 1, status: 'DRAFT', items: [boxes(product, 1)] }
    expect((await stranger.put(`inbound/${data.id}`, body)).status).toBe(404)
  })
})
