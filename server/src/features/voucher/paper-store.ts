import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { refuseField } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { opensSql, readerOf } from './read-paper.ts'

/**
 * Puts the photos of papers of a voucher in the place of those it had, in their order: photos that it had, or that the person may open, since whoever
 * reads the voucher sees them. Throws `not-found`, beside the field, for any other.
 */
export async function replacePapers(
  tx: Tx,
  actor: Actor,
  voucherId: string,
  paperIds: readonly string[],
): Promise<void> {
  const asked = [...new Set(paperIds)]
  const known = await tx.query<{ id: string }>(
    `select i.id from image i where i.store_id = $1 and i.id = any($2::uuid[])
       and (${opensSql} or exists (select from voucher_paper p where p.store_id = $1 and p.image_id = i.id and p.voucher_id = $5))`,
    [tx.storeId, asked, readerOf(actor), actor.employeeId, voucherId],
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
