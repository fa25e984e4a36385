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
    .select(['id', 'code', 'kind', 'status', 'branch_id as branchId', 'provider_id as providerId'])
    .select(['provider_name as providerName', 'invoice_number as invoiceNumber', 'invoice_date as invoiceDate'])
    .select([
      'created_by_name as createdByName',
      'receiver_name as receiverName',
      'created_at as createdAt',
      'posted_at as postedAt',
    ])
    .select(['business_day as businessDay', 'item_count as itemCount', 'goods_amount as goodsAmount'])
    .select(['discount_amount as discountAmount', 'vat_amount as vatAmount', 'payable', 'paid', 'debt'])
    .select(['cost_amount as costAmount', 'other_cost as otherCost'])
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
    .where('store_id', '=', tx.storeId)
    .where('branch_id', '=', branchOf(actor, filter.branchId))
  if (filter.status) inbounds = inbounds.where('status', '=', filter.status)
  if (filter.kind) inbounds = inbounds.where('kind', '=', filter.kind)
  if (filter.providerId) inbounds = inbounds.where('provider_id', '=', filter.providerId)
  if (filter.creatorId) inbounds = inbounds.where('created_by', '=', filter.creatorId)
  if (filter.productId) inbounds = inbounds.where('id', 'in', inboundsOfProduct(tx, filter.productId))
  if (filter.reportState) inbounds = inbounds.where('id', 'in', inReportState(tx, 'inbound', filter.reportState))
  if (filter.from) inbounds = inbounds.where('business_day', '>=', filter.from)
  if (filter.to) inbounds = inbounds.where('business_day', '<=', filter.to)
  if (filter.keyword) {
    const { keyword } = filter
    const word = `%${escapeLike(fold(keyword))}%`
    inbounds = inbounds.where(({ eb, or }) =>
      or([
        eb('code', '=', keyword.toUpperCase()),
        eb('invoice_number', '=', keyword),
        eb(sql`fold(provider_name)`, 'like', word),
      ]),
    )
  }
  return inbounds
}

const inboundsOfProduct = (tx: Tx, productId: string) =>
  tx.db
    .selectFrom('inbound_item')
    .select('inbound_id')
    .where('store_id', '=', tx.storeId)
    .where('product_id', '=', productId)

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
  select id, code, kind, status, branch_id as "branchId", provider_id as "providerId", provider_name as "providerName",
         invoice_number as "invoiceNumber", invoice_series as "invoiceSeries", invoice_date as "invoiceDate", note,
         created_by_name as "createdByName", created_at as "createdAt", posted_at as "postedAt", business_day as "businessDay",
         receiver_id as "receiverId", receiver_name as "receiverName", is_inspected as "isInspected",
         arrival_temperature as "arrivalTemperature", item_count as "itemCount", goods_amount as "goodsAmount", discount_unit as "discountUnit",
         discount_value as "discountValue", discount_amount as "discountAmount", vat_amount as "vatAmount", payable, paid, debt,
         cost_amount as "costAmount", other_cost as "otherCost", invoice_total as "invoiceTotal",
         amended_at as "amendedAt", amended_by_name as "amendedByName", payments, version,
         purchase_order_id as "purchaseOrderId",
         (select o.code from purchase_order o where o.store_id = $1 and o.id = inbound.purchase_order_id) as "purchaseOrderCode",
         cancelled_at as "cancelledAt", cancelled_by_name as "cancelledByName", cancel_reason as "cancelReason"
  from inbound where store_id = $1 and id = $2 and branch_id = any($3::uuid[])`

const itemsSql = `
  select i.id, i.product_id as "productId", i.product_code as "productCode", i.product_name as "productName",
         p.is_lot_managed as "isLotManaged", i.unit_id as "unitId", i.unit_name as "unitName", i.ratio, i.quantity,
         i.bonus_quantity as "bonusQuantity", i.price, i.discount_unit as "discountUnit", i.discount_value as "discountValue",
         i.discount_amount as "discountAmount", i.net_amount as "netAmount", i.vat_rate as "vatRate", i.vat_amount as "vatAmount",
         i.cost_share as "costShare", i.sale_prices as "salePrices", i.supplier_item as "supplierItem", i.defect
  from inbound_item i join product p on p.store_id = i.store_id and p.id = i.product_id
  where i.store_id = $1 and i.inbound_id = $2 order by i.position`

/** The implicit lot of goods without lots has no number: it is not shown. */
const lotsSql = `
  select item_id as "itemId", lot_number as "lotNumber", expiry_date as "expiryDate", quantity
  from inbound_lot where store_id = $1 and inbound_id = $2 and lot_number <> '' order by item_id, position`

const costsSql = `
  select id, name, payer, amount, is_refundable as "isRefundable", provider_id as "providerId", provider_name as "providerName",
         method, account_id as "accountId"
  from inbound_cost where store_id = $1 and inbound_id = $2 order by position`
