import type { Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { lockSample } from './sample-store.ts'

/**
 * Takes a template out of every list. Its row stays, because bills name it and a till without a network may still sell
 * it. Throws `not-found`, also for one that is deleted already.
 */
export async function deleteSample(tx: Tx, id: string): Promise<void> {
  const sample = await lockSample(tx, id)
  if (!sample) throw new DomainError('not-found', { kind: 'sample-medicine', id })
  await tx.query('update sample_medicine set deleted_at = $3, version = version + 1 where store_id = $1 and id = $2', [
    tx.storeId,
    id,
    tx.now,
  ])
  const { code, name, disease } = sample
  await tx.audit('sample-medicine.delete', { kind: 'sample-medicine', id, code }, { code, name, disease })
}
