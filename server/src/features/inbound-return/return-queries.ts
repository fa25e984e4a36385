import type { inboundReturnRoutes } from '@quay/contract/inbound-return/routes'
import type { InboundReturn, inboundReturnFilter } from '@quay/contract/inbound-return/shapes'
import { fold } from '@quay/domain/text/fold'
import { sql } from 'kysely'
import type { z } from 'zod'
import { DomainError } from '../../db/domain-error.ts'
import { newestPage } from '../../db/newest-page.ts'
import { escapeLike } from '../../db/search-hits.ts'
import type { Actor, Tx } from '../../db/transaction.ts'
import { branchOf } from '../../http/rights.ts'
import { withoutValue } from '../stock/without-value.ts'
import { inReportState, isReported, listSubmissions, reportStateOf } from '../submission/submission-queries.ts'

type Filter = z.output<typeof inboundReturnFilter>
type Routes = typeof inboundReturnRoutes
type ListQuery = z.output<Routes['list']['query']>
type Summary = z.input<Routes['list']['response']>['items'][number]
type ByReason = z.input<Routes['byReason']['response']>[number]

/** Returns to providers, the last written first, as a page of the contract. */
export async function listReturns(tx: Tx, actor: Actor, query: ListQuery) {
  const filtered = filterReturns(tx, actor, query)
  const selected = filtered
    .select(['id', 'code', 'status', 'branchId', 'providerId'])
    .select(['providerName', 'inboundId', 'inboundCode', 'reason'])
    .select(['deadline', 'createdByName', 'createdAt', 'postedAt'])
    .select(['businessDay', 'itemCount', 'goodsAmount'])
    .select(['vatAmount', 'deduction', 'refundable', 'refunded', 'debt', 'value'])
    .select(reportStateOf('inbound-return').as('reportState'))
    .$castTo<Summary>()
  const page = await newestPage(tx, 'inbound_return', filtered, selected, query)
  return { ...page, items: page.items.map(withoutValue(actor)) }
}

const sum = (column: 'refundable' | 'refunded' | 'debt' | 'deduction' | 'value' | 'item_count') =>
  sql<number>`coalesce(sum(${sql.ref(column)}), 0)::bigint`

/** The sums of a whole filter; only completed returns count. */
export async function totalReturns(tx: Tx, actor: Actor, filter: Filter) {
  const sums = filterReturns(tx, actor, filter)
    .where('status', '=', 'SUCCEED')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .select([sum('refundable').as('refundable'), sum('refunded').as('refunded'), sum('debt').as('debt')])
  const [total, reported] = await Promise.all([
    sums.executeTakeFirstOrThrow(),
    isReported(tx, branchOf(actor, filter.branchId)),
  ])
  return { ...total, isReported: reported }
}

/** Why goods went back: completed returns of a filter by their reason, the largest first. */
export async function totalByReason(tx: Tx, actor: Actor, filter: Filter): Promise<ByReason[]> {
  const rows = await filterReturns(tx, actor, filter)
    .where('status', '=', 'SUCCEED')
    .groupBy('reason')
    .select('reason')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .select([sum('item_count').as('itemCount'), sum('refundable').as('refundable')])
    .select([sum('deduction').as('deduction'), sum('value').as('value')])
    .orderBy('refundable', 'desc')
    .orderBy('reason')
    .$castTo<ByReason>()
    .execute()
  return rows.map(withoutValue(actor))
}

/** The returns of a filter, for lists, sums and files. Throws `not-found` for a branch that is not the caller's. */
export function filterReturns(tx: Tx, actor: Actor, filter: Filter) {
  let returns = tx.db
    .selectFrom('inbound_return')
    .where('storeId', '=', tx.storeId)
    .where('branchId', '=', branchOf(actor, filter.branchId))
  if (filter.status) returns = returns.where('status', '=', filter.status)
  if (filter.reason) returns = returns.where('reason', '=', filter.reason)
  if (filter.providerId) returns = returns.where('providerId', '=', filter.providerId)
  if (filter.inboundId) returns = returns.where('inboundId', '=', filter.inboundId)
  if (filter.reportState) returns = returns.where('id', 'in', inReportState(tx, 'inbound-return', filter.reportState))
  if (filter.from) returns = returns.where('businessDay', '>=', filter.from)
  if (filter.to) returns = returns.where('businessDay', '<=', filter.to)
  const named = tx.db.selectFrom('inbound_return_item').select('inboundReturnId').where('storeId', '=', tx.storeId)
  if (filter.productId) returns = returns.where('id', 'in', named.where('productId', '=', filter.productId))
  if (filter.keyword) {
    const { keyword } = filter
    const word = `%${escapeLike(fold(keyword))}%`
    returns = returns.where(({ eb, or }) =>
      or([
        eb('code', '=', keyword.toUpperCase()),
        eb('inboundCode', '=', keyword.toUpperCase()),
        eb(sql`fold(provider_name)`, 'like', word),
        eb('id', 'in', named.where(sql<boolean>`fold(product_name || ' ' || lot_number) like ${word}`)),
      ]),
    )
  }
  return returns
}

type Item = InboundReturn['items'][number]

/** One return whole. Throws `not-found`, also for a branch that is not the caller's. */
export async function readReturn(tx: Tx, actor: Actor, id: string): Promise<InboundReturn> {
  const [heads, items, submissions] = await Promise.all([
    tx.query<Omit<InboundReturn, 'items' | 'submissions'>>(headSql, [tx.storeId, id, actor.branchIds]),
    tx.query<Item>(itemsSql, [tx.storeId, id]),
    listSubmissions(tx, 'inbound-return', id),
  ])
  const head = heads[0]
  if (!head) throw new DomainError('not-found')
  const shown = withoutValue(actor)
  return { ...shown(head), items: items.map(shown), submissions }
}

const headSql = `
  select id, code, status, branch_id, provider_id, provider_name,
         inbound_id, inbound_code, reason, note, deadline, created_by_name,
         created_at, posted_at, business_day, item_count,
         goods_amount, vat_amount, deduction, refundable, refunded, debt, value, payments, version,
         cancelled_at, cancelled_by_name, cancel_reason
  from inbound_return where store_id = $1 and id = $2 and branch_id = any($3::uuid[])`

const itemsSql = `
  select id, product_id, product_code, product_name, lot_id,
         lot_number, expiry_date, bucket, unit_id, unit_name, ratio,
         quantity, base_quantity, price, amount, vat_rate, vat_amount, value,
         inbound_item_id
  from inbound_return_item where store_id = $1 and inbound_return_id = $2 order by position`
