import type { TillProduct } from '@quay/contract/till/shapes'
import { type Bucket, differingBuckets } from '@quay/domain/catalogue/digest'
import type { FollowedGoods, Following } from './follow-goods.ts'

export interface CatalogueDigest {
  epoch: string
  buckets: Bucket[]
  apart: string[]
}

/** Asks the server for its digest of what did not change since. Null when it was not reached. */
export type LoadDigest = (since: string) => Promise<CatalogueDigest | null>

/**
 * Compares the goods with the digest of the server and loads the buckets that differ again: what no delta told, because a tool wrote beside
 * the server, or a clock was set. Gives those buckets; null when the server was not reached. Not while a sync runs.
 */
export async function checkGoods(
  goods: FollowedGoods,
  { keeper, load, changed, counted, isClosed }: Following,
  loadDigest: LoadDigest,
): Promise<string[] | null> {
  const { asOf, epoch } = goods.note()
  if (asOf === null) return null
  const told = await loadDigest(asOf)
  if (!told || isClosed() || told.epoch !== epoch) return null
  const differing = differingBuckets(await keeper.digest(told.apart), told.buckets)
  for (const bucket of differing) {
    const first = await load({ bucket })
    if (!first || isClosed() || first.epoch !== epoch) return null
    const items: TillProduct[] = []
    if (!(await goods.pages(first, { bucket }, async page => void items.push(...page.items)))) return null
    const sold = new Set(items.map(({ id }) => id))
    const gone = (await keeper.idsOf(bucket)).filter(id => !sold.has(id))
    counted(await keeper.change(items, gone, null))
    changed(items, gone)
  }
  return differing
}
