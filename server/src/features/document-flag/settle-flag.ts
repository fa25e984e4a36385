import { type FlagDetails, flagActions } from '@quay/contract/document-flag/kinds'
import type { DocumentFlag, settleBody } from '@quay/contract/document-flag/shapes'
import { formatDateTime } from '@quay/domain/text/format-date'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { may } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { withSentence } from './flag-queries.ts'

interface StoredFlag {
  id: string
  kind: string
  details: FlagDetails
  at: string
  documentKind: 'bill' | 'sale-return'
  documentId: string
  branchId: string
  settledAt: string | null
  settledByName: string | null
  code: string
}

const lockSql = `
  select f.id, f.kind, f.details, f.at, f.document_kind, f.document_id, f.branch_id, f.settled_at, f.settled_by_name,
    coalesce((select b.code from bill b where b.store_id = $1 and b.id = f.document_id),
      (select r.code from sale_return r where r.store_id = $1 and r.id = f.document_id)) as code
  from document_flag f where f.store_id = $1 and f.id = $2 for update of f`

/**
 * Notes that somebody did what a flag asks for. Throws `not-found`, `forbidden` without the right to change such a document, `flag-settled`, and
 * `flag-action-unknown` for an action that its kind does not have.
 */
export async function settleFlag(
  tx: Tx,
  actor: Actor,
  id: string,
  { action, note }: z.output<typeof settleBody>,
): Promise<DocumentFlag> {
  const [flag] = await tx.query<StoredFlag>(lockSql, [tx.storeId, id])
  if (!flag || !actor.branchIds.includes(flag.branchId))
    throw new DomainError('not-found', { kind: 'document-flag', id })
  const model = flag.documentKind === 'bill' ? 'bill' : 'return'
  if (!may(actor, { model, action: 'update' })) throw new DomainError('forbidden', { model, action: 'update' })
  if (flag.settledAt) {
    const { timeZone } = await readBranchDay(tx, flag.branchId)
    throw new DomainError('flag-settled', { name: flag.settledByName!, at: formatDateTime(flag.settledAt, timeZone) })
  }
  const chosen = flagActions(flag.kind, flag.details).find(one => one.action === action)
  if (!chosen) throw new DomainError('flag-action-unknown')
  const settled = { settledAt: tx.now.toISOString(), settledByName: actor.fullName, how: action, note: note ?? null }
  await tx.query(
    'update document_flag set settled_at = $3, settled_by = $4, settled_by_name = $5, how = $6, note = $7 where store_id = $1 and id = $2',
    [tx.storeId, id, tx.now, actor.employeeId, actor.fullName, action, note ?? null],
  )
  await settleReturn(tx, actor, flag, note ?? chosen.label)
  const { sentence } = withSentence(flag)
  await tx.audit(
    'document-flag.settle',
    { kind: flag.documentKind, id: flag.documentId, code: flag.code, branchId: flag.branchId },
    undefined,
    { flag: sentence, settledHow: chosen.label, ...(note && { note }) },
  )
  return { id, kind: flag.kind, sentence, details: { ...flag.details }, at: flag.at, ...settled }
}

/** A return says of itself whether somebody settled all that it broke. */
async function settleReturn(
  tx: Tx,
  actor: Actor,
  { documentKind, documentId }: StoredFlag,
  note: string,
): Promise<void> {
  if (documentKind !== 'sale-return') return
  await tx.query(
    `update sale_return set settled_at = $3, settled_by_name = $4, settle_note = $5
     where store_id = $1 and id = $2 and settled_at is null and cardinality(flags) > 0
       and not exists (select 1 from document_flag f where f.store_id = $1 and f.document_id = $2 and f.settled_at is null)`,
    [tx.storeId, documentId, tx.now, actor.fullName, note],
  )
}
