import { businessDay } from '@quay/domain/time/business-day'
import { describe, expect, it } from 'vitest'
import type { Person, Reply } from '../../../test/app.ts'
import { addEmployee, inStore } from '../../../test/factories.ts'
import { shelve } from '../../../test/shelf.ts'
import { shopWithBooks } from '../../../test/shop-of-file.ts'

const shop = await shopWithBooks()

const refused = (reply: Reply) => [reply.status, reply.body.error]
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)

/** A store with lots of every risk, and the form of a month. */
async function open(month = '2026-11') {
  const owner = await shop.registerStore()
  const product = await shelve(shop, owner, [
    { number: 'TỐT', quantity: 10, expiryDate: day(900) },
    { number: 'HẾT', quantity: 4, expiryDate: day(-3), value: 999 },
    { number: 'SÁT', quantity: 5, expiryDate: day(20) },
    { number: 'QUÝ', quantity: 6, expiryDate: day(80) },
    { number: 'NỬA', quantity: 7, expiryDate: day(170) },
    { number: 'KHÔNG', quantity: 0 },
  ])
  const cold = await shelve(shop, owner, [{ number: 'LẠNH', quantity: 3, expiryDate: day(900) }])
  await inStore(shop, owner.profile.store.id, query =>
    query(`update product set storage = 'fridge' where store_id = $1 and id = $2`, [owner.profile.store.id, cold.id]),
  )
  const made = await owner.post('quality-check', { month })
  if (made.status !== 201) throw new Error(JSON.stringify(made.body))
  return { owner, product, cold, form: made.data }
}

const lots = (form: { items: { lotNumber: string; risk: string }[] }) =>
  form.items.map(item => [item.lotNumber, item.risk])
const idOf = (form: { items: { lotNumber: string; lotId: string }[] }, lot: string) =>
  form.items.find(item => item.lotNumber === lot)!.lotId

describe('the form of a month', () => {
  it('lists what is on sale, the lots to worry about first', async () => {
    const { form } = await open()
    expect(form).toMatchObject({ month: '2026-11', status: 'DRAFT', lineCount: 6, doneCount: 0, storage: {} })
    expect(form.code).toBe('CL000001')
    expect(lots(form)).toEqual([
      ['HẾT', 'EXPIRED'],
      ['SÁT', 'MONTH'],
      ['QUÝ', 'QUARTER'],
      ['NỬA', 'HALF'],
      ['LẠNH', 'STORAGE'],
      ['TỐT', 'NONE'],
    ])
  })

  it.each([
    ['2099-01', 'quality-month-future'],
    ['2019-02', 'quality-month-past'],
  ])('is not made of %s', async (month, code) => {
    const owner = await shop.registerStore()
    const reply = await owner.post('quality-check', { month })
    expect(refused(reply)).toEqual([422, code])
    expect(reply.body.issues).toMatchObject([{ path: 'month' }])
  })

  it('is one a branch: the second is told which there is; a cancelled one makes room', async () => {
    const { owner, form } = await open()
    const again = await owner.post('quality-check', { month: '2026-11' })
    expect(refused(again)).toEqual([409, 'quality-month-exists'])
    expect(again.body.message).toBe('Tháng 11/2026 đã có phiếu kiểm tra chất lượng CL000001.')
    const both = await Promise.all([1, 2].map(() => owner.post('quality-check', { month: '2026-10' })))
    expect(both.map(reply => reply.status).sort()).toEqual([201, 409])
    await owner.post(`quality-check/${form.id}/cancel`, { reason: 'Lập nhầm' })
    expect((await owner.post('quality-check', { month: '2026-11' })).status).toBe(201)
    expect((await owner.post('quality-check', { month: '2026-13' })).status).toBe(422)
    const months = (await owner.get('quality-check')).data.items.map((one: { month: string }) => one.month)
    expect(months.sort()).toEqual(['2026-10', '2026-11', '2026-11'])
  })

  it('waits on the home page until it is completed', async () => {
    const month = businessDay(Date.now(), 'Asia/Ho_Chi_Minh', 0).slice(0, 7)
    const { owner, form } = await open(month)
    const due = async () => (await owner.get('home/tasks')).data.qualityDue
    expect(await due()).toBe(1)
    const { data } = await owner.patch(`quality-check/${form.id}`, {
      version: 1,
      items: [{ lotId: idOf(form, 'HẾT'), result: 'DISPOSE' }],
      passRest: ['MONTH', 'QUARTER', 'HALF', 'STORAGE', 'NONE'],
    })
    await owner.post(`quality-check/${form.id}/complete`, { version: data.version })
    expect(await due()).toBe(0)
  })

  it('takes results piece by piece, and the rest of a risk at once', async () => {
    const { owner, form } = await open()
    const patch = (body: object) => owner.patch(`quality-check/${form.id}`, body)
    const first = await patch({
      version: 1,
      storage: { temperature: true, humidity: false },
      storageNote: 'Ẩm 78% lúc mở cửa',
      items: [{ lotId: idOf(form, 'HẾT'), result: 'DISPOSE', note: 'hết hạn' }],
    })
    expect(first.data).toMatchObject({
      version: 2,
      doneCount: 1,
      failedCount: 1,
      storage: { temperature: true, humidity: false },
    })
    expect(refused(await patch({ version: 1, note: 'x' }))).toEqual([409, 'version-conflict'])
    const second = await patch({ version: 2, storage: { clean: true }, passRest: ['NONE', 'HALF'] })
    expect(second.data.storage).toEqual({ temperature: true, humidity: false, clean: true })
    expect(second.data.items.map((item: { result: string | null }) => item.result)).toEqual([
      'DISPOSE',
      null,
      null,
      'PASS',
      null,
      'PASS',
    ])
    const cleared = await patch({ version: 3, items: [{ lotId: idOf(form, 'HẾT'), result: null }], storageNote: null })
    expect(cleared.data).toMatchObject({
      doneCount: 2,
      storageNote: null,
      items: [{ result: null, note: 'hết hạn' }, {}, {}, {}, {}, {}],
    })
    const good = [{ lotId: idOf(form, 'HẾT'), result: 'PASS' }]
    for (const wrong of [{ items: good }, { passRest: ['NONE', 'EXPIRED'] }])
      expect(refused(await patch({ version: 4, ...wrong }))).toEqual([422, 'expired-not-good'])
    const other = await shelve(shop, owner, [{ quantity: 1 }])
    expect(await patch({ version: 4, items: [{ lotId: other.lots[0], result: 'PASS' }] })).toMatchObject({
      status: 404,
      body: { issues: [{ path: 'items.0.lotId' }] },
    })
  })

  it('completed, puts what is not good into quarantine, where it is not sold; cancelled, it comes back', async () => {
    const { owner, product, form } = await open()
    expect(refused(await owner.post(`quality-check/${form.id}/complete`, { version: 1 }))).toEqual([
      409,
      'quality-not-done',
    ])
    await owner.patch(`quality-check/${form.id}`, {
      version: 1,
      items: [
        { lotId: idOf(form, 'HẾT'), result: 'DISPOSE' },
        { lotId: idOf(form, 'SÁT'), result: 'RETURN' },
        { lotId: idOf(form, 'TỐT'), result: 'QUARANTINE', note: 'vỉ phồng' },
      ],
      passRest: ['QUARTER', 'HALF', 'STORAGE'],
    })
    const sell = (quantity: number) =>
      owner.post('bill', {
        items: [{ productId: product.id, unitId: product.units.Viên, quantity }],
        payments: [{ method: 'CASH', amount: 100_000 }],
      })
    const done = await owner.post(`quality-check/${form.id}/complete`, { version: 2 })
    expect(done.data).toMatchObject({ status: 'SUCCEED', failedCount: 3, postedByName: 'Trần Thu Hà' })
    expect(done.data.items.map((item: { movedQuantity: number }) => item.movedQuantity)).toEqual([4, 5, 0, 0, 0, 10])
    expect((await owner.get(`product/${product.id}`)).data.stock).toBe(32)
    expect(refused(await sell(14))).toEqual([422, 'stock-short'])
    const [back, out] = (await owner.get(`stock-card?productId=${product.id}&limit=2`)).data.items
    expect([back.kind, back.quantity, out.quantity, back.documentCode]).toEqual(['QUARANTINE', 10, -10, form.code])
    // What waits to be destroyed is offered for it.
    const candidates = (await owner.get('disposal/candidate?expired=true')).data
    expect(candidates).toMatchObject([{ lotNumber: 'HẾT', bucket: 'quarantine', quantity: 4, value: 999 }])

    expect((await owner.post(`quality-check/${form.id}/cancel`, { reason: 'Xem nhầm' })).data.status).toBe('CANCELLED')
    expect((await sell(14)).status).toBe(201)
  })

  it('cannot be cancelled when what it put apart was destroyed', async () => {
    const { owner, product, form } = await open()
    await owner.patch(`quality-check/${form.id}`, {
      version: 1,
      items: [{ lotId: idOf(form, 'HẾT'), result: 'DISPOSE' }],
      passRest: ['MONTH', 'QUARTER', 'HALF', 'STORAGE', 'NONE'],
    })
    await owner.post(`quality-check/${form.id}/complete`, { version: 2 })
    await owner.post('disposal', {
      status: 'SUCCEED',
      reason: 'EXPIRED',
      items: [
        {
          productId: product.id,
          lotId: idOf(form, 'HẾT'),
          unitId: product.units.Viên,
          quantity: 4,
          bucket: 'quarantine',
        },
      ],
    })
    expect(refused(await owner.post(`quality-check/${form.id}/cancel`, { reason: 'x' }))).toEqual([
      409,
      'goods-moved-on',
    ])
  })
})

it('is filled in by whoever counts, completed by whoever may, and seen by nobody else', async () => {
  const { owner, form } = await open()
  const lan = await addEmployee(shop, owner)
  expect((await lan.patch(`quality-check/${form.id}`, { version: 1, inspectors: 'Lan' })).data.inspectors).toBe('Lan')
  expect((await lan.post(`quality-check/${form.id}/complete`, { version: 2 })).status).toBe(403)
  const stranger: Person = await shop.registerStore()
  expect((await stranger.get(`quality-check/${form.id}`)).status).toBe(404)
})
