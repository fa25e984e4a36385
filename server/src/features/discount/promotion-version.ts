import type { Tx } from '../../db/connection/transaction.ts'

/**
 * Tells tills that they have to read the promotions anew. Called in the transaction of every write that changes what `runningPromotionsSql`
 * gives: promotions, what they name, and whatever takes rows of `discount_condition` along. What is used of limits is none of it,
 * because it changes with each sale.
 */
export const raisePromotionVersion = (tx: Pick<Tx, 'storeId' | 'query'>) =>
  tx.query('update store set discount_version = discount_version + 1 where store_id = $1', [tx.storeId])
