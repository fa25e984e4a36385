import { type DraftPlan, decideDraft } from '@quay/domain/inbound/decide-draft'
import { decideInbound } from '@quay/domain/inbound/decide-inbound'
import type { InboundInput } from '@quay/domain/inbound/inbound-facts'
import type { InboundPlan } from '@quay/domain/inbound/inbound-plan'
import type { Tx } from '../../db/connection/transaction.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { loadDraft, loadInbound } from './load-inbound.ts'

/**
 * Loads what a document depends on and decides it: a draft without locks, a completed import under them. Gives the
 * rows to write. Throws what decideDraft and decideInbound refuse.
 */
export async function planInbound(
  tx: Tx,
  input: InboundInput,
  status: 'DRAFT' | 'SUCCEED',
): Promise<DraftPlan | InboundPlan> {
  const decision =
    status === 'DRAFT'
      ? decideDraft(input, await loadDraft(tx, input))
      : decideInbound(input, await loadInbound(tx, input))
  if (!decision.ok) throw refuseAs(decision)
  return decision.plan
}

/** Whether the plan is that of a completed import, which has ledger rows. */
export const isCompleted = (plan: DraftPlan | InboundPlan): plan is InboundPlan => plan.inbound.status === 'SUCCEED'

/** What the log says of the money: goods bought go out of the store's pocket; a draft and opening stock move none. */
export const moneyEffect = (plan: DraftPlan | InboundPlan): number | null =>
  isCompleted(plan) && plan.inbound.payable ? -plan.inbound.payable : null
