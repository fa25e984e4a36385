import type { inboundRoutes } from '@quay/contract/inbound/routes'
import type { Inbound, inboundFilter } from '@quay/contract/inbound/shapes'
import { fold } from '@quay/domain/text/fold'
import { sql } from 'kysely'
import type { z } from 'zod'
import { DomainError } from '../../db/domain-error.ts'
import { newestPage } from '../../db/newest-page.ts'
import { escapeLike } from '../../db/search-hits.ts'
import type { Actor, Tx } from '../../db/transaction.ts'
import { branchOf } from '../../http/rights.ts'
import { inReportState, isReported, listSubmissions, reportStateOf } from '../submission/submission-queries.ts'

type Filter = z.output<typeof inboundFilter>
type ListQuery = z.output<(typeof inboundRoutes)['list']['query']>

/** Imports, the last written first, as a page of the contract. */
export async function listInbounds(tx: Tx, actor: Actor, query: ListQuery) {
  const filtered = filterInbounds(tx, actor, query)
  const selected = filtered
    .select(['id', 'code', 'kind', 'status', 'branchId', 'providerId'])
    .select(['providerName', 'invoiceNumber', 'invoiceDate'])
    .select(['createdByName', 'receiverName', 'createdAt', 'postedAt'])
    .select(['businessDay', 'itemCount', 'goodsAmount'])
    .select(['discountAmount', 'vatAmount', 'payable', 'paid', 'debt'])
    .select(['costAmount', 'otherCost'])
    .select(reportStateOf('inbound').as('reportState'))
    .$castTo<Summary>()
  return newestPage(tx, 'inbound', filtered, selected, query)
}

type Summary = z.input<(typeof inboundRoutes)['list']['response']>['items'][number]

/** The sums of a whole filter; only completed imports count. */
export async function totalInbounds(tx: Tx, actor: Actor, filter: Filter) {
  const sum = (column: 'payable' | 'paid' | 'debt') => sql<number>`coalesce(sum(${sql.ref(column)}), 0)::bigint`
  const sums = filterInbounds(tx, actor, filter)
    .where('status', '=', 'SUCCEED')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .select([sum('payable').as('payable'), sum('paid').as('paid'), sum('debt').as('debt')])
  const [total, reported] = await Promise.all([
    sums.executeTakeFirstOrThrow(),
    isReported(tx, branchOf(actor, filter.branchId)),
  ])
  return { ...total, isReported: reported }
}

/** The imports of a filter, for lists, sums and files. Throws `not-found` for a branch that is not the caller's. */
export function filterInbounds(tx: Tx, actor: Actor, filter: Filter) {
  let inbounds = tx.db
    .selectFrom('inbound')
    .where('storeId', '=', tx.storeId)
    .where('branchId', '=', branchOf(actor, filter.branchId))
  if (filter.status) inbounds = inbounds.where('status', '=', filter.status)
  if (filter.kind) inbounds = inbounds.where('kind', '=', filter.kind)
  if (filter.providerId) inbounds = inbounds.where('providerId', '=', filter.providerId)
  if (filter.creatorId) inbounds = inbounds.where('createdBy', '=', filter.creatorId)
  if (filter.productId) inbounds = inbounds.where('id', 'in', inboundsOfProduct(tx, filter.productId))
  if (filter.reportState) inbounds = inbounds.where('id', 'in', inReportState(tx, 'inbound', filter.reportState))
  if (filter.from) inbounds = inbounds.where('businessDay', '>=', filter.from)
  if (filter.to) inbounds = inbounds.where('businessDay', '<=', filter.to)
  if (filter.keyword) {
    const { keyword } = filter
    const word = `%${escapeLike(fold(keyword))}%`
    inbounds = inbounds.where(({ eb, or }) =>
      or([
        eb('code', '=', keyword.toUpperCase()),
        eb('invoiceNumber', '=', keyword),
        eb(sql`fold(provider_name)`, 'like', word),
      ]),
    )
  }
  return inbounds
}

const inboundsOfProduct = (tx: Tx, productId: string) =>
  tx.db
    .selectFrom('inbound_item')
    .select('inboundId')
    .where('storeId', '=', tx.storeId)
    .where('productId', '=', productId)

type Item = Omit<Inbound['items'][number], 'lots'>
type Lot = Inbound['items'][number]['lots'][number] & { itemId: string }

/** One import whole. Throws `not-found`, also for a branch that is not the caller's. */
export async function readInbound(tx: Tx, actor: Actor, id: string): Promise<Inbound> {
  const [heads, items, lots, costs, submissions] = await Promise.all([
    tx.query<Omit<Inbound, 'items' | 'costs' | 'submissions'>>(headSql, [tx.storeId, id, actor.branchIds]),
    tx.query<Item>(itemsSql, [tx.storeId, id]),
    tx.query<Lot>(lotsSql, [tx.storeId, id]),
    tx.query<Inbound['costs'][number]>(costsSql, [tx.storeId, id]),
    listSubmissions(tx, 'inbound', id),
  ])
  const head = heads[0]
  if (!head) throw new DomainError('not-found')
  const lotsOf = Map.groupBy(lots, lot => lot.itemId)
  return { ...head, costs, submissions, items: items.map(item => ({ ...item, lots: lotsOf.get(item.id) ?? [] })) }
}

const headSql = `
  select id, code, kind, status, branch_id, provider_id, provider_name,
         invoice_number, invoice_series, invoice_date, note,
         created_by_name, created_at, posted_at, business_day,
         receiver_id, receiver_name, is_inspected,
         arrival_temperature, item_count, goods_amount, discount_unit,
         discount_value, discount_amount, vat_amount, payable, paid, debt,
         cost_amount, other_cost, invoice_total,
         amended_at, amended_by_name, payments, version,
         purchase_order_id,
         (select o.code from purchase_order o where o.store_id = $1 and o.id = inbound.purchase_order_id) as purchase_order_code,
         cancelled_at, cancelled_by_name, cancel_reason
  from inbound where store_id = $1 and id = $2 and branch_id = any($3::uuid[])`

const itemsSql = `
  select i.id, i.product_id, i.product_code, i.product_name,
         p.is_lot_managed, i.unit_id, i.unit_name, i.ratio, i.quantity,
         i.bonus_quantity, i.price, i.discount_unit, i.discount_value,
         i.discount_amount, i.net_amount, i.vat_rate, i.vat_amount,
         i.cost_share, i.sale_prices, i.supplier_item, i.defect
  from inbound_item i join product p on p.store_id = i.store_id and p.id = i.product_id
  where i.store_id = $1 and i.inbound_id = $2 order by i.position`

/** The implicit lot of goods without lots has no number: it is not shown. */
const lotsSql = `
  select item_id, lot_number, expiry_date, quantity
  from inbound_lot where store_id = $1 and inbound_id = $2 and lot_number <> '' order by item_id, position`

const costsSql = `
  select id, name, payer, amount, is_refundable, provider_id, provider_name,
         method, account_id
  from inbound_cost where store_id = $1 and inbound_id = $2 order by position`
