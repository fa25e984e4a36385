import type { providerRoutes } from '@quay/contract/partner/routes'
import type { Answer } from '@quay/contract/route'
import type { Actor, Tx } from '../../db/transaction.ts'
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
    select count(*) as "boughtCount", coalesce(sum(payable), 0)::bigint as bought, max(posted_at) as "lastBoughtAt" from inbound
    where store_id = $1 and provider_id = $2 and branch_id = any($3::uuid[]) and status = 'SUCCEED'
  ) bought, (
    select count(*) as "returnedCount", coalesce(sum(refundable), 0)::bigint as returned from inbound_return
    where store_id = $1 and provider_id = $2 and branch_id = any($3::uuid[]) and status = 'SUCCEED'
  ) returned, (
    select count(*) as "openOrders", coalesce(sum(payable), 0)::bigint as "openOrdersAmount" from purchase_order
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
  select s.*, p.code as "productCode", p.name as "productName",
    exists (select from product_supply c where c.store_id = $1 and c.product_id = p.id and c.provider_id = $2) as "isPreferred"
  from (
    select distinct on (i.product_id) i.product_id as "productId", i.unit_name as "unitName", i.price,
      b.posted_at as "lastBoughtAt", b.id as "inboundId", b.code as "inboundCode",
      count(*) over (partition by i.product_id) as "timesBought"
    from inbound b join inbound_item i on i.store_id = b.store_id and i.inbound_id = b.id
    where b.store_id = $1 and b.provider_id = $2 and b.branch_id = any($3::uuid[]) and b.status = 'SUCCEED'
      and b.posted_at is not null
    order by i.product_id, i.id desc
  ) s join product p on p.store_id = $1 and p.id = s."productId"
  order by s."lastBoughtAt" desc, p.name collate "vi-x-icu" limit $4`
