import { DomainError } from '../../db/domain-error.ts'
import type { Actor, Tx } from '../../db/transaction.ts'
import { lockInbound, markCancelled } from './inbound-store.ts'

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
  if (draft.status !== 'DRAFT') throw new DomainError('not-a-draft', { code: draft.code })

  await markCancelled(tx, actor, id, null)
  await tx.audit(
    'inbound.cancel',
    { kind: 'inbound', id, code: draft.code, branchId: draft.branchId },
    { status: 'DRAFT' },
    { status: 'CANCELLED' },
  )
  return null
}
