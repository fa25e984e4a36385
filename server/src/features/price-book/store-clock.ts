import { branchClock } from '@quay/domain/price/branch-clock'
import type { Tx } from '../../db/connection/transaction.ts'

/** What work on prices needs of a transaction; the nightly job has it too. */
export type PriceTx = Pick<Tx, 'storeId' | 'now' | 'query'>

/** What the clocks of the store's branches show now: the one that is behind, and the one that is ahead. */
export async function storeClock(tx: PriceTx): Promise<{ slowest: string; fastest: string }> {
  const zones = await tx.query<{ zone: string }>('select distinct time_zone as zone from branch where store_id = $1', [
    tx.storeId,
  ])
  const clocks = zones.map(({ zone }) => branchClock(tx.now.toISOString(), zone)).sort()
  return { slowest: clocks[0]!, fastest: clocks.at(-1)! }
}
