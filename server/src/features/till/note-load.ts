import type { tillRoutes } from '@quay/contract/till/routes'
import type { z } from 'zod'
import type { GoodsLoads } from '../../http/count-goods.ts'

type Asked = Pick<z.output<typeof tillRoutes.catalogue.query>, 'since' | 'bucket' | 'cursor' | 'why'>

/** Counts what a till that asks for goods tells of itself: it has none, or others than the digest says. Only by the first page of an answer. */
export function noteLoad(loads: GoodsLoads | undefined, { since, bucket, cursor, why }: Asked): void {
  if (cursor) return
  if (bucket) loads?.mismatch()
  else if (!since) loads?.full(why ?? 'unsaid')
}
