import type { AuditAction } from '@quay/contract/audit-action'
import type { StockEntryKind } from '@quay/contract/stock-entry-kind'
import type { CancellableDocument } from '@quay/domain/ledger/check-cancellable'
import { decideReversal, type ReversalFacts } from '@quay/domain/stock/decide-reversal'
import type { Actor, Tx } from '../db/connection/transaction.ts'
import { refuseAs } from '../db/refuse-as.ts'
import type { TableWith } from '../db/table-with.ts'
import { postStock } from '../features/stock/apply-stock.ts'
import { loadUndo } from '../features/stock/load-undo.ts'
import { type DocumentKind as PostedKind, postingOf } from '../features/stock/posting.ts'
import { type DocumentKind, type StoredDocument, subjectOf } from './document-kind.ts'

/** Documents that are cancelled by nothing but saying so in their row. */
export type CancelledTable = TableWith<'status' | 'version' | 'cancelledAt' | 'cancelledByName' | 'cancelReason'>

/** Marks a locked document as cancelled. The row stays: its number is used. */
export async function markCancelled(
  tx: Tx,
  actor: Actor,
  table: CancelledTable,
  id: string,
  reason: string | null,
): Promise<void> {
  await tx.query(
    `update ${table} set status = 'CANCELLED', cancelled_at = $3, cancelled_by_name = $4, cancel_reason = $5,
       version = version + 1 where store_id = $1 and id = $2`,
    [tx.storeId, id, tx.now, actor.fullName, reason],
  )
}

type Undone = StoredDocument & CancellableDocument

/**
 * Decides the opposite of every row of the stock ledger that a locked document wrote, and gives the function that writes it. Throws
 * `already-cancelled`, `day-closed`, and `goods-moved-on` where goods that it brought are gone.
 */
export async function reverseStock<Kind extends StockEntryKind>(
  tx: Tx,
  actor: Actor,
  kind: PostedKind,
  document: Undone,
  entryKind: Kind,
) {
  const { facts, today } = await loadUndo(tx, document)
  const decision = decideReversal(facts, () => entryKind)
  if (!decision.ok) throw refuseAs(decision)
  const { plan } = decision
  const posting = postingOf(actor, kind, document, today)
  return { facts, post: () => postStock(tx, posting, { ...plan, entries: plan.stockEntries }) }
}

interface Cancel<Stored> {
  reason: string
  table: CancelledTable
  action: AuditAction
  entryKind: StockEntryKind
  /** What the store's money gains by the cancel, in đồng. */
  amount?: (document: Stored) => number | null
  /** What else is written with it. */
  beside?: (facts: ReversalFacts) => Promise<void>
}

/** Cancels a document that moved goods and no money. Gives it. Throws `not-found` and what reverseStock refuses. */
export async function cancelMovement<Stored extends Undone, Shown>(
  tx: Tx,
  actor: Actor,
  kind: DocumentKind<Stored, Shown> & { name: PostedKind },
  id: string,
  { reason, table, action, entryKind, amount, beside }: Cancel<Stored>,
): Promise<Shown> {
  const document = await kind.lock(tx, actor, id)
  const { facts, post } = await reverseStock(tx, actor, kind.name, document, entryKind)
  await Promise.all([markCancelled(tx, actor, table, id, reason), post(), beside?.(facts)])
  await tx.audit(
    action,
    subjectOf(kind, document, amount?.(document)),
    { status: document.status },
    { status: 'CANCELLED', reason },
  )
  return kind.read(tx, actor, id)
}
