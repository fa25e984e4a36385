import type { purchaseOrderRoutes } from '@quay/contract/purchase-order/routes'
import type { PurchaseOrder, PurchaseOrderBody } from '@quay/contract/purchase-order/shapes'
import { decideOrder } from '@quay/domain/purchase-order/decide-order'
import type { OrderFacts, OrderInput, OrderPlan, OrderProduct } from '@quay/domain/purchase-order/order-facts'
import type { z } from 'zod'
import { nextCode } from '../../db/counter.ts'
import { createOnce } from '../../db/create-once.ts'
import { DomainError } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import type { Actor, Tx } from '../../db/transaction.ts'
import { branchOf, requireActiveBranch } from '../../http/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { tradedSql } from '../product/combo-sql.ts'
import { describeOrder } from './describe-order.ts'
import { readOrder } from './order-queries.ts'
import { insertOrder, lockOrder, replaceOrderContent } from './order-store.ts'

/**
 * Writes an order to a provider, as a draft or confirmed. Gives it; for a copy of one that was written already, that one.
 * Throws what decideOrder refuses, and `idempotency-conflict`.
 */
export function createOrder(tx: Tx, actor: Actor, body: PurchaseOrderBody, hash: Buffer): Promise<PurchaseOrder> {
  const id = body.id ?? newId()
  return createOnce(tx, {
    table: 'purchase_order',
    id,
    hash,
    read: () => readOrder(tx, actor, id),
    make: () => makeOrder(tx, actor, { ...body, id }, hash),
  })
}

async function makeOrder(tx: Tx, actor: Actor, body: PurchaseOrderBody & { id: string }, hash: Buffer) {
  const { id, status } = body
  const branchId = branchOf(actor, body.branchId)
  requireActiveBranch(actor, branchId)
  const items = body.items.map(item => ({ ...item, id: newId() }))
  const plan = await planOrder(tx, { ...body, branchId, items }, status)

  const code = await nextCode(tx, 'DHN')
  await insertOrder(tx, actor, plan, { code, hash })
  await tx.audit(
    'purchase-order.create',
    { kind: 'purchase-order', id, code, branchId },
    undefined,
    describeOrder(plan.order),
  )
  return readOrder(tx, actor, id)
}

type ReplaceBody = z.output<(typeof purchaseOrderRoutes)['replace']['body']>

/**
 * Puts new content in the place of a draft's, or confirms it. Gives the order. Throws `not-found`, `not-a-draft`,
 * `version-conflict` with the order as it is, and what decideOrder refuses.
 */
export async function replaceOrder(
  tx: Tx,
  actor: Actor,
  id: string,
  { version, status, ...content }: ReplaceBody,
): Promise<PurchaseOrder> {
  const before = await lockOrder(tx, actor, id)
  const { code } = before
  if (before.status !== 'DRAFT') throw new DomainError('not-a-draft', { code })
  if (before.version !== version) throw new DomainError('version-conflict', { current: await readOrder(tx, actor, id) })
  const branchId = branchOf(actor, content.branchId ?? before.branchId)
  requireActiveBranch(actor, branchId)
  const items = content.items.map(item => ({ ...item, id: newId() }))
  const plan = await planOrder(tx, { ...content, id, branchId, items }, status)

  await replaceOrderContent(tx, actor, plan)
  await tx.audit(
    status === 'SUCCEED' ? 'purchase-order.confirm' : 'purchase-order.update',
    { kind: 'purchase-order', id, code, branchId },
    describeOrder(before),
    describeOrder(plan.order),
  )
  return readOrder(tx, actor, id)
}

async function planOrder(tx: Tx, input: OrderInput, status: 'DRAFT' | 'SUCCEED'): Promise<OrderPlan> {
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
