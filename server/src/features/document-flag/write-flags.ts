import { flagSentence } from '@quay/contract/document-flag/kinds'
import type { FlaggedDocument } from '@quay/contract/document-flag/shapes'
import type { Flag } from '@quay/domain/bill/said/said-sale'
import type { Tx } from '../../db/connection/transaction.ts'
import { newId } from '../../db/new-id.ts'

/** Writes what a document broke, each as a row that a person settles; gives the rows as a till reads them. */
export async function writeFlags(
  tx: Tx,
  document: { kind: FlaggedDocument; id: string; branchId: string },
  flags: readonly Flag[],
): Promise<{ id: string; kind: string; sentence: string }[]> {
  const rows = flags.map(({ kind, details }) => ({ id: newId(), kind, details }))
  await tx.insert(
    'document_flag',
    rows.map(({ details, ...row }) => ({
      ...row,
      documentKind: document.kind,
      documentId: document.id,
      branchId: document.branchId,
      details: JSON.stringify(details),
      at: tx.now,
    })),
  )
  return rows.map(({ id, kind, details }) => ({ id, kind, sentence: flagSentence(kind, details) }))
}
