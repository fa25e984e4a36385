import type { gppBookRoutes } from '@quay/contract/gpp-book/routes'
import type { NoteBody, NoteKind } from '@quay/contract/gpp-book/shapes'
import type { Output } from '@quay/contract/route'
import { adviceChannelText } from '@quay/domain/book/advice-channel-text'
import { formatDate } from '@quay/domain/text/format-date'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { branchOf, requireActiveBranch } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { noteCode } from './note-queries.ts'

type Note = Output<(typeof gppBookRoutes)['addNote']>

interface StoredNote {
  id: string
  kind: NoteKind
  branchId: string
  notedOn: string
  productName: string
  isClosed: boolean
  version: number
}

const knownSql = 'select kind, version, content_hash from gpp_note where store_id = $1 and id = $2'

/**
 * Writes a complaint, a harmful reaction, a recall or advice that was given online. Sent twice it is one. Throws `note-in-future`, `branch-inactive`, `not-found`,
 * `idempotency-conflict`.
 */
export async function addNote(tx: Tx, actor: Actor, body: NoteBody, hash: Buffer): Promise<Note> {
  const id = body.id ?? newId()
  const [known] = await tx.query<{ kind: NoteKind; version: number; contentHash: Buffer }>(knownSql, [tx.storeId, id])
  if (known) {
    if (!known.contentHash.equals(hash)) throw new DomainError('idempotency-conflict')
    tx.repeated = true
    return { id, kind: known.kind, version: known.version }
  }
  const branchId = branchOf(actor, body.branchId)
  requireActiveBranch(actor, branchId)
  const { today } = await readBranchDay(tx, branchId)
  if (body.notedOn > today) throw new DomainError('note-in-future', { day: formatDate(body.notedOn) })
  const productName = await nameOf(tx, body)
  const note = {
    kind: body.kind,
    notedOn: body.notedOn,
    channel: body.channel ?? null,
    personName: body.personName || null,
    productName,
    lotNumber: body.lotNumber || null,
    content: body.content,
    action: body.action || null,
  }
  await tx.insert('gpp_note', [
    {
      id,
      branchId,
      ...note,
      personPhone: body.personPhone || null,
      productId: body.productId ?? null,
      createdAt: tx.now,
      createdBy: actor.employeeId,
      createdByName: actor.fullName,
      contentHash: hash,
    },
  ])
  const channel = note.channel && adviceChannelText[note.channel]
  await tx.audit('gpp-note.create', { kind: 'gpp-note', id, code: noteCode(note), branchId }, undefined, {
    ...note,
    channel,
  })
  return { id, kind: body.kind, version: 1 }
}

async function nameOf(tx: Tx, { productId, productName }: NoteBody): Promise<string> {
  if (!productId) return productName!
  const [product] = await tx.query<{ name: string }>('select name from product where store_id = $1 and id = $2', [
    tx.storeId,
    productId,
  ])
  if (!product) throw new DomainError('not-found', { kind: 'product', id: productId })
  return product.name
}

const lockSql = `
  select id, kind, branch_id, noted_on, product_name, (result is not null or cancelled_at is not null) as is_closed, version
  from gpp_note where store_id = $1 and id = $2 for update`

/** Throws `not-found`, also for a branch that is not the caller's; `note-closed`, `version-conflict`. */
async function lockOpenNote(tx: Tx, actor: Actor, id: string, version: number): Promise<StoredNote> {
  const [note] = await tx.query<StoredNote>(lockSql, [tx.storeId, id])
  if (!note || !actor.branchIds.includes(note.branchId)) throw new DomainError('not-found', { kind: 'gpp-note', id })
  if (note.isClosed) throw new DomainError('note-closed')
  if (note.version !== version) throw new DomainError('version-conflict', { current: { id, version: note.version } })
  return note
}

const subjectOf = (note: StoredNote) => ({
  kind: 'gpp-note',
  id: note.id,
  code: noteCode(note),
  branchId: note.branchId,
})

/** Writes how a note ended; it is never changed again. Throws what `lockOpenNote` throws. */
export async function finishNote(
  tx: Tx,
  actor: Actor,
  id: string,
  { version, result }: { version: number; result: string },
): Promise<Note> {
  const note = await lockOpenNote(tx, actor, id, version)
  await tx.query(
    `update gpp_note set result = $3, finished_at = $4, finished_by_name = $5, version = version + 1
     where store_id = $1 and id = $2`,
    [tx.storeId, id, result, tx.now, actor.fullName],
  )
  await tx.audit('gpp-note.finish', subjectOf(note), undefined, { result })
  return { id, kind: note.kind, version: version + 1 }
}

/** Cancels a note that was written by mistake; it stays in the book with the reason. Throws what `lockOpenNote` throws. */
export async function cancelNote(
  tx: Tx,
  actor: Actor,
  id: string,
  { version, reason }: { version: number; reason: string },
): Promise<Note> {
  const note = await lockOpenNote(tx, actor, id, version)
  await tx.query(
    `update gpp_note set cancelled_at = $3, cancelled_by_name = $4, cancel_reason = $5, version = version + 1
     where store_id = $1 and id = $2`,
    [tx.storeId, id, tx.now, actor.fullName, reason],
  )
  await tx.audit('gpp-note.cancel', subjectOf(note), undefined, { reason })
  return { id, kind: note.kind, version: version + 1 }
}
