import type { inboundRoutes } from '@quay/contract/inbound/routes'
import type { Inbound } from '@quay/contract/inbound/shapes'
import { type AmendFacts, type AmendPlan, decideAmendInbound } from '@quay/domain/inbound/decide-amend-inbound'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { may } from '../../http/caller/rights.ts'
import { type LockedPartner, postAllocations, postDebtOf } from '../debt/apply-debt.ts'
import { postStock } from '../stock/apply-stock.ts'
import { postingOf } from '../stock/posting.ts'
import { reportChange } from '../submission/tell-outside.ts'
import { refuseUnusedVat } from '../tax/refuse-unused-vat.ts'
import { readInbound } from './inbound-queries.ts'
import { amendContent, lockInbound, type StoredInbound } from './inbound-store.ts'
import { loadAmend } from './load-amend.ts'
import { refuseStopped } from './load-inbound.ts'
import { hasDefect, readReceipt } from './read-receipt.ts'

type Body = z.output<(typeof inboundRoutes)['amend']['body']>

/**
 * Corrects a completed import: its invoice and note, its provider, its prices. What goods are worth follows by rows of
 * value, debts by rows of debt. Gives the document. Throws `not-found`, `version-conflict`, `amend-right-missing` for
 * prices and provider without the right to cancel, `purchase-order-differs`, `provider-inactive`, and what decideAmendInbound refuses.
 */
export async function amendInbound(tx: Tx, actor: Actor, id: string, body: Body): Promise<Inbound> {
  const stored = await lockInbound(tx, actor, id)
  const before = await readInbound(tx, actor, id)
  if (stored.version !== body.version) throw new DomainError('version-conflict', { current: before })
  const providerId = body.providerId === undefined ? stored.providerId : body.providerId
  const { facts, today, partners } = await loadAmend(tx, stored, providerId)
  const provider = partners.find(partner => partner.id === providerId)
  if (providerId && !provider) throw refuseField('not-found', 'providerId', { kind: 'provider', id: providerId })
  if (providerId !== stored.providerId) await refuseStopped(tx, providerId)
  if (providerId !== stored.providerId && before.purchaseOrderCode)
    throw refuseField('purchase-order-differs', 'providerId', { code: before.purchaseOrderCode })

  await refuseUnusedVat(tx, body.items ?? [], [id])
  const defects = new Map(
    body.items?.flatMap(({ id, defect }) => (defect === undefined ? [] : [[id, defect] as const])),
  )
  const receipt = await readReceipt(tx, stored.branchId, body, {
    before: stored,
    hasDefect: before.items.some(item =>
      hasDefect({ defect: defects.has(item.id) ? defects.get(item.id) : item.defect }),
    ),
  })

  const decision = decideAmendInbound(body, facts)
  if (!decision.ok) throw refuseAs(decision)
  const { plan } = decision
  if (plan.movesMoney && !may(actor, { model: 'import_product', action: 'delete' }))
    throw new DomainError('amend-right-missing')

  const named = provider ? { kind: 'provider' as const, id: provider.id, name: provider.name } : null
  const posting = postingOf(actor, 'inbound', stored, today, named)
  await Promise.all([
    postStock(tx, posting, { ...plan, entries: plan.stockEntries }),
    ...[...Map.groupBy(plan.debtEntries, entry => entry.partnerId).values()].map(entries =>
      postDebtOf(tx, posting, 'provider', entries),
    ),
    postAllocations(tx, plan.allocations),
    amendContent(tx, actor, {
      id,
      plan,
      provider: namedProvider(stored, provider),
      receipt,
      defects,
      words: wordsOf(body, before),
    }),
  ])
  await reportChange(tx, { kind: 'inbound', id }, 'changed')
  const after = await readInbound(tx, actor, id)
  await tx.audit(
    'inbound.amend',
    // What more is to be paid goes out of the store's pocket.
    {
      kind: 'inbound',
      id,
      code: stored.code,
      branchId: stored.branchId,
      amount: before.payable - after.payable || null,
    },
    describeAmended(before, facts, plan, 'before'),
    describeAmended(after, facts, plan, 'after'),
  )
  return after
}

/** The provider as the document keeps it: the name of the day on which it was written, unless it is another one now. */
function namedProvider(stored: StoredInbound, provider: LockedPartner | undefined) {
  if (!provider) return null
  const name = provider.id === stored.providerId ? (stored.providerName ?? provider.name) : provider.name
  return { id: provider.id, name }
}

const wordsOf = (body: Body, before: Inbound) => ({
  invoiceNumber: body.invoiceNumber === undefined ? before.invoiceNumber : body.invoiceNumber,
  invoiceSeries: body.invoiceSeries === undefined ? before.invoiceSeries : body.invoiceSeries,
  invoiceDate: body.invoiceDate === undefined ? before.invoiceDate : body.invoiceDate,
  invoiceTotal: body.invoiceTotal === undefined ? before.invoiceTotal : body.invoiceTotal,
  note: body.note === undefined ? before.note : body.note,
})

/** What the log tells of one side of a correction: the head, and the lines whose cost changed. */
function describeAmended(inbound: Inbound, facts: AmendFacts, plan: AmendPlan, side: 'before' | 'after') {
  const lines = plan.items.flatMap((item, index) => {
    const line = facts.lines[index]!
    if (line.value === item.value && line.price === item.price) return []
    return [`${inbound.items[index]!.productName}: ${side === 'before' ? line.price : item.price}`]
  })
  const { invoiceNumber, invoiceSeries, invoiceDate, invoiceTotal, note, providerName, payable, debt } = inbound
  const { receiverName, isInspected, arrivalTemperature } = inbound
  const defects = inbound.items.flatMap(({ productName, defect }) => (defect ? [`${productName}: ${defect}`] : []))
  return {
    provider: providerName,
    invoiceNumber,
    invoiceSeries,
    invoiceDate,
    invoiceTotal,
    note,
    receiver: receiverName,
    isInspected,
    arrivalTemperature,
    ...(defects.length > 0 && { defects: defects.join('; ') }),
    payable,
    debt,
    ...(lines.length > 0 && { importPrices: lines.join('; ') }),
  }
}
