import type { PurchaseOrder } from '@quay/contract/purchase-order/shapes'
import { decideOrder } from '@quay/domain/purchase-order/decide-order'
import type { OrderFacts, OrderInput, OrderPlan, OrderProduct } from '@quay/domain/purchase-order/order-facts'
import type { Tx } from '../../db/connection/transaction.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import type { DraftKind } from '../../document/write-draft.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { tradedSql } from '../product/read/combo-sql.ts'
import { holdProducts } from '../product/write/hold-products.ts'
import { refuseUnusedVat } from '../tax/refuse-unused-vat.ts'
import { purchaseOrderCodes } from './codes.ts'
import { describeOrder } from './describe-order.ts'
import { readOrder } from './order-queries.ts'
import { insertOrderItems, lockOrder, orderRow, type StoredOrder } from './order-store.ts'

/** An order to a provider moves nothing: completed it is confirmed. */
export const orderKind: DraftKind<'purchase_order', OrderInput, OrderPlan, StoredOrder, PurchaseOrder> = {
  name: 'purchase-order',
  table: 'purchase_order',
  codes: purchaseOrderCodes,
  actions: {
    create: 'purchase-order.create',
    update: 'purchase-order.update',
    complete: 'purchase-order.confirm',
  },
  lock: lockOrder,
  read: readOrder,
  plan: (tx, _actor, input, status) => planOrder(tx, input, status),
  document: ({ order }) => order,
  head: orderRow,
  insertLines: insertOrderItems,
  words: describeOrder,
}

async function planOrder(tx: Tx, input: OrderInput, status: 'DRAFT' | 'SUCCEED'): Promise<OrderPlan> {
  // A confirmed order still waits for its goods, as a draft does.
  if (status === 'SUCCEED') await holdProducts(tx, [...new Set(input.items.map(item => item.productId))])
  await refuseUnusedVat(tx, input.items, [input.id])
  const decision = decideOrder(input, await loadOrder(tx, input), status)
  if (!decision.ok) throw refuseAs(decision)
  return decision.plan
}

/** Reads what an order names. Nothing is locked: it moves nothing. */
async function loadOrder(tx: Tx, input: OrderInput): Promise<OrderFacts> {
  const [products, [provider], day] = await Promise.all([
    tx.query<OrderProduct>(productsSql, [tx.storeId, input.items.map(item => item.productId), input.branchId]),
    tx.query<NonNullable<OrderFacts['provider']>>(providerSql, [tx.storeId, input.providerId]),
    readBranchDay(tx, input.branchId),
  ])
  return { now: tx.now.toISOString(), businessDay: day.today, products, provider: provider ?? null }
}

const productsSql = `
  select p.id, p.code, p.name, p.type, ${tradedSql('$3')} as is_active,
    coalesce((select json_agg(json_build_object('id', u.id, 'name', u.name, 'ratio', u.ratio, 'isActive', u.is_active))
     from product_unit u where u.store_id = $1 and u.product_id = p.id), '[]') as units
  from product p where p.store_id = $1 and p.id = any($2::uuid[])`

const providerSql = 'select id, name, is_active from provider where store_id = $1 and id = $2'
