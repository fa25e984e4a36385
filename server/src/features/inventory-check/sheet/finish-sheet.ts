import type { CountSheet } from '@quay/contract/inventory-check/shapes'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { type HeldSheet, holdSheet, requireKept } from './hold-sheet.ts'
import { readSheet } from './sheet-queries.ts'

const subjectOf = ({ check: { id, code, branchId } }: HeldSheet) => ({ kind: 'inventory-check', id, code, branchId })

/** Says that a sheet is done, or that its counter goes on. Saying it again changes nothing. Throws `sheet-closed`. */
export async function finishSheet(tx: Tx, actor: Actor, id: string, isFinished: boolean): Promise<CountSheet> {
  const sheet = await holdSheet(tx, actor, id, { forReviewer: true })
  requireKept(sheet)
  if ((sheet.finishedAt !== null) === isFinished) tx.repeated = true
  else {
    await tx.query('update count_sheet set finished_at = $3 where store_id = $1 and id = $2', [
      tx.storeId,
      id,
      isFinished ? tx.now : null,
    ])
    const { name, counterName } = sheet
    await tx.audit(
      'inventory-check.finish-sheet',
      subjectOf(sheet),
      { sheet: name, isFinished: !isFinished },
      { sheet: name, counter: counterName, isFinished },
    )
  }
  return readSheet(tx, id)
}

/** Throws a sheet away: its lines count no more, and stay to be looked at. Doing it again changes nothing. */
export async function discardSheet(tx: Tx, actor: Actor, id: string): Promise<null> {
  const sheet = await holdSheet(tx, actor, id, { forReviewer: true })
  if (sheet.discardedAt !== null) {
    tx.repeated = true
    return null
  }
  await tx.query('update count_sheet set discarded_at = $3 where store_id = $1 and id = $2', [tx.storeId, id, tx.now])
  const { name, counterName } = sheet
  await tx.audit('inventory-check.discard-sheet', subjectOf(sheet), { sheet: name, counter: counterName })
  return null
}
