import type { Inbound, InboundBody } from '@quay/contract/inbound/shapes'
import { newId } from '../../db/new-id.ts'
import type { DraftKind } from '../../document/write-draft.ts'
import { countReceived, lockOrderOf } from '../purchase-order/receive-against.ts'
import { reportDocument } from '../submission/tell-outside.ts'
import { refuseUnusedVat } from '../tax/refuse-unused-vat.ts'
import { applyInbound } from './apply-inbound.ts'
import { inboundCodes } from './codes.ts'
import { describeInbound } from './describe-inbound.ts'
import { readInbound } from './inbound-queries.ts'
import { deleteInboundCosts, inboundRow, insertInboundLines, lockInbound, type StoredInbound } from './inbound-store.ts'
import { rememberSupplierItems } from './invoice/supplier-item-store.ts'
import { isCompleted, moneyEffect, planInbound } from './plan-inbound.ts'
import { hasDefect, type Receipt, readReceipt } from './read-receipt.ts'
import { requireSalePrices, setSalePrices } from './set-sale-prices.ts'

/** What is asked for, with the ids that its lines were given. */
type Asked = Omit<InboundBody, 'status' | 'items'> & {
  id: string
  branchId: string
  items: readonly (InboundBody['items'][number] & { id: string })[]
}

interface Planned {
  plan: Awaited<ReturnType<typeof planInbound>>
  receipt: Receipt
  /** The order that it brings the goods of. */
  order: Awaited<ReturnType<typeof lockOrderOf>>
}

/** An import moves goods, money and debts when it is completed; it may be of an order, sets sale prices and is reported. */
export const inboundKind: DraftKind<'inbound', Asked, Planned, StoredInbound, Inbound> = {
  name: 'inbound',
  table: 'inbound',
  codes: inboundCodes,
  actions: { create: 'inbound.create', update: 'inbound.update', complete: 'inbound.complete' },
  lock: lockInbound,
  read: readInbound,
  async plan(tx, actor, asked, status, before) {
    const { branchId, items } = asked
    requireSalePrices(actor, asked)
    const receipt = await readReceipt(tx, branchId, asked, {
      ...(before && { before }),
      hasDefect: items.some(hasDefect),
    })
    const purchaseOrderId = before ? before.purchaseOrderId : asked.purchaseOrderId
    const order = await lockOrderOf(tx, actor, { ...asked, purchaseOrderId })
    await refuseUnusedVat(tx, items, [asked.id, purchaseOrderId])
    const costs = asked.costs.map(cost => ({ ...cost, id: newId() }))
    const plan = await planInbound(tx, { ...asked, kind: before?.kind ?? asked.kind, costs }, status)
    return { plan, receipt, order }
  },
  document: ({ plan }) => plan.inbound,
  head: ({ plan, receipt, order }) => ({ ...inboundRow(plan), ...receipt, purchaseOrderId: order?.id ?? null }),
  insertLines: (tx, { plan }) => insertInboundLines(tx, plan),
  alsoDelete: deleteInboundCosts,
  /** What it moves comes first: its lines name the lots that it makes. */
  async write(tx, actor, { plan: { plan, order }, code, action, writeDocument }) {
    const { id, branchId, providerId } = plan.inbound
    const completed = isCompleted(plan) ? plan : null
    if (completed) await applyInbound(tx, actor, completed, code)
    await writeDocument()
    if (completed && order) await countReceived(tx, order, plan.items, 1)
    if (completed) await setSalePrices(tx, actor, action, completed.salePriceChanges)
    await rememberSupplierItems(tx, { providerId, items: plan.items })
    if (completed) await reportDocument(tx, { kind: 'inbound', id, code, branchId })
  },
  amount: ({ plan }) => moneyEffect(plan),
  words: describeInbound,
}
