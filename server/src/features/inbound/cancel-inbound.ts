import type { Inbound } from '@quay/contract/inbound/shapes'
import type { ConsumingDocument } from '@quay/contract/stock/errors'
import { decideCancelInbound } from '@quay/domain/inbound/decide-cancel-inbound'
import type { Refusal } from '@quay/domain/refusal'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { markCancelled } from '../../document/cancel-document.ts'
import { subjectOf } from '../../document/document-kind.ts'
import { postCash } from '../cashbook/apply-cash.ts'
import { postAllocations, postDebtOf } from '../debt/apply-debt.ts'
import { uncountReceived } from '../purchase-order/receive-against.ts'
import { postStock } from '../stock/apply-stock.ts'
import { postingOf, providerOf } from '../stock/posting.ts'
import { reportChange } from '../submission/tell-outside.ts'
import { inboundKind } from './inbound-kind.ts'
import { readInbound } from './inbound-queries.ts'
import { lockInbound, type StoredInbound } from './inbound-store.ts'
import { loadWritten } from './load-written.ts'

interface Cancel {
  reason: string
  /** The money stays with the provider as a credit, which it does when this is left out; false: it came back. */
  keepPayments?: boolean | undefined
}

/**
 * Cancels an import by the opposite of every row that it wrote, into the same lots. Gives the document. Throws
 * `not-found` and what decideCancelInbound refuses.
 */
export async function cancelInbound(tx: Tx, actor: Actor, id: string, cancel: Cancel): Promise<Inbound> {
  const inbound = await lockInbound(tx, actor, id)
  await uncountReceived(tx, actor, inbound)
  const { facts, today } = await loadWritten(tx, inbound)

  const decision = decideCancelInbound(cancel, facts)
  if (!decision.ok) throw await refusedWithTakers(tx, inbound, decision)
  const { plan } = decision

  const posting = postingOf(actor, 'inbound', inbound, today, providerOf(inbound))
  await Promise.all([
    markCancelled(tx, actor, 'inbound', id, cancel.reason),
    postStock(tx, posting, { ...plan, entries: plan.stockEntries }),
    postCash(tx, posting, plan.cashEntries),
    postDebtOf(tx, posting, 'provider', plan.debtEntries),
    postAllocations(tx, plan.allocations),
    postCash(tx, { ...posting, partner: null }, plan.costs.cashEntries),
    ...[...Map.groupBy(plan.costs.debtEntries, entry => entry.partnerId).values()].map(rows =>
      postDebtOf(tx, posting, 'provider', rows),
    ),
  ])

  await reportChange(tx, { kind: 'inbound', id }, 'cancelled')

  await tx.audit(
    'inbound.cancel',
    // A draft moved nothing.
    subjectOf(inboundKind, inbound, inbound.status === 'SUCCEED' ? inbound.payable : null),
    { status: inbound.status, payable: inbound.payable },
    { status: 'CANCELLED', reason: cancel.reason, paymentsKept: plan.inbound.paymentsKept },
  )
  return readInbound(tx, actor, id)
}

/** If goods are gone, the refusal names the documents that took them, the last first. */
async function refusedWithTakers(tx: Tx, inbound: StoredInbound, refusal: Refusal) {
  if (refusal.code !== 'inbound-goods-sold') return refuseAs(refusal)
  const { lots } = refusal.details
  const documents = await tx.query<ConsumingDocument>(takersSql, [
    tx.storeId,
    inbound.branchId,
    lots.map(({ productId }) => productId),
    lots.map(({ lotId }) => lotId),
    inbound.postedAt,
    inbound.id,
    mostTakers,
  ])
  return refuseAs({ ...refusal, details: { ...refusal.details, documents } })
}

const mostTakers = 30

const takersSql = `
  select e.document_kind as kind, e.document_id as id, e.document_code as code, -sum(e.quantity)::bigint as quantity, max(e.at) as at
  from stock_entry e
  where e.store_id = $1 and e.branch_id = $2 and e.product_id = any($3::uuid[]) and e.lot_id = any($4::uuid[]) and e.bucket = 'sellable'
    and e.at >= $5 and e.document_id <> $6
  group by 1, 2, 3 having sum(e.quantity) < 0 order by max(e.at) desc limit $7`
