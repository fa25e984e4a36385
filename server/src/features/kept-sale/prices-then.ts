import type { BillFacts } from '@quay/domain/bill/bill-facts'
import type { Tx } from '../../db/connection/transaction.ts'

/** The facts with the general prices of the moment of the sale: those that changed since are what they were before. */
export async function readPricesThen(tx: Tx, facts: BillFacts, soldAt: string): Promise<BillFacts> {
  const unitIds = facts.products.flatMap(product => product.units.map(unit => unit.id))
  const changed = await tx.query<{ unitId: string; price: number }>(beforeSql, [tx.storeId, unitIds, soldAt])
  if (changed.length === 0) return facts
  const then = new Map(changed.map(({ unitId, price }) => [unitId, price]))
  return {
    ...facts,
    products: facts.products.map(product => ({
      ...product,
      units: product.units.map(unit => ({ ...unit, price: then.get(unit.id) ?? unit.price })),
    })),
  }
}

const beforeSql = `
  select distinct on (unit_id) unit_id, price_before as price from price_history
  where store_id = $1 and unit_id = any($2::uuid[]) and book_name is null and at > $3 and price_before is not null order by unit_id, at`
