import { type ReportedKind, reportSystemLabel } from '@quay/contract/submission'
import { mayResend } from '@quay/domain/submission/may-resend'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import type { DocumentKind, StoredDocument } from '../../document/document-kind.ts'
import { lockSubmissions, type Reported, sendSubmissionKind } from './submission-store.ts'

/**
 * Sends reports that were refused, given up or wait for their next try again now, because a user asked for it. A report
 * just sent again already waits: nothing is done twice. Gives the document. Throws `not-found` and `nothing-to-resend`.
 */
export async function resendReports<Stored extends StoredDocument, Shown>(
  tx: Tx,
  actor: Actor,
  name: ReportedKind,
  kind: Pick<DocumentKind<Stored, Shown>, 'lock' | 'read'>,
  id: string,
): Promise<Shown> {
  const { code, branchId } = await kind.lock(tx, actor, id)
  await resendDocument(tx, { kind: name, id, code, branchId })
  return kind.read(tx, actor, id)
}

async function resendDocument(tx: Tx, document: Reported): Promise<void> {
  const standings = await lockSubmissions(tx, document)
  const again = standings.filter(standing => mayResend(standing, tx.now))
  if (again.length === 0) {
    if (!standings.some(({ state }) => state === 'WAITING')) throw new DomainError('nothing-to-resend')
    tx.repeated = true
    return
  }
  await tx.query(
    `update submission set state = 'WAITING', attempts = 0, next_attempt_at = $3 where store_id = $1 and id = any($2::uuid[])`,
    [tx.storeId, again.map(({ id }) => id), tx.now],
  )
  for (const { id } of again) await tx.enqueue({ kind: sendSubmissionKind, id })
  const { kind, id, code, branchId } = document
  await tx.audit(`${kind}.resend`, { kind, id, code, branchId }, undefined, {
    systems: again.map(({ system }) => reportSystemLabel[system]).join(', '),
  })
}
