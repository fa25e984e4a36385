import type { Inbound } from '@quay/contract/inbound'
import { decideCancelInbound } from '@quay/domain/inbound/decide-cancel-inbound'
import { refuseAs } from '../../db/refuse-as.ts'
import type { Actor, Tx } from '../../db/transaction.ts'
import { postCash } from '../cashbook/apply-cash.ts'
import { postAllocations, postDebt } from '../debt/apply-debt.ts'
import { uncountReceived } from '../purchase-order/receive-against.ts'
import { postStock } from '../stock/apply-stock.ts'
import type { Posting } from '../stock/posting.ts'
import { readInbound } from './inbound-queries.ts'
import { lockInbound, markCancelled } from './inbound-store.ts'
import { loadWritten } from './load-written.ts'

interface Cancel {
  reason: string
  /** The money stays with the provider as a credit. */
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
  if (!decision.ok) throw refuseAs(decision)
  const { plan } = decision

  const posting: Posting = {
    branchId: inbound.branchId,
    businessDay: today,
    employeeId: actor.employeeId,
    document: { kind: 'inbound', id, code: inbound.code },
    partner: inbound.providerId ? { kind: 'provider', id: inbound.providerId, name: inbound.providerName } : null,
  }
  const debtEntries = plan.debtEntries.map(entry => ({ ...entry, partnerKind: 'provider' as const }))
  await Promise.all([
    markCancelled(tx, actor, id, cancel.reason),
    postStock(tx, posting, { ...plan, entries: plan.stockEntries }),
    postCash(tx, posting, plan.cashEntries),
    postDebt(tx, posting, debtEntries),
    postAllocations(tx, plan.allocations),
  ])

  await tx.audit(
    'inbound.cancel',
    { kind: 'inbound', id, code: inbound.code, branchId: inbound.branchId, amount: inbound.payable },
    { status: inbound.status, payable: inbound.payable },
    { status: 'CANCELLED', reason: cancel.reason, paymentsKept: plan.inbound.paymentsKept },
  )
  return readInbound(tx, actor, id)
}
