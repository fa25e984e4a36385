import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { DomainError } from '../../../db/domain-error.ts'
import { requireDraft } from '../../../document/lock-document.ts'
import { may, requireActiveBranch } from '../../../http/caller/rights.ts'
import { lockCheck, type StoredCheck } from '../check-store.ts'

export interface HeldSheet {
  id: string
  name: string
  round: number
  counterId: string
  counterName: string
  finishedAt: string | null
  discardedAt: string | null
  check: StoredCheck
}

/**
 * A sheet whose check is open, locked. Its counter works on it; a reviewer may besides close it or throw it away. Throws
 * `not-found`, `not-a-draft` and `branch-inactive`.
 */
export async function holdSheet(tx: Tx, actor: Actor, id: string, whose: { forReviewer: boolean }) {
  const sheet = await holdAnySheet(tx, actor, id, whose)
  requireDraft(sheet.check)
  requireActiveBranch(actor, sheet.check.branchId)
  return sheet
}

/** The same of a check that may have ended. Throws `not-found`. */
export async function holdAnySheet(tx: Tx, actor: Actor, id: string, { forReviewer }: { forReviewer: boolean }) {
  // The check before the sheet, as completing it locks them. While it waits the sheet may move into a merged check.
  const { checkId } = await whoseSheet(tx, id)
  await lockCheck(tx, actor, checkId, 'for share')
  const check = await lockCheck(tx, actor, (await whoseSheet(tx, id)).checkId, 'for share')
  const [sheet] = await tx.query<Omit<HeldSheet, 'check'>>(
    `select id, name, round, counter_id, counter_name, finished_at,
       discarded_at
     from count_sheet where store_id = $1 and id = $2 for update`,
    [tx.storeId, id],
  )
  const isOwn = sheet!.counterId === actor.employeeId
  if (!isOwn && !(forReviewer && may(actor, { model: 'check_inventory', action: 'update' })))
    throw new DomainError('not-found')
  return { ...sheet!, check } satisfies HeldSheet
}

async function whoseSheet(tx: Tx, id: string): Promise<{ checkId: string }> {
  const [of] = await tx.query<{ checkId: string }>(
    'select inventory_check_id as check_id from count_sheet where store_id = $1 and id = $2',
    [tx.storeId, id],
  )
  if (!of) throw new DomainError('not-found')
  return of
}

/** Throws `sheet-closed` for one that was thrown away. */
export function requireKept({ discardedAt, counterName }: HeldSheet): void {
  if (discardedAt !== null) throw new DomainError('sheet-closed', { name: counterName })
}
