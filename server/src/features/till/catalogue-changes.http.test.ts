import type { TillProduct } from '@quay/contract/till/shapes'
import { type Bucket, differingBuckets, digestOf } from '@quay/domain/catalogue/digest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { behindLock } from '../../../test/behind-lock.ts'
import { inStore, someProduct } from '../../../test/factories.ts'
import { shelve } from '../../../test/shelf.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

interface Answer {
  items: TillProduct[]
  gone: string[]
  epoch: string
  asOf: string
}
const ask = async (person: Person, query = ''): Promise<Answer> => (await person.get(`till/catalogue?${query}`)).data
/** Takes the overlap of five seconds away, so that nothing is found by it. */
const exactly = (asOf: string) => new Date(Date.parse(asOf) + 5_000).toISOString()
const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id)

/** What a till does with answers, and what it may sell then. */
function modelTill(person: Person) {
  const goods = new Map<string, TillProduct>()
  let asOf = ''
  return {
    async load() {
      const answer = await ask(person)
      for (const item of answer.items) goods.set(item.id, item)
      asOf = answer.asOf
    },
    async sync() {
      const answer = await ask(person, `since=${asOf}`)
      for (const id of answer.gone) goods.delete(id)
      for (const item of answer.items) goods.set(item.id, item)
      asOf = answer.asOf
    },
    goods,
    async differing(since = asOf) {
      const { data } = await person.get(`till/catalogue/digest?since=${since}`)
      const apart = new Set<string>(data.apart)
      const own = [...goods.values()].filter(({ id, isActive }) => isActive && !apart.has(id))
      return differingBuckets(digestOf(own), data.buckets as Bucket[])
    },
  }
}

/** Goods of so long ago that no overlap holds them. */
const age = (person: Person) =>
  inStore(shop, person.profile.store.id, async query => {
    for (const table of ['product', 'product_stock', 'price_book_item', 'price_change'])
      await query(`update ${table} set changed_at = changed_at - interval '1 hour' where store_id = $1`, [
        person.profile.store.id,
      ])
  })

describe('a write that is under way while tills ask', () => {
  it('comes to them when it is done, however often they asked meanwhile', async () => {
    const person = await shop.registerStore()
    const product = await someProduct(person)
    let cursor = (await ask(person)).asOf
    await behindLock(
      shop,
      person,
      `select from product where id = '${product.id}'`,
      [() => person.patch(`product/${product.id}`, { version: 1, name: 'Paracetamol mới' })],
      async () => {
        for (const _ of [1, 2, 3]) cursor = (await ask(person, `since=${exactly(cursor)}`)).asOf
      },
    )
    expect((await ask(person, `since=${exactly(cursor)}`)).items).toMatchObject([{ name: 'Paracetamol mới' }])
    // Nothing is under way any more: the next question goes on from now.
    const before = new Date().toISOString()
    expect((await ask(person, `since=${cursor}`)).asOf >= before).toBe(true)
  })
})

describe('a product that is deleted', () => {
  it('is named to tills that may have it, and to no other store', async () => {
    const person = await shop.registerStore()
    const [one, two, third] = [await someProduct(person), await someProduct(person), await someProduct(person)]
    const { asOf } = await ask(person)
    await person.delete(`product/${one.id}`)
    await person.post('product/bulk-delete', { ids: [two.id] })
    const changed = await ask(person, `since=${asOf}`)
    expect(new Set(changed.gone)).toEqual(new Set([one.id, two.id]))
    expect(idsOf(changed.items)).toEqual([third.id])
    expect(idsOf((await ask(person)).items)).toEqual([third.id])
    const stranger = await shop.registerStore()
    expect((await ask(stranger, `since=${asOf}`)).gone).toEqual([])
  })

  it('stays on the tills when the deletion is refused', async () => {
    const person = await shop.registerStore()
    const { id } = await shelve(shop, person, [{ quantity: 3 }])
    const { asOf } = await ask(person)
    expect((await person.delete(`product/${id}`)).status).toBe(409)
    expect((await ask(person, `since=${asOf}`)).gone).toEqual([])
  })
})

it('a merged product comes as inactive and says which one has its goods now', async () => {
  const person = await shop.registerStore()
  const [survivor, duplicate] = [await someProduct(person), await someProduct(person)]
  const { asOf } = await ask(person)
  const merged = await person.post(`product/${survivor.id}/merge`, { duplicateId: duplicate.id, duplicateVersion: 1 })
  expect(merged.status).toBe(200)
  const { items } = await ask(person, `since=${asOf}`)
  expect(items.find(({ id }) => id === duplicate.id)).toMatchObject({ isActive: false, mergedInto: survivor.id })
  expect(items.find(({ id }) => id === survivor.id)).toMatchObject({ isActive: true, mergedInto: null })
})

describe('the digest', () => {
  it('agrees with a till that followed edits, sales, prices, combos, deletions and merges, and with one that loads anew', async () => {
    const person = await shop.registerStore()
    const till = modelTill(person)
    const shelved = await shelve(shop, person, [{ quantity: 90 }])
    const [edited, gone, stopped, survivor, duplicate] = await Promise.all(
      Array.from({ length: 5 }, () => someProduct(person)),
    )
    await age(person)
    await till.load()
    expect(await till.differing()).toEqual([])

    const answers = [
      await person.patch(`product/${edited.id}`, { version: 1, name: 'Tên mới' }),
      await person.patch(`product/${stopped.id}`, { version: 1, isActive: 0 }),
      await person.delete(`product/${gone.id}`),
      await person.post(`product/${survivor.id}/merge`, { duplicateId: duplicate.id, duplicateVersion: 1 }),
      await person.put('price-book/price', {
        bookId: null,
        unitId: edited.units[0].id,
        price: 700,
        expected: edited.units[0].price,
      }),
      await person.patch(`lot/${shelved.lots[0]}`, { version: 1, state: 'held', reason: 'Chờ kiểm' }),
    ]
    expect(answers.map(({ status }) => status).filter(status => status >= 300)).toEqual([])
    await till.sync()
    // Of changes within the overlap nothing is summed: they are apart.
    expect(await till.differing()).toEqual([])
    // An hour later they are.
    const later = new Date(Date.now() + 3_600_000).toISOString()
    expect(await till.differing(later)).toEqual([])
    const fresh = modelTill(person)
    await fresh.load()
    expect(await fresh.differing(later)).toEqual([])
    expect(new Set([...till.goods.values()].filter(({ isActive }) => isActive).map(({ id }) => id))).toEqual(
      new Set(fresh.goods.keys()),
    )
  })

  it('names the bucket of what a till lacks, has too much, or has of before, and that bucket comes by itself', async () => {
    const person = await shop.registerStore()
    const made: TillProduct[] = await Promise.all(Array.from({ length: 6 }, () => someProduct(person)))
    const till = modelTill(person)
    await till.load()
    const later = new Date(Date.now() + 3_600_000).toISOString()
    const digit = (id: string) => id.at(-1)!
    const { id } = made[0]!
    const whole = till.goods.get(id)!

    till.goods.delete(id)
    expect(await till.differing(later)).toEqual([digit(id)])
    till.goods.set(id, { ...whole, changed: whole.changed! - 1 })
    expect(await till.differing(later)).toEqual([digit(id)])
    till.goods.set(id, whole)
    const extra = `${id.slice(0, -2)}00`
    till.goods.set(extra, { ...whole, id: extra })
    expect(await till.differing(later)).toEqual(['0'])

    const { items } = await ask(person, `bucket=${digit(id)}`)
    expect(new Set(idsOf(items))).toEqual(new Set(made.map(one => one.id).filter(other => digit(other) === digit(id))))
    expect((await person.get('till/catalogue?bucket=g')).status).toBe(422)
  })

  it('finds what a tool wrote beside the server, with an instant of long ago', async () => {
    const person = await shop.registerStore()
    const product = await someProduct(person)
    await age(person)
    const till = modelTill(person)
    await till.load()
    await inStore(shop, person.profile.store.id, query =>
      query(`update product set name = 'Khác', changed_at = changed_at + interval '1 minute' where id = $1`, [
        product.id,
      ]),
    )
    await till.sync()
    expect(till.goods.get(product.id)!.name).not.toBe('Khác')
    expect(await till.differing()).toEqual([product.id.at(-1)])
  })
})
