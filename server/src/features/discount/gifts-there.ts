import type { TriedPromotions } from '@quay/domain/sale/promotion/try-promotions'
import type { Tx } from '../../db/connection/transaction.ts'

/** Of each promotion that gives gifts: how many kinds of them lie at the branch, beyond what orders keep, so that one can be given. */
export async function giftsThere(
  tx: Tx,
  branchId: string,
  today: string,
  gifts: TriedPromotions['gifts'],
): Promise<ReadonlyMap<string, number>> {
  const unitIds = gifts.flatMap(({ choices }) => choices.map(({ unitId }) => unitId))
  if (unitIds.length === 0) return new Map()
  const rows = await tx.query<{ unitId: string }>(thereSql, [tx.storeId, branchId, unitIds, today])
  const there = new Set(rows.map(({ unitId }) => unitId))
  return new Map(
    gifts.map(({ discountId, choices }) => [discountId, choices.filter(({ unitId }) => there.has(unitId)).length]),
  )
}

const thereSql = `
  select u.id as unit_id from product_unit u
  where u.store_id = $1 and u.id = any($3::uuid[]) and u.ratio <= coalesce((
      select sum(s.quantity) from stock s join lot l on l.store_id = $1 and l.id = s.lot_id
      where s.store_id = $1 and s.branch_id = $2 and s.product_id = u.product_id and s.bucket = 'sellable' and s.quantity > 0
        and l.state = 'normal' and (l.expiry_date is null or l.expiry_date >= $4::date)), 0)
    - coalesce((select ps.reserved from product_stock ps where ps.store_id = $1 and ps.branch_id = $2 and ps.product_id = u.product_id), 0)`
