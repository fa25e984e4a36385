import { beforeAll, describe, expect, it } from 'vitest'
import type { Reply } from '../../../test/app.ts'
import { openCheck } from '../../../test/count-shop.ts'
import { addEmployee, inStore } from '../../../test/factories.ts'
import { type Shelved, shelve } from '../../../test/shelf.ts'
import { shopOfFile } from '../../../test/shop-of-file.ts'
import { newId } from '../../db/new-id.ts'

const shop = await shopOfFile()
const owner = await shop.registerStore()
let product: Shelved
beforeAll(async () => {
  product = await shelve(shop, owner, [{ quantity: 10 }], { name: 'Diazepam 5 mg' })
  await setGroup(product, 'psychotropic')
})

const setGroup = (goods: Shelved, controlGroup: string | null) =>
  inStore(shop, owner.profile.store.id, query =>
    query('update product set control_group = $2 where id = $1', [goods.id, controlGroup]),
  )
const refused = (reply: Reply) => [reply.status, reply.body.error]
const content = (overrides: object = {}) => ({
  kind: 'LOSS',
  discoveredAt: '2026-11-20T02:00:00.000Z',
  discoveredBy: 'DS. Trần Thu Hà',
  description: 'Kiểm kê cuối ngày thiếu 3 viên so với sổ.',
  recipient: 'Sở Y tế Thành phố Hồ Chí Minh',
  items: [
    { productId: product.id, unitId: product.units.Viên, quantity: 3, lotNumber: 'LO1', expiryDate: '2030-12-31' },
  ],
  ...overrides,
})

describe('a report of lost or mixed-up medicines', () => {
  it('says what, when and who, with the names of the day, and until when it is due', async () => {
    const check = await openCheck(owner)
    const { status, data } = await owner.post(
      'drug-incident',
      content({ inventoryCheckId: check.id, cause: 'Chưa rõ' }),
    )
    expect(status).toBe(201)
    expect(data).toMatchObject({
      code: 'BC000001',
      status: 'DRAFT',
      dueAt: '2026-11-22T02:00:00.000Z',
      sentAt: null,
      inventoryCheckCode: check.code,
      goods: 'Diazepam 5 mg lô LO1: 3 viên',
      items: [{ productName: 'Diazepam 5 mg', unitName: 'Viên', quantity: 3, lotNumber: 'LO1' }],
    })
  })

  it('is about controlled medicines only', async () => {
    const plain = await shelve(shop, owner, [{ quantity: 10 }])
    const items = [{ productId: plain.id, unitId: plain.units.Viên, quantity: 1, lotNumber: 'LO1' }]
    expect((await owner.post('drug-incident', content({ items }))).body).toMatchObject({
      code: 422,
      error: 'incident-goods-uncontrolled',
      issues: [{ path: 'items.0.productId' }],
    })
    await setGroup(plain, 'restricted-retail')
    expect(refused(await owner.post('drug-incident', content({ items })))).toEqual([422, 'incident-goods-uncontrolled'])
    await setGroup(plain, 'toxic')
    expect((await owner.post('drug-incident', content({ items }))).status).toBe(201)
  })

  it('is changed until it was sent, then it stays', async () => {
    const { id } = (await owner.post('drug-incident', content())).data
    const put = (version: number, overrides: object) =>
      owner.put(`drug-incident/${id}`, { ...content(overrides), version })
    expect((await put(1, { kind: 'CONFUSION', handling: 'Đã đổi lại cho khách' })).data).toMatchObject({
      kind: 'CONFUSION',
      handling: 'Đã đổi lại cho khách',
      version: 2,
    })
    expect(refused(await put(1, {}))).toEqual([409, 'version-conflict'])
    const send = (sentAt?: string) => owner.post(`drug-incident/${id}/send`, { version: 2, ...(sentAt && { sentAt }) })
    expect(refused(await send('2026-11-19T00:00:00.000Z'))).toEqual([422, 'sent-before-discovery'])
    expect(refused(await send('2099-01-01T00:00:00.000Z'))).toEqual([422, 'sent-before-discovery'])
    expect((await send('2026-11-20T09:30:00.000Z')).data).toMatchObject({
      status: 'SUCCEED',
      sentAt: '2026-11-20T09:30:00.000Z',
      sentByName: 'Trần Thu Hà',
    })
    expect(refused(await put(3, {}))).toEqual([409, 'not-a-draft'])
    expect((await owner.post(`drug-incident/${id}/cancel`, { reason: 'Tìm thấy' })).data.status).toBe('CANCELLED')
    expect(refused(await owner.post(`drug-incident/${id}/cancel`, { reason: 'x' }))).toEqual([409, 'already-cancelled'])
  })

  it.each([
    [{ discoveredAt: '2099-01-01T00:00:00.000Z' }, 'discoveredAt', 'Lúc phát hiện không được ở tương lai'],
    [{ happenedAt: '2026-11-20T03:00:00.000Z' }, 'happenedAt', 'Lúc xảy ra không được sau lúc phát hiện'],
  ])('has no time that cannot be: %j', async (overrides, path, words) => {
    const { id } = (await owner.post('drug-incident', content({ happenedAt: '2026-11-20T02:00:00.000Z' }))).data
    const replies = [
      await owner.post('drug-incident', content(overrides)),
      await owner.put(`drug-incident/${id}`, { ...content(overrides), version: 1 }),
    ]
    for (const reply of replies)
      expect(reply).toMatchObject({
        status: 422,
        body: { issues: [{ path, message: expect.stringContaining(words) }] },
      })
  })

  it('sent twice is one', async () => {
    const id = newId()
    const replies = await Promise.all([1, 2].map(() => owner.post('drug-incident', content({ id }))))
    expect(replies.map(reply => reply.data.code)).toEqual([replies[0]!.data.code, replies[0]!.data.code])
    expect(refused(await owner.post('drug-incident', content({ id, kind: 'CONFUSION' })))).toEqual([
      409,
      'idempotency-conflict',
    ])
  })

  it.each([
    [() => ({ items: [{ productId: newId(), unitId: product.units.Viên, quantity: 1 }] }), 'items.0.productId'],
    [() => ({ items: [{ productId: product.id, unitId: newId(), quantity: 1 }] }), 'items.0.unitId'],
    [() => ({ inventoryCheckId: newId() }), 'inventoryCheckId'],
  ])('names what exists', async (overrides, path) => {
    expect(await owner.post('drug-incident', content(overrides()))).toMatchObject({
      status: 404,
      body: { issues: [{ path }] },
    })
  })

  it('is found by its code and its medicines, and by nobody else', async () => {
    const codes = async (query: string) => (await owner.get(`drug-incident?${query}`)).data.items.length
    expect(await codes('keyword=diaze')).toBeGreaterThan(2)
    expect(await codes('keyword=bc000001')).toBe(1)
    expect(await codes('keyword=morphin')).toBe(0)
    const [{ id }] = (await owner.get('drug-incident')).data.items
    const stranger = await shop.registerStore()
    expect((await stranger.get(`drug-incident/${id}`)).status).toBe(404)
    const cashier = await addEmployee(shop, owner, { grants: [{ model: 'sale', action: 'read' }] })
    expect((await cashier.get('drug-incident')).status).toBe(403)
  })
})
