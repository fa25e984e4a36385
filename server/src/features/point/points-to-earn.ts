import { stillToEarn } from '@quay/domain/point/earn-paid'
import type { EarnRule } from '@quay/domain/point/earn-points'
import type { Tx } from '../../db/connection/transaction.ts'
import { waitingPointsSql } from './waiting-points-sql.ts'

/** What a bill that earns as it is paid has earned, and what of it is left after returns. */
export interface WaitingPoints {
  rule: EarnRule
  /** By its rule, at the sale and later. */
  earned: number
  base: number
  due: number
  owed: number
}

const waitingSql = `
  select coalesce(w.rule, '{}') as rule, w.at_sale + w.later as earned, w.base, w.due, w.owed from (${waitingPointsSql}) w where w.id = $2`

/** Null for a bill that earned as it was sold. */
export async function readWaitingPoints(tx: Tx, billId: string): Promise<WaitingPoints | null> {
  const [waiting] = await tx.query<WaitingPoints>(waitingSql, [tx.storeId, billId])
  return waiting ?? null
}

/** What payments of a bill will bring yet. */
export async function readPointsToEarn(tx: Tx, billId: string): Promise<number> {
  const waiting = await readWaitingPoints(tx, billId)
  return waiting && waiting.owed > 0 ? stillToEarn(waiting.base, waiting.rule, waiting.earned) : 0
}
