import type { Inbound, InboundBody } from '@quay/contract/inbound/shapes'
import { nextCode } from '../../db/counter.ts'
import { createOnce } from '../../db/create-once.ts'
import { newId } from '../../db/new-id.ts'
import type { Actor, Tx } from '../../db/transaction.ts'
import { branchOf, requireActiveBranch } from '../../http/rights.ts'
import { countReceived, lockOrderOf } from '../purchase-order/receive-against.ts'
import { reportDocument } from '../submission/tell-outside.ts'
import { applyInbound } from './apply-inbound.ts'
import { describeInbound } from './describe-inbound.ts'
import { readInbound } from './inbound-queries.ts'
import { insertInbound } from './inbound-store.ts'
import { isCompleted, moneyEffect, planInbound } from './plan-inbound.ts'
import { hasDefect, readReceipt } from './read-receipt.ts'
import { requireSalePrices, setSalePrices } from './set-sale-prices.ts'
import { rememberSupplierItems } from './supplier-item-store.ts'

/**
 * Writes an import of goods, as a draft or completed at once. Gives the document; for a copy of one that was written
 * already, that one. Throws what decideDraft and decideInbound refuse, and `idempotency-conflict`.
 */
export function createInbound(tx: Tx, actor: Actor, body: InboundBody, hash: Buffer): Promise<Inbound> {
  const id = body.id ?? newId()
  return createOnce(tx, {
    table: 'inbound',
    id,
    hash,
    read: () => readInbound(tx, actor, id),
    make: () => makeInbound(tx, actor, { ...body, id }, hash),
  })
}

async function makeInbound(tx: Tx, actor: Actor, body: InboundBody & { id: string }, hash: Buffer): Promise<Inbound> {
  const { id, status, purchaseOrderId, ...content } = body
  const branchId = branchOf(actor, body.branchId)
  requireActiveBranch(actor, branchId)
  requireSalePrices(actor, body)
  const receipt = await readReceipt(tx, branchId, body, { hasDefect: body.items.some(hasDefect) })
  const order = await lockOrderOf(tx, actor, { ...content, purchaseOrderId, branchId })
  const items = body.items.map(item => ({ ...item, id: newId() }))
  const costs = body.costs.map(cost => ({ ...cost, id: newId() }))
  const plan = await planInbound(tx, { ...content, id, branchId, items, costs }, status)

  // The counter is the last lock: whoever waits for a number waits for nothing else.
  const code = await nextCode(tx, 'PN')
  if (isCompleted(plan)) await applyInbound(tx, actor, plan, code)
  await insertInbound(tx, actor, plan, { code, hash, purchaseOrderId: order?.id ?? null, receipt })
  if (order && isCompleted(plan)) await countReceived(tx, order, plan.items, 1)
  if (isCompleted(plan)) await setSalePrices(tx, actor, 'inbound.create', plan.salePriceChanges)
  await rememberSupplierItems(tx, { providerId: plan.inbound.providerId, items: plan.items })
  if (isCompleted(plan)) await reportDocument(tx, { kind: 'inbound', id, code, branchId })

  const subject = { kind: 'inbound', id, code, branchId, amount: moneyEffect(plan) }
  await tx.audit('inbound.create', subject, undefined, describeInbound(plan.inbound))
  return readInbound(tx, actor, id)
}
