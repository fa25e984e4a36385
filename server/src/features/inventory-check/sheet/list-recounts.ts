import type { RecountLot } from '@quay/contract/inventory-check/shapes'
import type { MergedCount } from '@quay/domain/inventory-check/merge-counts'
import { reviewCheck } from '@quay/domain/inventory-check/review-check'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { lockCheck } from '../check-store.ts'
import { factsOf, loadCheckBooks, loadCheckGround } from '../load-check-facts.ts'

/** Counted by several people on several checks: either of them may count the whole (record-lines). */
const isOfSeveral = ({ counterIds, checks }: MergedCount): boolean => counterIds.length > 1 && checks.length > 1

/**
 * The lots that need a second count before the check can be completed. Names only: the second counter sees neither the
 * first count nor the books.
 */
export async function listRecounts(tx: Tx, actor: Actor, id: string): Promise<RecountLot[]> {
  const check = await lockCheck(tx, actor, id, '')
  if (check.status !== 'DRAFT') return []
  const ground = await loadCheckGround(tx, check)
  const lines = reviewCheck(factsOf(tx, ground, await loadCheckBooks(tx, ground))).filter(({ blocks }) =>
    blocks.some(({ why }) => why === 'recount' || why === 'goods-moved'),
  )
  const positions = await tx.query<{ id: string; name: string }>(
    `select p.id, pos.name from product p join product_position pos on pos.store_id = p.store_id and pos.id = p.position_id
     where p.store_id = $1 and p.id = any($2)`,
    [tx.storeId, lines.map(line => line.productId)],
  )
  const positionOf = new Map(positions.map(row => [row.id, row.name]))
  return lines.map(({ productId, product, lotNumber, expiryDate, bucket, count }) => ({
    productId,
    productName: product.name,
    position: positionOf.get(productId) ?? null,
    lotNumber,
    expiryDate,
    bucket,
    isOwn: (count?.counterIds.includes(actor.employeeId) && !isOfSeveral(count)) ?? false,
  }))
}
