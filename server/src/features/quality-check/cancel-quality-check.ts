import type { QualityCheck } from '@quay/contract/quality-check/shapes'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { cancelMovement } from '../../document/cancel-document.ts'
import { touchProducts } from './complete-quality-check.ts'
import { qualityKind } from './quality-kind.ts'

/** Cancels the form of a month: what it put into quarantine goes back to the shelf, as long as it is there. Throws what cancelMovement refuses. */
export const cancelQualityCheck = (tx: Tx, actor: Actor, id: string, reason: string): Promise<QualityCheck> =>
  cancelMovement(tx, actor, qualityKind, id, {
    reason,
    table: 'quality_check',
    action: 'quality-check.cancel',
    entryKind: 'QUARANTINE',
    beside: ({ products }) =>
      touchProducts(
        tx,
        products.map(product => product.id),
      ),
  })
