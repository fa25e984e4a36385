import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { markCancelled } from '../../document/cancel-document.ts'
import { subjectOf } from '../../document/document-kind.ts'
import { requireDraft } from '../../document/lock-document.ts'
import { inboundKind } from './inbound-kind.ts'
import { lockInbound } from './inbound-store.ts'

/**
 * Throws a draft away: the document stays, cancelled, because its number was given. Doing it again changes nothing.
 * Throws `not-found` and `not-a-draft`.
 */
export async function deleteDraft(tx: Tx, actor: Actor, id: string): Promise<null> {
  const draft = await lockInbound(tx, actor, id)
  if (draft.status === 'CANCELLED' && !draft.postedAt) {
    tx.repeated = true
    return null
  }
  requireDraft(draft)

  await markCancelled(tx, actor, 'inbound', id, null)
  await tx.audit('inbound.cancel', subjectOf(inboundKind, draft), { status: 'DRAFT' }, { status: 'CANCELLED' })
  return null
}
