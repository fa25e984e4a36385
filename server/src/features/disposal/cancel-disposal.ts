import type { Disposal } from '@quay/contract/disposal/shapes'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { cancelMovement } from '../../document/cancel-document.ts'
import { disposalKind } from './disposal-kind.ts'

/** Cancels a disposal: the goods are back in their lots, where they lay. Throws what cancelMovement refuses. */
export const cancelDisposal = (tx: Tx, actor: Actor, id: string, reason: string): Promise<Disposal> =>
  cancelMovement(tx, actor, disposalKind, id, {
    reason,
    table: 'disposal',
    action: 'disposal.cancel',
    entryKind: 'DISPOSAL_CANCEL',
    amount: ({ status, value }) => (status === 'SUCCEED' ? value : null),
  })
