import { type Bought, markupCap } from '@quay/domain/price/markup-cap'
import type { Tx } from '../../db/connection/transaction.ts'
import { boughtSql } from './price-sql.ts'

/** What the units of medicines may cost at most at a pharmacy of a hospital, in đồng; none where the mark-up is free. By unit. */
export async function readMarkupCaps(
  tx: Tx,
  branchId: string,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.query<{ unitId: string; ratio: number; bought: Bought | null }>(unitsSql, [
    tx.storeId,
    branchId,
    productIds,
  ])
  return new Map(rows.flatMap(({ unitId, ratio, bought }) => (bought ? [[unitId, markupCap(bought, ratio)]] : [])))
}

const unitsSql = `
  select u.id as unit_id, u.ratio, p.bought
  from (select p.id, ${boughtSql('$2::uuid')} as bought from product p where p.store_id = $1 and p.id = any($3::uuid[]) offset 0) p
  join product_unit u on u.store_id = $1 and u.product_id = p.id and u.is_active`
