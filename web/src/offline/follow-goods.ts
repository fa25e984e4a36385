import type { TillProduct } from '@quay/contract/till/shapes'
import { type Bucket, differingBuckets } from '@quay/domain/catalogue/digest'
import type { GoodsNote } from './catalogue-store.ts'

export interface CataloguePage {
  items: TillProduct[]
  gone: string[]
  epoch: string
  asOf: string
  nextCursor: string | null
}

export interface CatalogueDigest {
  epoch: string
  buckets: Bucket[]
  apart: string[]
}

/** Asks the server for a page of products: everything, one bucket of it, or what changed since an instant. Null when it was not reached. */
export type LoadPage = (query: {
  since?: string
  bucket?: string
  cursor?: string
  limit: number
}) => Promise<CataloguePage | null>

/** Asks the server for its digest of what did not change since. Null when it was not reached. */
export type LoadDigest = (since: string) => Promise<CatalogueDigest | null>

/** What keeps the goods: disk and index. Numbers are how many products there are then. */
export interface GoodsKeeper {
  /** Changes what is there; with `asOf` everything up to that instant is here. */
  change(products: TillProduct[], gone: string[], asOf: string | null): Promise<number>
  /** Puts goods beside those that are used; `isFirst` begins anew. */
  putFresh(products: TillProduct[], isFirst: boolean): Promise<number>
  /** From now on those are used. */
  swap(note: GoodsNote): Promise<number>
  /** What is kept and may be sold, counted as the server does, without those products. */
  digest(apart: string[]): Promise<Bucket[]>
  /** Products of a bucket that may be sold here. */
  idsOf(bucket: string): Promise<string[]>
}

interface Following {
  keeper: GoodsKeeper
  load: LoadPage
  loadDigest: LoadDigest
  kept: GoodsNote
  /** Products that came, and that went. */
  changed(products: readonly TillProduct[], gone: readonly string[]): void
  /** How many there are now. */
  counted(size: number): void
  /** The server has another database than the one whose goods lie here: a copy was restored. Its goods are used once this promise is kept. */
  newEpoch(): Promise<void>
  isClosed(): boolean
}

const pageSize = 1000
/** The server names deleted products for 90 days. */
const trustedMs = 60 * 86_400_000

/** Keeps the goods of a till like those of the server, one call after another: whole, what changed, and the digest now and then. */
export function followGoods(following: Following) {
  const { keeper, load, loadDigest, kept, changed, counted, newEpoch, isClosed } = following
  let { asOf, epoch } = kept

  /** All pages of an answer, the first one given. False when one did not come, or came of another database. */
  async function pages(
    first: CataloguePage,
    query: { since?: string; bucket?: string },
    each: (page: CataloguePage) => Promise<void>,
  ) {
    for (let page = first; ; ) {
      await each(page)
      if (!page.nextCursor) return true
      const next = await load({ ...query, cursor: page.nextCursor, limit: pageSize })
      if (isClosed() || next?.epoch !== first.epoch) return false
      page = next
    }
  }

  async function loadWhole(): Promise<boolean> {
    const first = await load({ limit: pageSize })
    if (!first || isClosed()) return false
    const isWhole = await pages(first, {}, async page => {
      counted(await keeper.putFresh(page.items, page === first))
      if (asOf === null) changed(page.items, [])
    })
    if (!isWhole) return false
    if (epoch !== null && epoch !== first.epoch) await newEpoch()
    // What changed while the pages came is fetched next time: the first page's instant counts.
    counted(await keeper.swap({ asOf: first.asOf, epoch: first.epoch }))
    asOf = first.asOf
    epoch = first.epoch
    changed([], [])
    return true
  }

  async function sync(): Promise<boolean> {
    if (asOf === null) return loadWhole()
    const since = asOf
    const first = await load({ since, limit: pageSize })
    if (!first || isClosed()) return false
    const isAway = Date.parse(first.asOf) - Date.parse(since) > trustedMs
    if (isAway || (epoch !== null && first.epoch !== epoch)) return loadWhole()
    const isWhole = await pages(first, { since }, async page => {
      counted(await keeper.change(page.items, page.gone, page.nextCursor ? null : first.asOf))
      if (page.items.length + page.gone.length > 0) changed(page.items, page.gone)
    })
    if (isWhole) asOf = first.asOf
    return isWhole
  }

  async function loadBucket(bucket: string): Promise<void> {
    const first = await load({ bucket, limit: pageSize })
    if (!first || isClosed() || first.epoch !== epoch) return
    const items: TillProduct[] = []
    if (!(await pages(first, { bucket }, async page => void items.push(...page.items)))) return
    const sold = new Set(items.map(({ id }) => id))
    const gone = (await keeper.idsOf(bucket)).filter(id => !sold.has(id))
    counted(await keeper.change(items, gone, null))
    changed(items, gone)
  }

  return {
    asOf: () => asOf,
    /** Fetches all, or what changed. False when the server was not reached to the end. */
    sync,
    /** Compares with the digest of the server and loads what differs again. Gives the buckets that did; null when it was not reached. */
    async check(): Promise<string[] | null> {
      if (asOf === null) return null
      const told = await loadDigest(asOf)
      if (!told || isClosed() || told.epoch !== epoch) return null
      const differing = differingBuckets(await keeper.digest(told.apart), told.buckets)
      for (const bucket of differing) await loadBucket(bucket)
      return differing
    },
  }
}
