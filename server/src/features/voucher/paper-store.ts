import type { Tx } from '../../db/connection/transaction.ts'
import { refuseField } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'

/**
 * Puts the photos of papers of a voucher in the place of those it had, in their order. Throws `not-found`, beside the field, for one that was not
 * uploaded as a paper.
 */
export async function replacePapers(tx: Tx, voucherId: string, paperIds: readonly string[]): Promise<void> {
  const asked = [...new Set(paperIds)]
  const known = await tx.query<{ id: string }>(
    `select id from image where store_id = $1 and id = any($2::uuid[]) and purpose = 'paper'`,
    [tx.storeId, asked],
  )
  const knownIds = new Set(known.map(({ id }) => id))
  for (const [place, id] of asked.entries())
    if (!knownIds.has(id)) throw refuseField('not-found', `paperIds.${place}`, { kind: 'image', id })
  await tx.query('delete from voucher_paper where store_id = $1 and voucher_id = $2', [tx.storeId, voucherId])
  await tx.insert(
    'voucher_paper',
    asked.map((imageId, position) => ({ id: newId(), voucherId, imageId, position })),
  )
}
