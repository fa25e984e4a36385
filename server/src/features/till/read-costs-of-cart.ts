import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { branchOf } from '../../http/caller/rights.ts'
import { readCosts } from '../price-book/read-costs.ts'

/**
 * What the units of goods cost at the branch, in đồng for one: what lies there now, else what was paid last. Units of which neither is
 * known, and goods of another store, are left out.
 */
export async function readCostsOfCart(
  tx: Tx,
  actor: Actor,
  query: { branchId?: string | undefined; productIds: string[] },
) {
  const costs = await readCosts(tx, branchOf(actor, query.branchId), query.productIds)
  const items = [...costs.values()].flatMap(({ unitId, cost, lastPurchase }) => {
    const known = cost ?? lastPurchase
    return known === null ? [] : [{ unitId, cost: known }]
  })
  return { items }
}
