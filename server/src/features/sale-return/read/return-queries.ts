import type { PaymentMethod } from '@quay/contract/enumeration'
import type { saleReturnRoutes } from '@quay/contract/sale-return/routes'
import type { SaleReturn } from '@quay/contract/sale-return/shapes'
import { sql } from 'kysely'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { DomainError } from '../../../db/domain-error.ts'
import { documentList } from '../../../document/document-list.ts'
import { may } from '../../../http/caller/rights.ts'
import { withoutCosts } from '../../stock/without-costs.ts'

/** Returns of which some went back in one way; what lowered the debt of the bill, or went into the customer's account, is DEBT. */
const wayOf = (storeId: string, method: PaymentMethod) => sql`(
  exists (select from sale_return_payment p where p.store_id = ${storeId} and p.sale_return_id = d.id and p.method = ${method})
  or ${method === 'DEBT'} and (d.debt_reduced > 0 or d.credited > 0))`

/** Returns of customers. */
export const saleReturns = documentList<typeof saleReturnRoutes>({
  table: 'sale_return',
  columns: `
    d.id, d.code, d.status, d.branch_id, d.bill_id, d.bill_code, d.customer_id, d.customer_name, d.reason, d.created_by_name,
    d.created_at, d.business_day, d.item_count, d.goods_amount, d.bill_rounding, d.fee, d.gift_charge, d.surcharges_back, d.refundable, d.exchange_used,
    d.debt_reduced, d.credited, d.refunded, d.cash_rounding, d.points_taken, d.points_back, d.vat_amount, d.days_late,
    d.flags, d.settled_at, d.approved_by_name`,
  equal: { reason: 'reason', approvedBy: 'approved_by', billId: 'bill_id', customerId: 'customer_id' },
  // What came back of one bill, at whichever branch it was taken.
  ofBranch: ({ actor, filter, branchId }) =>
    filter.billId ? sql`d.branch_id = any(${actor.branchIds}::uuid[])` : sql`d.branch_id = ${branchId}`,
  more: ({ tx, filter }) => [
    filter.refundedBy && wayOf(tx.storeId, filter.refundedBy),
    filter.approval && sql`(d.approved_by is not null) = ${filter.approval === 'APPROVED'}`,
    filter.quarantine &&
      sql`exists (select from sale_return_item i join sale_return_item_lot l on l.store_id = ${tx.storeId} and l.item_id = i.id
        where i.store_id = ${tx.storeId} and i.sale_return_id = d.id and l.bucket = 'quarantine')`,
    filter.toSettle && sql`cardinality(d.flags) > 0 and d.settled_at is null and d.status = 'SUCCEED'`,
  ],
  sort: {
    code: 'd.code',
    at: 'd.created_at',
    customer: `coalesce(d.customer_name, '') collate "vi-x-icu"`,
    goodsAmount: 'd.goods_amount',
    debtReduced: 'd.debt_reduced',
    refunded: 'd.refunded',
  },
  search: { codes: ['code', 'bill_code', 'local_number'], words: ['customer_name', 'note'], goods: 'i.product_name' },
  sums: 'goods_amount, refundable, refunded, debt_reduced, credited',
})

type Item = SaleReturn['items'][number]

/** One return whole. Throws `not-found`, also for a branch that is not the caller's. */
export async function readSaleReturn(tx: Tx, actor: Actor, id: string): Promise<SaleReturn> {
  const [heads, items, lots, payments] = await Promise.all([
    tx.query<Omit<SaleReturn, 'items' | 'payments'>>(headSql, [tx.storeId, id, actor.branchIds]),
    tx.query<Omit<Item, 'lots'>>(itemsSql, [tx.storeId, id]),
    tx.query<{ itemId: string } & Item['lots'][number]>(lotsSql, [tx.storeId, id]),
    tx.query<SaleReturn['payments'][number]>(paymentsSql, [tx.storeId, id]),
  ])
  const head = heads[0]
  if (!head) throw new DomainError('not-found')
  const shown = withoutCosts(actor, ['cost'])
  const lotsOf = Map.groupBy(lots, lot => lot.itemId)
  return {
    ...shown(head),
    draft: head.draft && draftFor(actor, head.draft),
    items: items.map(item => ({
      ...shown(item),
      lots: (lotsOf.get(item.id) ?? []).map(({ itemId: _, ...lot }) => lot),
    })),
    payments,
  }
}

/** The phone of a prescription is left out for who may not see phones. */
function draftFor(actor: Actor, { exchange, ...draft }: NonNullable<SaleReturn['draft']>): SaleReturn['draft'] {
  if (!exchange?.prescription?.phone || may(actor, { model: 'customer_phone', action: 'read' }))
    return { ...draft, ...(exchange && { exchange }) }
  const { phone: _phone, ...prescription } = exchange.prescription
  return { ...draft, exchange: { ...exchange, prescription } }
}

const headSql = `
  select d.id, d.code, d.status, d.branch_id, d.bill_id, d.bill_code, d.customer_id, d.customer_name, d.reason, d.note,
    d.created_by_name, d.created_at, d.business_day, d.item_count, d.goods_amount, d.bill_rounding, d.fee, d.gift_charge,
    d.gifts_waived, d.surcharges_back, d.refundable, d.exchange_used, d.debt_reduced, d.credited, d.refunded, d.cash_rounding, d.points_taken,
    d.points_back, d.vat_amount, d.cost, d.days_late, d.exchange_bill_id, e.code as exchange_bill_code,
    case when e.id is not null then json_build_object('whole', e.payable + e.surcharges + e.cash_rounding,
      'due', e.payable + e.surcharges + e.cash_rounding - e.exchange_used, 'items', (
        select json_agg(json_build_object('productName', i.product_name, 'unitName', i.unit_name, 'quantity', i.quantity, 'amount', i.net) order by i.position)
        from bill_item i where i.store_id = $1 and i.bill_id = e.id)) end as exchange, d.version, case when d.bill_id is not null then d.draft end as draft,
    case when d.bill_id is null then d.draft end as unbilled_draft, d.flags, d.local_number, d.taken_at,
    d.settled_at, d.approved_by_name, d.settled_by_name, d.settle_note,
    d.cancelled_at, d.cancelled_by_name, d.cancel_reason
  from sale_return d left join bill e on e.store_id = $1 and e.id = d.exchange_bill_id
  where d.store_id = $1 and d.id = $2 and d.branch_id = any($3::uuid[])`

const itemsSql = `
  select id, bill_item_id, bill_item_part_id, product_id, product_code, product_name, unit_id, unit_name, ratio, quantity, base_quantity,
    gross, discount, net, vat_rate, vat, cost, reason, restock
  from sale_return_item where store_id = $1 and sale_return_id = $2 order by position`

const lotsSql = `
  select l.item_id, l.lot_id, l.lot_number, l.expiry_date, l.bucket, l.quantity
  from sale_return_item_lot l join sale_return_item i on i.store_id = $1 and i.id = l.item_id
  where l.store_id = $1 and i.sale_return_id = $2 order by i.position, l.id`

const paymentsSql = `
  select p.method, p.amount, p.account_id, a.name as account_name
  from sale_return_payment p left join cash_account a on a.store_id = $1 and a.id = p.account_id
  where p.store_id = $1 and p.sale_return_id = $2 order by p.position`
