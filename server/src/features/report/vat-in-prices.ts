import { owedRatesSql } from '../tax/owed-rates.ts'
import { listSql, uuidSql } from './literals.ts'

interface Of {
  storeId: string
  branchIds: readonly string[]
}

/**
 * SQL of the VAT that one base unit holds at the price of today, by branch and product, at the branches that deduct VAT: they would
 * owe it (docs/decisions/2026-11-28-output-vat.md). Half up, as the VAT of a bill is.
 */
export function vatInPricesSql({ storeId, branchIds }: Of): string {
  const store = uuidSql(storeId)
  return `
    select r.branch_id, r.product_id, (2 * u.price * r.rate + 100 + r.rate) / (2 * (100 + r.rate)) as vat
    from (${owedRatesSql(store, `b.id in (${listSql(branchIds, uuidSql)})`, 'true')}) r
    join product_unit u on u.store_id = ${store} and u.product_id = r.product_id and u.is_base`
}
