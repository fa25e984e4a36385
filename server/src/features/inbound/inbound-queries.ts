import type { inboundRoutes } from '@quay/contract/inbound/routes'
import type { Inbound } from '@quay/contract/inbound/shapes'
import { DomainError } from '../../db/domain-error.ts'
import type { Actor, Tx } from '../../db/transaction.ts'
import { documentList } from '../../document/document-list.ts'
import { isInReportState, isReported, listSubmissions, reportStateOf } from '../submission/submission-queries.ts'

/** Imports. */
export const inbounds = documentList<typeof inboundRoutes>({
  table: 'inbound',
  columns: `
    d.id, d.code, d.kind, d.status, d.branch_id as "branchId", d.provider_id as "providerId",
    d.provider_name as "providerName", d.invoice_number as "invoiceNumber", d.invoice_date as "invoiceDate",
    d.created_by_name as "createdByName", d.receiver_name as "receiverName", d.created_at as "createdAt",
    d.posted_at as "postedAt", d.business_day as "businessDay", d.item_count as "itemCount",
    d.goods_amount as "goodsAmount", d.discount_amount as "discountAmount", d.vat_amount as "vatAmount", d.payable, d.paid,
    d.debt, d.cost_amount as "costAmount", d.other_cost as "otherCost"`,
  further: ({ tx }) => ({ reportState: reportStateOf(tx, 'inbound') }),
  equal: { kind: 'kind', providerId: 'provider_id', creatorId: 'created_by' },
  search: { codes: ['code'], exact: ['invoice_number'], words: ['provider_name'] },
  more: ({ tx, filter }) => [isInReportState(tx, 'inbound', filter.reportState)],
  sums: 'payable, paid, debt',
  alsoTotal: async ({ tx, branchId }) => ({ isReported: await isReported(tx, branchId) }),
})

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
