import type { ReportedKind, Submission, SubmissionState } from '@quay/contract/submission'
import { sql } from 'kysely'
import type { Tx } from '../../db/connection/transaction.ts'

/** How a document stands with each system that it is or was reported to. */
export const listSubmissions = (tx: Tx, kind: ReportedKind, documentId: string) =>
  tx.query<Submission>(
    `select system, message, state, attempts, last_attempt_at, next_attempt_at,
       answer, reference
     from submission where store_id = $1 and document_id = $2 and document_kind = $3 order by system`,
    [tx.storeId, documentId, kind],
  )

/** Whether documents of a branch are, or once were, reported to a system. */
export async function isReported(tx: Tx, branchId: string): Promise<boolean> {
  const [row] = await tx.query<{ known: boolean }>(
    'select exists (select from connection where store_id = $1 and branch_id = $2) as known',
    [tx.storeId, branchId],
  )
  return row!.known
}

/** A column of lists of documents `d`: of several systems the state that asks for a person first. */
export const reportStateOf = ({ storeId }: Pick<Tx, 'storeId'>, kind: ReportedKind) => sql<SubmissionState | null>`(
  select s.state from submission s
  where s.store_id = ${storeId} and s.document_id = d.id and s.document_kind = ${kind}
  order by array_position(array['REFUSED', 'FAILED', 'WAITING', 'SENT', 'DROPPED'], s.state) limit 1)`

/** Keeps of documents `d` those that stand like this with a system; all where no state is asked for. */
export const isInReportState = (
  { storeId }: Pick<Tx, 'storeId'>,
  kind: ReportedKind,
  state: SubmissionState | undefined,
) =>
  state &&
  sql`d.id in (select s.document_id from submission s
    where s.store_id = ${storeId} and s.document_kind = ${kind} and s.state = ${state})`
