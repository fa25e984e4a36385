import type { inboundRoutes } from '@quay/contract/inbound/routes'
import type { Inbound } from '@quay/contract/inbound/shapes'
import type { z } from 'zod'
import { DomainError } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import type { Actor, Tx } from '../../db/transaction.ts'
import { branchOf, requireActiveBranch } from '../../http/rights.ts'
import { countReceived, lockOrderOf } from '../purchase-order/receive-against.ts'
import { reportDocument } from '../submission/tell-outside.ts'
import { applyInbound } from './apply-inbound.ts'
import { describeInbound } from './describe-inbound.ts'
import { readInbound } from './inbound-queries.ts'
import { lockInbound, replaceContent } from './inbound-store.ts'
import { isCompleted, moneyEffect, planInbound } from './plan-inbound.ts'
import { hasDefect, readReceipt } from './read-receipt.ts'
import { requireSalePrices, setSalePrices } from './set-sale-prices.ts'
import { rememberSupplierItems } from './supplier-item-store.ts'

type Body = z.output<(typeof inboundRoutes)['replace']['body']>

/**
 * Puts new content in the place of a draft's, or completes it. Gives the document. Throws `not-found`, `not-a-draft`,
 * `version-conflict` with the document as it is, and what decideDraft and decideInbound refuse.
 */
export async function replaceInbound(
  tx: Tx,
  actor: Actor,
  id: string,
  { version, status, ...content }: Body,
): Promise<Inbound> {
  const before = await lockInbound(tx, actor, id)
  if (before.status !== 'DRAFT') throw new DomainError('not-a-draft', { code: before.code })
  if (before.version !== version)
    throw new DomainError('version-conflict', { current: await readInbound(tx, actor, id) })
  const branchId = branchOf(actor, content.branchId ?? before.branchId)
  requireActiveBranch(actor, branchId)
  requireSalePrices(actor, content)
  const receipt = await readReceipt(tx, branchId, content, { before, hasDefect: content.items.some(hasDefect) })
  const { purchaseOrderId } = before
  const order = await lockOrderOf(tx, actor, { ...content, purchaseOrderId, branchId })
  const items = content.items.map(item => ({ ...item, id: newId() }))
  const costs = content.costs.map(cost => ({ ...cost, id: newId() }))
  const plan = await planInbound(tx, { ...content, id, kind: before.kind, branchId, items, costs }, status)

  if (isCompleted(plan)) await applyInbound(tx, actor, plan, before.code)
  await replaceContent(tx, plan, receipt)
  if (order && isCompleted(plan)) await countReceived(tx, order, plan.items, 1)
  if (isCompleted(plan)) await setSalePrices(tx, actor, 'inbound.complete', plan.salePriceChanges)
  await rememberSupplierItems(tx, { providerId: plan.inbound.providerId, items: plan.items })
  if (isCompleted(plan)) await reportDocument(tx, { kind: 'inbound', id, code: before.code, branchId })

  await tx.audit(
    isCompleted(plan) ? 'inbound.complete' : 'inbound.update',
    { kind: 'inbound', id, code: before.code, branchId, amount: moneyEffect(plan) },
    describeInbound(before),
    describeInbound(plan.inbound),
  )
  return readInbound(tx, actor, id)
}
