import type { ReportedKind, ReportSystem } from '@quay/contract/submission'
import type { Standing } from '@quay/domain/submission/standing'
import type { Tx } from '../../db/connection/transaction.ts'

/** A document that is reported. */
export interface Reported {
  kind: ReportedKind
  id: string
  code: string
  branchId: string
}

/** The kind of job that sends one submission; its id is the submission's. */
export const sendSubmissionKind = 'send-submission'

export type StoredSubmission = Standing & { id: string; system: ReportSystem }

/** What a document's submissions say, under lock. The document itself was locked before. */
export const lockSubmissions = (tx: Tx, { kind, id }: Pick<Reported, 'kind' | 'id'>) =>
  tx.query<StoredSubmission>(
    `select id, system, state, message, revision, attempts, last_attempt_at
     from submission where store_id = $1 and document_id = $2 and document_kind = $3 order by id for update`,
    [tx.storeId, id, kind],
  )
