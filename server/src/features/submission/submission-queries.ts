import type { ReportedKind, Submission } from '@quay/contract/submission'
import type { Tx } from '../../db/transaction.ts'

/** How a document stands with each system that it is or was reported to. */
export const listSubmissions = (tx: Tx, kind: ReportedKind, documentId: string) =>
  tx.query<Submission>(
    `select system, message, state, attempts, last_attempt_at as "lastAttemptAt", next_attempt_at as "nextAttemptAt",
       answer, reference
     from submission where store_id = $1 and document_id = $2 and document_kind = $3 order by system`,
    [tx.storeId, documentId, kind],
  )
