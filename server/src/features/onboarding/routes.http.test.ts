import type { Onboarding, OnboardingStep } from '@quay/contract/onboarding/shapes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { addEmployee, inStore, someProduct } from '../../../test/factories.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'
import { boxes, receive } from '../../../test/receive.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

const doneOf = ({ steps }: Onboarding): OnboardingStep[] => steps.filter(step => step.done).map(step => step.id)
const read = async (person: Person): Promise<Onboarding> => (await person.get('onboarding')).data
const actions = (owner: Person) =>
  inStore(shop, owner.profile.store.id, query =>
    query('select action from user_log where store_id = $1 order by at, id', [owner.profile.store.id]),
  )

describe('the steps', () => {
  it('are done when the store holds what they ask for', async () => {
    const owner = await shop.registerStore()
    expect(await read(owner)).toEqual({
      hidden: false,
      steps: ['products', 'opening', 'receipt', 'bank', 'sale', 'staff'].map(id => ({ id, done: false })),
      samples: 'possible',
    })
    const product = await someProduct(owner)
    expect(doneOf(await read(owner))).toEqual(['products'])
    await receive(owner, [boxes(product, 1)], { kind: 'OPENING' })
    expect(doneOf(await read(owner))).toEqual(['products', 'opening'])
    await owner.post('cash-account', { name: 'Vietcombank' })
    await addEmployee(shop, owner)
    expect(doneOf(await read(owner))).toEqual(['products', 'opening', 'bank', 'staff'])
    const unitId = product.units.find((unit: Json) => unit.isBase).id
    const { data: bill } = await owner.post('bill', {
      items: [{ productId: product.id, unitId, quantity: 1 }],
      payments: [{ method: 'CASH', amount: 500 }],
    })
    expect(doneOf(await read(owner))).toEqual(['products', 'opening', 'bank', 'sale', 'staff'])
    await owner.post(`bill/${bill.id}/reprint`)
    expect(doneOf(await read(owner))).toHaveLength(6)
  })

  it('are put away by each person for themselves, and taken out again', async () => {
    const owner = await shop.registerStore()
    const colleague = await addEmployee(shop, owner)
    expect((await owner.post('onboarding/hide', { hidden: true })).data.hidden).toBe(true)
    expect((await owner.post('onboarding/hide', { hidden: true })).status).toBe(200)
    expect((await read(owner)).hidden).toBe(true)
    expect((await read(colleague)).hidden).toBe(false)
    expect((await actions(owner)).filter(({ action }) => action === 'onboarding.hide')).toHaveLength(1)
    await owner.post('onboarding/hide', { hidden: false })
    expect((await read(owner)).hidden).toBe(false)
  })
})

describe('sample goods', () => {
  it.each(['medicines', 'goods'] as const)(
    '%s come with the store, can be sold, and count for no step',
    async samples => {
      const owner = await shop.registerStore({ samples })
      const first = await read(owner)
      expect(first.samples).toBe('present')
      expect(doneOf(first)).toEqual([])
      const { data } = await owner.get('product?limit=50')
      expect(data.items.length).toBeGreaterThan(3)
      for (const product of data.items) expect(product.name).toContain('(hàng mẫu)')
      const { data: stock } = await owner.get('product?stock=out')
      expect(stock.items).toEqual([])
      const written = (await actions(owner)).map(({ action }) => action)
      expect(written).toContain('sample.add')
      expect(written).toContain('inbound.create')
      expect(await ledgerDifferences(shop)).toEqual([])
    },
  )

  it('are taken out with one call: nothing on hand, nothing for sale, every ledger adds up', async () => {
    const owner = await shop.registerStore({ samples: 'medicines' })
    const { status, data } = await owner.delete('onboarding/samples')
    expect(status).toBe(200)
    expect(data.samples).toBe('none')
    expect(doneOf(data)).toEqual([])
    expect((await owner.get('product?isActive=1')).data.items).toEqual([])
    expect((await owner.delete('onboarding/samples')).status).toBe(404)
    expect((await actions(owner)).map(({ action }) => action)).toContain('sample.remove')
    expect(await ledgerDifferences(shop)).toEqual([])
    const product = await someProduct(owner)
    await receive(owner, [boxes(product, 1)], { kind: 'OPENING' })
    expect(doneOf(await read(owner))).toEqual(['products', 'opening'])
  })

  it('stay while a document uses them, which is named; once it is cancelled they go', async () => {
    const owner = await shop.registerStore({ samples: 'medicines' })
    const { data } = await owner.get('product?keyword=paracetamol')
    const product = (await owner.get(`product/${data.items[0].id}`)).data
    const unitId = product.units.find((unit: Json) => unit.isBase).id
    const sold = await owner.post('bill', {
      items: [{ productId: product.id, unitId, quantity: 2 }],
      payments: [{ method: 'CASH', amount: 1_000 }],
    })
    expect(sold.status).toBe(201)
    expect(await owner.delete('onboarding/samples')).toMatchObject({
      status: 409,
      body: {
        error: 'samples-in-use',
        message: `Hàng mẫu đang nằm trong chứng từ ${sold.data.code}. Hãy hủy các chứng từ đó trước rồi bỏ hàng mẫu.`,
      },
    })
    await owner.post(`bill/${sold.data.id}/cancel`, { reason: 'Bán thử' })
    expect((await owner.delete('onboarding/samples')).status).toBe(200)
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('are added later too, once, and only to a store without goods', async () => {
    const owner = await shop.registerStore()
    const answers = await Promise.all([1, 2].map(() => owner.post('onboarding/samples', { kind: 'goods' })))
    expect(answers.map(answer => [answer.status, answer.data.samples])).toEqual([
      [200, 'present'],
      [200, 'present'],
    ])
    expect((await owner.get('product')).data.totalItem).toBe(4)
    const other = await shop.registerStore()
    await someProduct(other)
    expect((await other.post('onboarding/samples', { kind: 'goods' })).body.error).toBe('samples-need-no-goods')
    expect((await read(other)).samples).toBe('none')
  })

  it('are for those who may add and delete goods', async () => {
    const owner = await shop.registerStore({ samples: 'goods' })
    const cashier = await addEmployee(shop, owner)
    expect((await cashier.post('onboarding/samples', { kind: 'goods' })).status).toBe(403)
    expect((await cashier.delete('onboarding/samples')).status).toBe(403)
    const stranger = await shop.registerStore()
    expect((await stranger.delete('onboarding/samples')).status).toBe(404)
  })
})
