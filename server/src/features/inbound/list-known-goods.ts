import type { inboundRoutes } from '@quay/contract/inbound/routes'
import type { KnownGoods } from '@quay/contract/inbound/shapes'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { branchOf } from '../../http/caller/rights.ts'

type Query = z.output<(typeof inboundRoutes)['knownGoods']['query']>

/**
 * What is known of goods before a new purchase: stock at the branch, whether it deducts their VAT, units, and the last price at any branch: from the
 * provider in the query, else from the one chosen for the product, else from the last one that delivered it.
 */
export const listKnownGoods = (tx: Tx, actor: Actor, query: Query): Promise<KnownGoods[]> =>
  tx.query<KnownGoods>(knownGoodsSql, [
    tx.storeId,
    query.productIds,
    query.providerId ?? null,
    branchOf(actor, query.branchId),
  ])

const knownGoodsSql = `
  select p.id as product_id, p.vat_rate, coalesce(s.on_hand, 0) as stock, l.last,
    exists (select from tax_info t where t.store_id = $1 and t.branch_id = $4 and t.method = 'DEDUCTION') as deducts_vat,
    coalesce((select json_agg(json_build_object('id', u.id, 'name', u.name, 'ratio', u.ratio, 'price', u.price) order by u.position)
     from product_unit u where u.store_id = $1 and u.product_id = p.id and u.is_active), '[]') as units
  from product p
  left join product_stock s on s.store_id = $1 and s.branch_id = $4 and s.product_id = p.id
  left join product_supply c on c.store_id = $1 and c.product_id = p.id
  left join lateral (
    select json_build_object('price', i.price, 'ratio', i.ratio, 'providerId', b.provider_id, 'providerName', b.provider_name,
      'day', b.business_day) as last
    from inbound_item i
    join inbound b on b.store_id = $1 and b.id = i.inbound_id and b.status = 'SUCCEED' and b.kind = 'PURCHASE'
    where i.store_id = $1 and i.product_id = p.id
    order by (b.provider_id = coalesce($3::uuid, c.provider_id)) is true desc, i.id desc limit 1
  ) l on true
  where p.store_id = $1 and p.id = any($2::uuid[])`
