import type { salesOrderRoutes } from '@quay/contract/sales-order/routes'
import type { SalesOrder } from '@quay/contract/sales-order/shapes'
import { sql } from 'kysely'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { documentList } from '../../document/document-list.ts'
import { phoneFor } from '../bill/read/bill-queries.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { billedSql } from './billed-sql.ts'

/** Whether something of an order `d` is still to be handed out. */
const isOpen = "d.progress in ('OPEN', 'PARTIAL')"
const isLate = (today: string) => sql`${sql.raw(isOpen)} and d.expected_on < ${today}::date`
const isShort = (storeId: string) =>
  sql`exists (select from sales_order_reservation r where r.store_id = ${storeId} and r.sales_order_id = d.id and r.held < r.wanted)`
const isHoldEnded = `(${isOpen} and d.hold_ended_at is not null)`

const summaryColumns = `
  d.id, d.code, d.status, d.progress, d.branch_id, b.name as branch_name, d.customer_id, coalesce(d.customer_name, d.contact_name) as customer_name, d.channel,
  d.expected_on, d.hold_until, ${isHoldEnded} as is_hold_ended, d.created_by_name, d.created_at, d.confirmed_at,
  d.business_day, d.item_count, d.payable, d.surcharges, d.deposit`

/** Orders of customers. */
export const salesOrders = documentList<typeof salesOrderRoutes>({
  table: 'sales_order',
  columns: summaryColumns,
  joins: 'join branch b on b.store_id = d.store_id and b.id = d.branch_id',
  asksToday: true,
  further: ({ tx, today }) => ({ isLate: sql`coalesce(${isLate(today)}, false)`, isShort: isShort(tx.storeId) }),
  equal: { progress: 'progress', customerId: 'customer_id' },
  sort: {
    code: 'd.code',
    at: 'd.created_at',
    customer: `coalesce(d.customer_name, '') collate "vi-x-icu"`,
    expected: `coalesce(d.expected_on, 'infinity')`,
    deposit: 'd.deposit',
    payable: 'd.payable + d.surcharges',
  },
  search: {
    codes: ['code'],
    exact: ['contact_phone'],
    words: ['customer_name', 'contact_name', 'note'],
    goods: 'i.product_name',
  },
  ofBranch: ({ actor, branchId, filter: { allBranches } }) =>
    allBranches ? sql`d.branch_id = any(${actor.branchIds}::uuid[])` : sql`d.branch_id = ${branchId}`,
  more: ({ tx, filter: { open, late, short, holdEnded }, today }) => [
    open !== undefined && sql.raw(open ? isOpen : `not ${isOpen}`),
    late && isLate(today),
    short && isShort(tx.storeId),
    holdEnded && sql.raw(isHoldEnded),
  ],
  sums: 'payable, surcharges, deposit',
})

type Head = Omit<
  SalesOrder,
  'items' | 'surchargeItems' | 'discounts' | 'bills' | 'vouchers' | 'isLate' | 'isShort' | 'mergedInto'
> & {
  mergedId: string | null
  mergedCode: string | null
}
type Item = SalesOrder['items'][number]
type StoredItem = Omit<Item, 'held' | 'sample'>

/** One order whole. Throws `not-found`, also for a branch that is not the caller's. */
export async function readSalesOrder(tx: Tx, actor: Actor, id: string): Promise<SalesOrder> {
  const [heads, items, samples, surchargeItems, discounts, bills, vouchers] = await Promise.all([
    tx.query<Head>(headSql, [tx.storeId, id, actor.branchIds]),
    tx.query<StoredItem>(itemsSql, [tx.storeId, id]),
    tx.query<{ itemId: string } & NonNullable<Item['sample']>>(samplesSql, [tx.storeId, id]),
    tx.query<SalesOrder['surchargeItems'][number]>(surchargesSql, [tx.storeId, id]),
    tx.query<SalesOrder['discounts'][number]>(discountsSql, [tx.storeId, id]),
    tx.query<SalesOrder['bills'][number]>(billsSql, [tx.storeId, id]),
    tx.query<SalesOrder['vouchers'][number]>(vouchersSql, [tx.storeId, id]),
  ])
  if (!heads[0]) throw new DomainError('not-found', { kind: 'order', id })
  const { mergedId, mergedCode, ...head } = heads[0]
  const { today } = await readBranchDay(tx, head.branchId)
  const sampleOf = new Map(samples.map(({ itemId, ...sample }) => [itemId, sample]))
  const isStillOpen = head.progress === 'OPEN' || head.progress === 'PARTIAL'
  return {
    ...head,
    contactPhone: phoneFor(actor, head.contactPhone),
    isShort: items.some(({ reservations }) => reservations.some(({ wanted, held }) => held < wanted)),
    isLate: isStillOpen && (head.expectedOn ?? today) < today,
    mergedInto: mergedId && mergedCode ? { id: mergedId, code: mergedCode } : null,
    items: items.map(item => {
      const sample = sampleOf.get(item.id)
      return { ...item, ...(sample && { sample }), held: heldOf(item) }
    }),
    surchargeItems,
    discounts,
    bills,
    vouchers,
  }
}

/** Of a line as many as goods are kept for; of a combo the scarcest component decides. */
function heldOf({ baseQuantity, billedBase, reservations }: StoredItem): number {
  const left = baseQuantity - billedBase
  const shares = reservations.map(({ wanted, held }) => (wanted === 0 ? left : Math.floor((left * held) / wanted)))
  return shares.length === 0 ? 0 : Math.min(...shares)
}

const headSql = `
  select ${summaryColumns}, d.contact_name, coalesce(d.contact_phone, c.phone) as contact_phone, d.address, d.note, d.price_book_id,
    d.discount_unit, d.discount_value, d.total_price, d.promotion_discount, d.line_discount, d.promotion_order, d.order_discount,
    d.vat_amount, d.confirmed_by_name, d.closed_at, d.closed_by_name, d.close_reason, d.merged_into as merged_id, m.code as merged_code,
    d.version, d.cancelled_at, d.cancelled_by_name, d.cancel_reason
  from sales_order d
  join branch b on b.store_id = $1 and b.id = d.branch_id
  left join customer c on c.store_id = $1 and c.id = d.customer_id
  left join sales_order m on m.store_id = $1 and m.id = d.merged_into
  where d.store_id = $1 and d.id = $2 and d.branch_id = any($3::uuid[])`

const itemsSql = `
  select i.id, i.product_id, i.product_code, i.product_name, i.unit_id, i.unit_name, i.ratio, i.quantity, i.base_quantity, i.billed_base,
    i.list_price, i.unit_price as price, i.price_source, i.gift_discount_id as gift_of, i.discount_unit, i.discount_value,
    i.promotion_discount, i.line_discount, i.promotion_share, i.order_share, i.net as amount, i.vat_rate, i.note,
    i.price_book_id, i.price_book_name, i.price_tier_from, i.posted_reason, ${billedSql} as billed,
    coalesce((select jsonb_agg(jsonb_build_object('productId', r.product_id, 'wanted', r.wanted, 'held', r.held) order by r.product_id)
     from sales_order_reservation r where r.store_id = $1 and r.item_id = i.id), '[]') as reservations
  from sales_order_item i where i.store_id = $1 and i.sales_order_id = $2 order by i.position`

const samplesSql = `
  select id as item_id, sample_medicine_id, code, name, group_number as "group", dose_count as "count", strength,
    replaced_product_id, replaced_product_name
  from sales_order_item_sample where store_id = $1 and sales_order_id = $2`

const surchargesSql = `
  select surcharge_id, code, name, amount, is_typed, vat_rate, returns from sales_order_surcharge
  where store_id = $1 and sales_order_id = $2 order by position`

const discountsSql = `
  select discount_id, code, name, level, amount, voucher_code from sales_order_discount
  where store_id = $1 and sales_order_id = $2 order by position`

const billsSql = `
  select id, code, status, sold_at, payable, deposit_used from bill
  where store_id = $1 and order_id = $2 order by sold_at, id`

const vouchersSql = `
  select id, code, direction, amount, at from cash_voucher where store_id = $1 and order_id = $2 order by at, id`
