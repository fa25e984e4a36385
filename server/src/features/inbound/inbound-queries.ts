import type { inboundRoutes } from '@quay/contract/inbound/routes'
import type { Inbound } from '@quay/contract/inbound/shapes'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { type DocumentList, documentList } from '../../document/document-list.ts'
import { isInReportState, isReported, listSubmissions, reportStateOf } from '../submission/submission-queries.ts'
import { type MayBeOwed, readOwedImports, sumRemaining } from './owed-imports.ts'

/** Imports. */
export const inbounds: DocumentList<typeof inboundRoutes> = documentList<typeof inboundRoutes>({
  table: 'inbound',
  columns: `
    d.id, d.code, d.kind, d.status, d.branch_id, d.provider_id,
    d.provider_name, d.invoice_number, d.invoice_date,
    d.created_by_name, d.receiver_name, d.created_at,
    d.posted_at, d.business_day, d.item_count,
    d.goods_amount, d.discount_amount, d.vat_amount, d.payable, d.paid,
    d.debt, d.cost_amount, d.other_cost`,
  further: ({ tx }) => ({ reportState: reportStateOf(tx, 'inbound') }),
  equal: { kind: 'kind', providerId: 'provider_id', creatorId: 'created_by' },
  sort: {
    code: 'd.code',
    at: 'coalesce(d.posted_at, d.created_at)',
    provider: `coalesce(d.provider_name, '') collate "vi-x-icu"`,
    goods: 'd.goods_amount',
    payable: 'd.payable',
    paid: 'd.paid',
    debt: 'd.debt',
  },
  search: { codes: ['code'], exact: ['invoice_number'], words: ['provider_name'] },
  more: ({ tx, filter }) => [isInReportState(tx, 'inbound', filter.reportState)],
  sums: 'payable, paid, debt',
  withRows: async ({ tx, actor, branchId }, rows) => {
    const owed = await readOwedImports(tx, actor, branchId, rows as unknown as readonly MayBeOwed[])
    return owed ? rows.map(row => ({ ...row, owed: owed.get(row.id) ?? null })) : rows
  },
  alsoTotal: async ({ tx, actor, branchId, filter }) => ({
    isReported: await isReported(tx, branchId),
    ...(await sumRemaining(tx, actor, branchId, await inbounds.documents(tx, actor, filter))),
  }),
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
  const owed = await readOwedImports(tx, actor, head.branchId, [head])
  return {
    ...head,
    ...(owed && { owed: owed.get(id) ?? null }),
    costs,
    submissions,
    items: items.map(item => ({ ...item, lots: lotsOf.get(item.id) ?? [] })),
  }
}

const headSql = `
  select id, code, kind, status, branch_id, provider_id, provider_name,
         invoice_number, invoice_series, invoice_date, note,
         created_by_name, created_at, posted_at, business_day,
         receiver_id, receiver_name, is_inspected,
         arrival_temperature, item_count, goods_amount, discount_unit,
         discount_value, discount_amount, vat_amount, deducts_vat, payable, paid, debt,
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
