import type { TillProduct } from '@quay/contract/till/shapes'
import type { Bucket } from '@quay/domain/catalogue/digest'
import type { GoodsNote } from './catalogue-store.ts'

export interface CataloguePage {
  items: TillProduct[]
  gone: string[]
  epoch: string
  asOf: string
  nextCursor: string | null
}

/** All goods, one bucket of them, or what changed since an instant; and from where on. */
interface PageQuery {
  /** Why all are asked for: none are here, it was away for too long, the database was restored. */
  why?: 'new' | 'away' | 'epoch'
  since?: string
  bucket?: string
  cursor?: string
}

/** Asks the server for a page of products. Null when it was not reached. */
export type LoadPage = (query: PageQuery) => Promise<CataloguePage | null>

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

export interface Following {
  keeper: GoodsKeeper
  load: LoadPage
  kept: GoodsNote
  /** Products that came, and that went. */
  changed(products: readonly TillProduct[], gone: readonly string[]): void
  /** How many there are now. */
  counted(size: number): void
  /** The server has another database than the one whose goods lie here: a copy was restored. Its goods are used once this promise is kept; where it breaks, all is tried again. */
  newEpoch(): Promise<void>
  isClosed(): boolean
}

export interface FollowedGoods {
  note(): GoodsNote
  /** Fetches all, or what changed. False when the server was not reached to the end. */
  sync(): Promise<boolean>
  /** All pages of an answer, the first one given. False when one did not come, or came of another database. */
  pages(first: CataloguePage, query: PageQuery, each: (page: CataloguePage) => Promise<void>): Promise<boolean>
}

/** The server names deleted products for 90 days. */
const trustedMs = 60 * 86_400_000

/** Keeps the goods of a till like those of the server, one call after another: whole, then what changed. */
export function followGoods({ keeper, load, kept, changed, counted, newEpoch, isClosed }: Following): FollowedGoods {
  let note = kept

  const pages: FollowedGoods['pages'] = async (first, query, each) => {
    for (let page = first; ; ) {
      await each(page)
      if (!page.nextCursor) return true
      const next = await load({ ...query, cursor: page.nextCursor })
      if (isClosed() || next?.epoch !== first.epoch) return false
      page = next
    }
  }

  async function loadWhole(why: NonNullable<PageQuery['why']>): Promise<boolean> {
    const first = await load({ why })
    if (!first || isClosed()) return false
    const isWhole = await pages(first, {}, async page => {
      counted(await keeper.putFresh(page.items, page === first))
      if (note.asOf === null) changed(page.items, [])
    })
    if (!isWhole) return false
    const { epoch } = first
    try {
      if (note.epoch !== null && note.epoch !== epoch) await newEpoch()
    } catch {
      // The epoch of before is what makes the next sync offer them again.
      return false
    }
    // What changed while the pages came is fetched next time: the first page's instant counts.
    const next = { asOf: first.asOf, epoch }
    counted(await keeper.swap(next))
    note = next
    changed([], [])
    return true
  }

  return {
    note: () => note,
    pages,
    async sync() {
      const { asOf: since, epoch } = note
      if (since === null) return loadWhole('new')
      const first = await load({ since })
      if (!first || isClosed()) return false
      const isAway = Date.parse(first.asOf) - Date.parse(since) > trustedMs
      if (epoch !== null && first.epoch !== epoch) return loadWhole('epoch')
      if (isAway) return loadWhole('away')
      const isWhole = await pages(first, { since }, async page => {
        counted(await keeper.change(page.items, page.gone, page.nextCursor ? null : first.asOf))
        if (page.items.length + page.gone.length > 0) changed(page.items, page.gone)
      })
      if (isWhole) note = { ...note, asOf: first.asOf }
      return isWhole
    },
  }
}
