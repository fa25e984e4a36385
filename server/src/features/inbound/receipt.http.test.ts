import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../../../test/app.ts'
import { addEmployee, someProduct, someProvider } from '../../../test/factories.ts'
import { boxes, receive } from '../../../test/receive.ts'
import { shopOfFile } from '../../../test/shop-of-file.ts'
import { newId } from '../../db/new-id.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

const shop = await shopOfFile()
const owner = await shop.registerStore()
let clerk: Person
let provider: Json
let product: Json
beforeAll(async () => {
  clerk = await addEmployee(shop, owner, {
    grants: [
      { model: 'import_product', action: 'read' },
      { model: 'import_product', action: 'create' },
      { model: 'import_product', action: 'update' },
    ],
  })
})
beforeEach(async () => {
  provider = await someProvider(owner)
  product = await someProduct(owner)
})

const detail = async (id: string) => (await owner.get(`inbound/${id}`)).data

describe('the receipt of goods', () => {
  it('keeps who took them, how warm they came, and what was wrong with a line', async () => {
    const line = boxes(product, 2, { defect: 'Hai hộp móp, rách tem' })
    const { data } = await receive(owner, [line], {
      providerId: provider.id,
      receiverId: clerk.profile.id,
      arrivalTemperature: 52,
    })
    expect(data).toMatchObject({
      receiverId: clerk.profile.id,
      receiverName: clerk.profile.fullName,
      createdByName: owner.profile.fullName,
      // A defect is what an inspection finds.
      isInspected: true,
      arrivalTemperature: 52,
      items: [{ defect: 'Hai hộp móp, rách tem' }],
    })
    const book = (await owner.get(`inbound/acceptance?inboundId=${data.id}`)).data
    expect(book.rows).toMatchObject([
      {
        receiverName: clerk.profile.fullName,
        isInspected: true,
        arrivalTemperature: 52,
        defect: 'Hai hộp móp, rách tem',
      },
    ])
  })

  it('of a draft is replaced with it', async () => {
    const body = { status: 'DRAFT', items: [boxes(product, 1)], receiverId: clerk.profile.id, isInspected: true }
    const { data: draft } = await owner.post('inbound', body)
    expect(draft).toMatchObject({ receiverName: clerk.profile.fullName, isInspected: true })
    const replaced = await owner.put(`inbound/${draft.id}`, {
      version: draft.version,
      status: 'DRAFT',
      items: [boxes(product, 1)],
      receiverId: null,
      isInspected: false,
    })
    expect(replaced.data).toMatchObject({ receiverId: null, receiverName: null, isInspected: false })
  })

  it('is written afterwards by whoever may edit imports; no ledger moves', async () => {
    const { data } = await receive(owner, [boxes(product, 2)], { providerId: provider.id })
    expect(data).toMatchObject({ receiverId: null, isInspected: false, items: [{ defect: null }] })
    const reply = await clerk.patch(`inbound/${data.id}`, {
      version: data.version,
      receiverId: clerk.profile.id,
      isInspected: true,
      items: [{ id: data.items[0].id, defect: 'Nhãn mờ' }],
    })
    expect(reply).toMatchObject({
      status: 200,
      data: { receiverName: clerk.profile.fullName, isInspected: true, items: [{ defect: 'Nhãn mờ', price: 30_000 }] },
    })
    const back = await clerk.patch(`inbound/${data.id}`, {
      version: reply.data.version,
      isInspected: true,
      items: [{ id: data.items[0].id, defect: null }],
    })
    expect(back.data).toMatchObject({ isInspected: true, items: [{ defect: null }], payable: data.payable })
  })

  it('names somebody who works at the branch', async () => {
    const stranger = await shop.registerStore()
    for (const receiverId of [stranger.profile.id, newId()])
      expect((await receive(owner, [boxes(product, 1)], { providerId: provider.id, receiverId })).body).toMatchObject({
        code: 404,
        issues: [{ path: 'receiverId' }],
      })
  })

  it('keeps a receiver whose account was closed since', async () => {
    const leaver = await addEmployee(shop, owner)
    const { data } = await receive(owner, [boxes(product, 1)], {
      providerId: provider.id,
      receiverId: leaver.profile.id,
    })
    const { version } = (await owner.get(`employee/${leaver.profile.id}`)).data
    expect((await owner.post(`employee/${leaver.profile.id}/deactivate`, { version })).status).toBe(200)
    const words = { version: data.version, receiverId: leaver.profile.id, note: 'Đủ hàng' }
    expect((await owner.patch(`inbound/${data.id}`, words)).data.receiverName).toBe(leaver.profile.fullName)
    const people = (await owner.get('inbound/person')).data
    expect(people).toContainEqual({ id: leaver.profile.id, fullName: leaver.profile.fullName, isActive: false })
    const refused = await receive(owner, [boxes(product, 1)], {
      providerId: provider.id,
      receiverId: leaver.profile.id,
    })
    expect(refused.status).toBe(404)
  })
})

it('the list is filtered by who wrote an import, and so are its totals', async () => {
  const { data: mine } = await receive(owner, [boxes(product, 1)], { providerId: provider.id })
  const { data: theirs } = await receive(clerk, [boxes(product, 2)], { providerId: provider.id })
  const filter = `providerId=${provider.id}&creatorId=${clerk.profile.id}`
  const listed = (await owner.get(`inbound?${filter}`)).data.items
  expect(listed.map((row: Json) => row.id)).toEqual([theirs.id])
  expect((await owner.get(`inbound/total?${filter}`)).data).toMatchObject({ count: 1, payable: theirs.payable })
  expect((await owner.get(`inbound/total?providerId=${provider.id}`)).data.count).toBe(2)
  expect((await detail(mine.id)).createdByName).toBe(owner.profile.fullName)
})
