import type { AuditAction } from '@quay/contract/audit-action'
import type { Actor, Tx } from '../db/connection/transaction.ts'
import { newId } from '../db/new-id.ts'
import { nextCode } from '../db/write/counter.ts'
import { createOnce } from '../db/write/create-once.ts'
import { holdProducts } from '../features/product/write/hold-products.ts'
import { branchOf, requireActiveBranch } from '../http/caller/rights.ts'
import { type DocumentKind, type DraftTable, type StoredDocument, subjectOf } from './document-kind.ts'
import { requireDraft, requireVersion } from './lock-document.ts'
import { type HeadRow, insertHead, replaceHead } from './write-document.ts'

type StoredDraft = StoredDocument & { version: number }
type DraftStatus = 'DRAFT' | 'SUCCEED'

/** The part that the plans of all documents have. */
interface Decided {
  id: string
  branchId: string
  status: DraftStatus
}

/**
 * A kind of document that is written as a draft or completed at once. Its feature gives the plan and the rows; the steps around
 * them are the same for all.
 */
export interface DraftKind<Table extends DraftTable, Input, Plan, Stored extends StoredDocument, Shown>
  extends DocumentKind<Stored, Shown> {
  table: Table
  actions: { create: AuditAction; update: AuditAction; complete: AuditAction }
  /** Loads and decides: under lock what is to be completed. `before` is the draft that is replaced. Throws what the rule refuses. */
  plan: (tx: Tx, actor: Actor, input: Input, status: DraftStatus, before: Stored | null) => Promise<Plan>
  /** The document in its plan. */
  document: (plan: Plan) => Decided
  head: (plan: Plan, actor: Actor) => HeadRow<Table>
  insertLines: (tx: Tx, plan: Plan) => Promise<void>
  /** Takes away what hangs on a draft beside its lines, when it gets another content. */
  alsoDelete?: (tx: Tx, id: string) => Promise<void>
  /**
   * Writes the document and what it moves. Left out: the document is written, and what a completed one moves is `apply`. A kind
   * whose rows must come in another order says so here.
   */
  write?: (tx: Tx, actor: Actor, written: Written<Plan>) => Promise<void>
  /** What a completed document does beside its own rows. */
  apply?: (tx: Tx, actor: Actor, plan: Plan, code: string) => Promise<void>
  /** What the store's money gains by it, in đồng. */
  amount?: (plan: Plan) => number | null
  /** What the log tells of it, as it is stored and as it is planned, without its lines. */
  words: (document: never) => object
}

export interface Written<Plan> {
  plan: Plan
  code: string
  /** The action that the log will name. */
  action: AuditAction
  /** Writes the document itself with its lines. */
  writeDocument: () => Promise<void>
}

interface Content {
  branchId?: string | undefined
  status: DraftStatus
  items: readonly { productId: string }[]
}

/**
 * Writes a document, as a draft or completed at once. Gives it; for a copy of one that was written already, that one. Throws what
 * its plan refuses, and `idempotency-conflict`.
 */
export function createDraft<Table extends DraftTable, Input, Plan, Stored extends StoredDraft, Shown extends object>(
  tx: Tx,
  actor: Actor,
  kind: DraftKind<Table, Input, Plan, Stored, Shown>,
  body: Content & { id?: string | undefined },
  hash: Buffer,
): Promise<Shown> {
  const id = body.id ?? newId()
  const read = () => kind.read(tx, actor, id)
  return createOnce(tx, {
    table: kind.table,
    id,
    hash,
    read,
    make: async () => {
      const branchId = branchOf(actor, body.branchId)
      const plan = await planOf(tx, actor, kind, { ...body, id, branchId }, null)
      // The counter is the last lock: a request that waits for a number waits for nothing else.
      const code = await nextCode(tx, kind.codes)
      const action = kind.actions.create
      await write(tx, actor, kind, { plan, code, action }, () =>
        insertHead(tx, actor, kind.table, { id, code, hash }, kind.head(plan, actor)),
      )
      const subject = subjectOf(kind, { id, code, branchId }, kind.amount?.(plan))
      await tx.audit(action, subject, undefined, kind.words(kind.document(plan) as never))
      return read()
    },
  })
}

/**
 * Puts new content in the place of a draft's, or completes it. Gives the document. Throws `not-found`, `not-a-draft`,
 * `version-conflict` with the document as it is, and what its plan refuses.
 */
export async function replaceDraft<
  Table extends DraftTable,
  Input,
  Plan,
  Stored extends StoredDraft,
  Shown extends object,
>(
  tx: Tx,
  actor: Actor,
  kind: DraftKind<Table, Input, Plan, Stored, Shown>,
  id: string,
  { version, ...content }: Content & { version: number },
): Promise<Shown> {
  const read = () => kind.read(tx, actor, id)
  const before = await kind.lock(tx, actor, id)
  requireDraft(before)
  await requireVersion(before, version, read)
  const branchId = branchOf(actor, content.branchId ?? before.branchId)
  const plan = await planOf(tx, actor, kind, { ...content, id, branchId }, before)
  const { code } = before
  const action = content.status === 'SUCCEED' ? kind.actions.complete : kind.actions.update
  await write(tx, actor, kind, { plan, code, action }, async () => {
    await kind.alsoDelete?.(tx, id)
    await replaceHead(tx, kind.table, id, kind.head(plan, actor))
  })
  const subject = subjectOf(kind, { id, code, branchId }, kind.amount?.(plan))
  await tx.audit(action, subject, kind.words(before as never), kind.words(kind.document(plan) as never))
  return read()
}

/** Lines get their ids here, so that the plan can name them. No merge passes by a draft; what is completed locks its goods harder. */
async function planOf<Table extends DraftTable, Input, Plan, Stored extends StoredDocument, Shown>(
  tx: Tx,
  actor: Actor,
  kind: DraftKind<Table, Input, Plan, Stored, Shown>,
  { status, ...content }: Content & { id: string; branchId: string },
  before: Stored | null,
): Promise<Plan> {
  requireActiveBranch(actor, content.branchId)
  if (status === 'DRAFT') await holdProducts(tx, productsOf(content.items))
  const items = content.items.map(item => ({ ...item, id: newId() }))
  return kind.plan(tx, actor, { ...content, items } as Input, status, before)
}

async function write<Table extends DraftTable, Input, Plan, Stored extends StoredDocument, Shown>(
  tx: Tx,
  actor: Actor,
  kind: DraftKind<Table, Input, Plan, Stored, Shown>,
  written: Omit<Written<Plan>, 'writeDocument'>,
  writeHead: () => Promise<void>,
): Promise<void> {
  const { plan, code } = written
  const writeDocument = async () => {
    await writeHead()
    await kind.insertLines(tx, plan)
  }
  if (kind.write) return kind.write(tx, actor, { ...written, writeDocument })
  await writeDocument()
  if (kind.document(plan).status === 'SUCCEED') await kind.apply?.(tx, actor, plan, code)
}

const productsOf = (items: Content['items']) => [...new Set(items.map(({ productId }) => productId))]
