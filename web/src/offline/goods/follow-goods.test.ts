import type { TillProduct } from '@quay/contract/till/shapes'
import { digestOf } from '@quay/domain/catalogue/digest'
import { beforeEach, describe, expect, it } from 'vitest'
import { product as sample } from '../../features/till/sale-samples.ts'
import type { GoodsNote } from './catalogue-store.ts'
import { checkGoods } from './check-goods.ts'
import { type CataloguePage, type Following, followGoods, type GoodsKeeper } from './follow-goods.ts'

const id = (last: number) => `01890000-0000-7000-8000-${last.toString(16).padStart(12, '0')}`
const day = 86_400_000
const perPage = 3

/** A server with its goods, as far as a till sees it. `reach` is how many answers still come. */
function modelServer() {
  const goods = new Map<string, TillProduct>()
  const gone = new Map<string, number>()
  let now = Date.parse('2026-11-26T00:00:00Z')
  const server = {
    epoch: id(1),
    reach: Number.POSITIVE_INFINITY,
    asked: [] as string[],
    whole: [] as string[],
    goods,
    pass(ms: number) {
      now += ms
    },
    put(last: number, name = `Hàng ${last}`) {
      now += 1
      goods.set(id(last), sample({ id: id(last), name, changed: now }))
    },
    remove(last: number) {
      now += 1
      goods.delete(id(last))
      gone.set(id(last), now)
    },
    restore() {
      server.epoch = id(Number.parseInt(server.epoch.slice(-4), 16) + 1)
    },
    async load({
      since,
      bucket,
      why,
      cursor = '',
    }: {
      since?: string
      bucket?: string
      why?: string
      cursor?: string
    }) {
      if (why) server.whole.push(why)
      server.asked.push(since ? 'changes' : bucket ? `bucket ${bucket}` : 'whole')
      server.reach -= 1
      if (server.reach < 0) return null
      const from = since ? Date.parse(since) : 0
      const all = [...goods.values()]
        .filter(one => one.changed! >= from && one.id > cursor && one.id.endsWith(bucket ?? ''))
        .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      const items = all.slice(0, perPage)
      const page: CataloguePage = {
        items,
        gone: since && !cursor ? [...gone].flatMap(([one, at]) => (at >= from ? one : [])) : [],
        epoch: server.epoch,
        asOf: new Date(now).toISOString(),
        nextCursor: all.length > perPage ? items.at(-1)!.id : null,
      }
      return page
    },
    async digest(since: string) {
      server.asked.push('digest')
      const from = Date.parse(since)
      const apart = [...goods.values()].filter(one => one.changed! >= from)
      const rest = [...goods.values()].filter(one => one.changed! < from)
      return { epoch: server.epoch, buckets: digestOf(rest), apart: apart.map(one => one.id) }
    },
  }
  return server
}

/** What lies in the browser: two generations and a note. */
function memory() {
  let used = new Map<string, TillProduct>()
  let fresh = new Map<string, TillProduct>()
  const kept: { note: GoodsNote } = { note: { asOf: null, epoch: null } }
  const keeper: GoodsKeeper = {
    async change(products, gone, asOf) {
      for (const one of gone) used.delete(one)
      for (const one of products) used.set(one.id, one)
      if (asOf) kept.note = { ...kept.note, asOf }
      return used.size
    },
    async putFresh(products, isFirst) {
      if (isFirst) fresh = new Map()
      for (const one of products) fresh.set(one.id, one)
      return used.size
    },
    async swap(note) {
      used = fresh
      kept.note = note
      return used.size
    },
    digest: async apart => digestOf([...used.values()].filter(one => !apart.includes(one.id))),
    idsOf: async bucket => [...used.keys()].filter(one => one.endsWith(bucket)),
  }
  return { keeper, kept, goods: () => used }
}

let server: ReturnType<typeof modelServer>
let browser: ReturnType<typeof memory>
let offered: string[]
/** The disk takes no sales. */
let isFull: boolean
beforeEach(() => {
  server = modelServer()
  browser = memory()
  offered = []
  isFull = false
  for (let last = 0x10; last < 0x18; last++) server.put(last)
  server.pass(1)
})

function open() {
  const following: Following = {
    keeper: browser.keeper,
    load: server.load,
    kept: browser.kept.note,
    changed: () => {},
    counted: () => {},
    newEpoch: async () => {
      if (isFull) throw new DOMException('no room', 'QuotaExceededError')
      offered.push(browser.kept.note.epoch!)
    },
    isClosed: () => false,
  }
  const goods = followGoods(following)
  return { ...goods, check: () => checkGoods(goods, following, server.digest) }
}
const same = () => expect(new Map([...browser.goods()].sort())).toEqual(new Map([...server.goods].sort()))

describe('goods that are followed', () => {
  it('are whole after the first load, and then like those of the server', async () => {
    const goods = open()
    expect(await goods.sync()).toBe(true)
    same()
    server.put(0x11, 'Tên mới')
    server.put(0x20)
    server.remove(0x12)
    expect(await goods.sync()).toBe(true)
    same()
    expect(server.asked).toEqual(['whole', 'whole', 'whole', 'changes'])
    expect(await open().check()).toEqual([])
  })

  it('go on from before where an answer failed in between', async () => {
    const goods = open()
    await goods.sync()
    const { asOf } = browser.kept.note
    for (let last = 0x10; last < 0x16; last++) server.put(last, 'Đổi tên')
    server.reach = 1
    expect(await goods.sync()).toBe(false)
    expect(browser.kept.note.asOf).toBe(asOf)
    server.reach = 9
    expect(await goods.sync()).toBe(true)
    same()
  })

  it('come whole after 60 days, since deletions of before are not named any more', async () => {
    await open().sync()
    server.goods.delete(id(0x13))
    server.pass(61 * day)
    server.put(0x14, 'Đổi tên')
    await open().sync()
    same()
    expect(server.asked.slice(-3)).toEqual(['whole', 'whole', 'whole'])
    expect(server.whole).toEqual(['new', 'away'])
  })
})

describe('a server that was restored from a copy', () => {
  it('has its goods loaded beside those of before, which serve until they are complete; what was sent is offered again first', async () => {
    const goods = open()
    await goods.sync()
    server.restore()
    server.goods.delete(id(0x10))
    server.put(0x11, 'Tên trong bản sao')
    server.reach = 2
    expect(await goods.sync()).toBe(false)
    expect(browser.goods().get(id(0x11))!.name).toBe('Hàng 17')
    expect(offered).toEqual([])
    server.reach = 9
    expect(await goods.sync()).toBe(true)
    same()
    expect(offered).toEqual([id(1)])
    expect(server.whole.at(-1)).toBe('epoch')
    expect(browser.kept.note.epoch).toBe(server.epoch)
    await goods.sync()
    expect(offered).toHaveLength(1)
  })

  it('is not taken over before what was sent stands among what waits: a disk that takes nothing is tried again, also at the next opening', async () => {
    const goods = open()
    await goods.sync()
    server.restore()
    isFull = true
    expect(await goods.sync()).toBe(false)
    expect(await open().sync()).toBe(false)
    expect(browser.kept.note.epoch).toBe(id(1))
    isFull = false
    expect(await goods.sync()).toBe(true)
    expect(offered).toEqual([id(1)])
    expect(browser.kept.note.epoch).toBe(server.epoch)
  })

  it('in the middle of a load makes it begin anew', async () => {
    const { load } = server
    server.load = async query => {
      const page = await load(query)
      if (server.asked.length === 1) server.restore()
      return page
    }
    const goods = open()
    expect(await goods.sync()).toBe(false)
    expect(browser.kept.note).toEqual({ asOf: null, epoch: null })
    expect(await goods.sync()).toBe(true)
    expect(browser.kept.note.epoch).toBe(server.epoch)
    same()
  })
})

describe('the digest', () => {
  it('has those buckets alone loaded again that differ: what is missing, too much or of before', async () => {
    const goods = open()
    await goods.sync()
    server.pass(1)
    await goods.sync()
    browser.goods().delete(id(0x13))
    browser.goods().set(id(0x25), sample({ id: id(0x25), changed: 5 }))
    browser.goods().set(id(0x16), { ...server.goods.get(id(0x16))!, name: 'Cũ', changed: 1 })
    server.asked.length = 0
    expect(await goods.check()).toEqual(['3', '5', '6'])
    same()
    expect(server.asked).toEqual(['digest', 'bucket 3', 'bucket 5', 'bucket 6'])
    expect(await goods.check()).toEqual([])
  })

  it('leaves alone what changed since', async () => {
    const goods = open()
    await goods.sync()
    server.put(0x11, 'Đang đổi')
    expect(await goods.check()).toEqual([])
  })
})
