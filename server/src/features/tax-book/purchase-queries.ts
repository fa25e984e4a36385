import type { Tx } from '../../db/connection/transaction.ts'
import type { BookKeeper } from './household.ts'
import type { RateSum, Span } from './revenue-queries.ts'

/** Lines of completed purchases before VAT, behind their discounts; what went back to providers is taken off on its day. Opening stock was not bought. */
const ratesSql = `
  select to_char(day, 'YYYY-MM') as month, rate, sum(before_vat + vat)::bigint as net, sum(vat)::bigint as vat from (
    select i.business_day as day, x.vat_rate as rate, x.net_amount as before_vat, x.vat_amount as vat
    from inbound i join inbound_item x on x.store_id = $1 and x.inbound_id = i.id
    where i.store_id = $1 and i.branch_id = any($2::uuid[]) and i.business_day between $3 and $4 and i.status = 'SUCCEED' and i.kind = 'PURCHASE'
    union all
    select r.business_day, x.vat_rate, 0 - x.amount, 0 - x.vat_amount
    from inbound_return r join inbound_return_item x on x.store_id = $1 and x.inbound_return_id = r.id
    where r.store_id = $1 and r.branch_id = any($2::uuid[]) and r.business_day between $3 and $4 and r.status = 'SUCCEED'
  ) bought group by 1, 2 order by 1, 2 desc nulls last`

/** Purchases by month and rate of VAT, as `readRateSums` tells sales: with their VAT, and the VAT in them. */
export const readPurchaseRates = (tx: Tx, { branchIds }: BookKeeper, { from, to }: Span) =>
  tx.query<RateSum>(ratesSql, [tx.storeId, branchIds, from, to])
