import type { providerRoutes } from '@quay/contract/partner/routes'
import type { Answer } from '@quay/contract/route'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { readProvider } from './provider-queries.ts'

type Figures = Answer<(typeof providerRoutes)['figures']>
type Supplied = Answer<(typeof providerRoutes)['products']>['items'][number]

/** What was bought of a provider, given back and ordered, at all branches of the caller. Throws `not-found`. */
export async function readProviderFigures(tx: Tx, actor: Actor, id: string): Promise<Figures> {
  const [, [figures]] = await Promise.all([
    readProvider(tx, actor, id),
    tx.query<Figures>(figuresSql, [tx.storeId, id, actor.branchIds]),
  ])
  return figures!
}

const figuresSql = `
  select bought.*, returned.*, ordered.*
  from (
    select count(*) as bought_count, coalesce(sum(payable), 0)::bigint as bought, max(posted_at) as last_bought_at from inbound
    where store_id = $1 and provider_id = $2 and branch_id = any($3::uuid[]) and status = 'SUCCEED'
  ) bought, (
    select count(*) as returned_count, coalesce(sum(refundable), 0)::bigint as returned from inbound_return
    where store_id = $1 and provider_id = $2 and branch_id = any($3::uuid[]) and status = 'SUCCEED'
  ) returned, (
    select count(*) as open_orders, coalesce(sum(payable), 0)::bigint as open_orders_amount from purchase_order
    where store_id = $1 and provider_id = $2 and branch_id = any($3::uuid[]) and progress in ('CONFIRMED', 'PARTIAL')
  ) ordered`

/** Goods that a provider delivered, those bought last first, with what they cost then. Throws `not-found`. */
export async function listSupplied(tx: Tx, actor: Actor, id: string, limit: number): Promise<Supplied[]> {
  const [, rows] = await Promise.all([
    readProvider(tx, actor, id),
    tx.query<Supplied>(suppliedSql, [tx.storeId, id, actor.branchIds, limit]),
  ])
  return rows
}

const suppliedSql = `
  select s.*, p.code as product_code, p.name as product_name,
    exists (select from product_supply c where c.store_id = $1 and c.product_id = p.id and c.provider_id = $2) as is_preferred
  from (
    select distinct on (i.product_id) i.product_id as product_id, i.unit_name, i.price,
      b.posted_at as last_bought_at, b.id as inbound_id, b.code as inbound_code,
      count(*) over (partition by i.product_id) as times_bought
    from inbound b join inbound_item i on i.store_id = b.store_id and i.inbound_id = b.id
    where b.store_id = $1 and b.provider_id = $2 and b.branch_id = any($3::uuid[]) and b.status = 'SUCCEED'
      and b.posted_at is not null
    order by i.product_id, i.id desc
  ) s join product p on p.store_id = $1 and p.id = s.product_id
  order by s.last_bought_at desc, p.name collate "vi-x-icu" limit $4`
