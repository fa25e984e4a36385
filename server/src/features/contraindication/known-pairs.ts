import { type CompiledPairs, type ContraindicatedPair, compilePairs } from '@quay/domain/medicine/contraindicated-pairs'
import type { Tx } from '../../db/connection/transaction.ts'

/** Lists that were got ready, by their id: a list never changes, another import is another list. */
const known = new Map<string, CompiledPairs>()
/** Of stores that sell at once; the one that was asked for longest ago makes room. */
const mostKnown = 50

/** The store's list, got ready: read once a list and not once a sale. Null without one. */
export async function pairsOfList(tx: Tx, listId: string | null): Promise<CompiledPairs | null> {
  if (listId === null) return null
  const key = `${tx.storeId} ${listId}`
  const pairs = known.get(key) ?? compilePairs(await readPairs(tx, listId))
  known.delete(key)
  known.set(key, pairs)
  if (known.size > mostKnown) known.delete(known.keys().next().value!)
  return pairs
}

export const readPairs = (tx: Tx, listId: string): Promise<ContraindicatedPair[]> =>
  tx.query<ContraindicatedPair>(
    `select first, second, consequence, management from contraindicated_pair
     where store_id = $1 and list_id = $2 order by id`,
    [tx.storeId, listId],
  )
