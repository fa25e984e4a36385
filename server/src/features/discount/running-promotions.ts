import type { Promotion, PromotionCount } from '@quay/contract/discount/promotion'
import { addDays } from '@quay/domain/time/calendar'
import type { Tx } from '../../db/connection/transaction.ts'
import { namedPromotionsSql, promotionVersionSql, runningPromotionsSql } from './promotion-sql.ts'

/** So many days a promotion is still read after its end: sales may come late, and are dated when they were made. */
const kept = 7

/** The promotions of the store that are on, for a till and for a sale; whether each holds is decided for the minute of a bill. */
export const readRunningPromotions = (tx: Tx): Promise<Promotion[]> =>
  tx.query<Promotion>(runningPromotionsSql, [tx.storeId, addDays(tx.now.toISOString().slice(0, 10), -kept)])

export interface PromotionsOfTill {
  promotionVersion: string
  /** What is used of those with an end; those that a till has stay as they are otherwise. */
  promotionCounts: PromotionCount[]
  /** Left out where the till has this version. */
  promotions?: Promotion[]
}

/** The same for a till that has a version of them: only what is used, unless something else changed since. */
export async function readPromotionsOfTill(tx: Tx, known: string | undefined): Promise<PromotionsOfTill> {
  const [row] = await tx.query<{ version: string; counts: PromotionCount[] }>(promotionVersionSql, [tx.storeId])
  const { version: promotionVersion, counts: promotionCounts } = row!
  return {
    promotionVersion,
    promotionCounts,
    ...(known !== promotionVersion && { promotions: await readRunningPromotions(tx) }),
  }
}

/** Promotions by their ids, also those that ended, were turned off or deleted. */
export const readNamedPromotions = (tx: Tx, ids: readonly string[]): Promise<Promotion[]> =>
  tx.query<Promotion>(namedPromotionsSql, [tx.storeId, ids])
