import type { purchaseOrderRoutes } from '@quay/contract/purchase-order/routes'
import type { PurchaseOrder } from '@quay/contract/purchase-order/shapes'
import { sql } from 'kysely'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { documentList } from '../../document/document-list.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { addressLineOf } from '../ward/ward-of.ts'

/** Whether an order `d` is still expected. */
const isOpen = "d.progress in ('CONFIRMED', 'PARTIAL')"
const isLate = (today: string) => sql`${sql.raw(isOpen)} and d.expected_date < ${today}::date`

const summaryColumns = `
  d.id, d.code, d.status, d.progress, d.branch_id, d.provider_id,
  d.provider_name, d.expected_date, d.created_by_name,
  d.created_at, d.confirmed_at, d.business_day,
  d.item_count, d.goods_amount, d.vat_amount, d.payable`

/** Orders. */
export const orders = documentList<typeof purchaseOrderRoutes>({
  table: 'purchase_order',
  columns: summaryColumns,
  asksToday: true,
  further: ({ today }) => ({ isLate: sql`coalesce(${isLate(today)}, false)` }),
  equal: { progress: 'progress', providerId: 'provider_id' },
  sort: {
    code: 'd.code',
    at: 'd.created_at',
    provider: `coalesce(d.provider_name, '') collate "vi-x-icu"`,
    expected: `coalesce(d.expected_date, 'infinity')`,
    payable: 'd.payable',
  },
  search: { codes: ['code'], words: ['provider_name', 'note'] },
  more: ({ filter: { open, late }, today }) => [
    open !== undefined && sql.raw(open ? isOpen : `not ${isOpen}`),
    late && isLate(today),
  ],
  sums: 'payable',
})

type Head = Omit<PurchaseOrder, 'items' | 'inbounds' | 'isLate'>

/** One order whole, with the imports that brought its goods. Throws `not-found`, also for a branch that is not the caller's. */
export async function readOrder(tx: Tx, actor: Actor, id: string): Promise<PurchaseOrder> {
  const [heads, items, inbounds] = await Promise.all([
    tx.query<Head>(headSql, [tx.storeId, id, actor.branchIds]),
    tx.query<PurchaseOrder['items'][number]>(itemsSql, [tx.storeId, id]),
    tx.query<PurchaseOrder['inbounds'][number]>(inboundsSql, [tx.storeId, id]),
  ])
  const head = heads[0]
  if (!head) throw new DomainError('not-found', { kind: 'purchase-order', id })
  const { today } = await readBranchDay(tx, head.branchId)
  const isLate = ['CONFIRMED', 'PARTIAL'].includes(head.progress) && (head.expectedDate ?? today) < today
  return { ...head, isLate, items, inbounds }
}

const headSql = `
  select ${summaryColumns}, d.note, d.version, d.confirmed_by_name, d.closed_at,
    d.closed_by_name, d.close_reason, d.cancelled_at,
    d.cancelled_by_name, d.cancel_reason,
    json_build_object('phone', p.phone, 'email', p.email, 'address', ${addressLineOf('p')}, 'taxCode', p.tax_code, 'contactName', p.contact_name) as provider
  from purchase_order d join provider p on p.store_id = d.store_id and p.id = d.provider_id
  where d.store_id = $1 and d.id = $2 and d.branch_id = any($3::uuid[])`

const itemsSql = `
  select i.id, i.product_id, i.product_code, i.product_name, i.unit_id,
    i.unit_name, i.ratio, i.quantity, i.base_quantity, i.received_quantity,
    i.price, i.vat_rate, i.amount, i.vat_amount, i.note,
    coalesce((select json_agg(json_build_object('id', u.id, 'name', u.name, 'ratio', u.ratio) order by u.ratio desc) from product_unit u
     where u.store_id = $1 and u.product_id = i.product_id and (u.is_active or u.is_base or u.id = i.unit_id)), '[]') as units
  from purchase_order_item i where i.store_id = $1 and i.purchase_order_id = $2 order by i.position`

const inboundsSql = `
  select id, code, status, created_at from inbound
  where store_id = $1 and purchase_order_id = $2 and status <> 'CANCELLED' order by created_at, id`
