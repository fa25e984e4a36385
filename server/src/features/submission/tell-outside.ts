import type { ReportSystem } from '@quay/contract/submission'
import { followDocument } from '@quay/domain/submission/follow-document'
import { soonestAttempt } from '@quay/domain/submission/may-resend'
import type { Tx } from '../../db/connection/transaction.ts'
import { newId } from '../../db/new-id.ts'
import { lockSubmissions, type Reported, sendSubmissionKind } from './submission-store.ts'

/**
 * Queues the report of a document that was just posted, for every system that its branch is connected to, in the
 * transaction that posts it. Nothing is queued where the branch is connected to none.
 */
export async function reportDocument(tx: Tx, document: Reported): Promise<void> {
  const connected = await tx.query<{ system: ReportSystem }>(
    'select system from connection where store_id = $1 and branch_id = $2 and status = 1 order by system',
    [tx.storeId, document.branchId],
  )
  const rows = connected.map(({ system }) => ({
    id: newId(),
    branchId: document.branchId,
    system,
    documentKind: document.kind,
    documentId: document.id,
    documentCode: document.code,
    message: 'REPORT',
    state: 'WAITING',
    nextAttemptAt: tx.now,
    createdAt: tx.now,
  }))
  await tx.insert('submission', rows)
  for (const { id } of rows) await tx.enqueue({ kind: sendSubmissionKind, id })
}

/**
 * Queues the reports of a correction or cancel of a document, in the transaction that did it: to the
 * systems that got the document, even where the branch is not connected any more.
 */
export async function reportChange(
  tx: Tx,
  document: Pick<Reported, 'kind' | 'id'>,
  event: 'changed' | 'cancelled',
): Promise<void> {
  for (const standing of await lockSubmissions(tx, document)) {
    const next = followDocument(standing, event)
    if (!next) continue
    const isWaiting = next.state === 'WAITING'
    await tx.query(
      `update submission set state = $3, message = $4, revision = $5, attempts = 0, answer = null, next_attempt_at = $6
       where store_id = $1 and id = $2`,
      [
        tx.storeId,
        standing.id,
        next.state,
        next.message,
        next.revision,
        isWaiting ? soonestAttempt(standing.lastAttemptAt, tx.now) : null,
      ],
    )
    if (isWaiting) await tx.enqueue({ kind: sendSubmissionKind, id: standing.id })
  }
}
