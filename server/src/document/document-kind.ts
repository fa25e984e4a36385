import type { Actor, AuditSubject, Tx } from '../db/connection/transaction.ts'
import type { Database } from '../db/schema.ts'
import type { TableWith } from '../db/table-with.ts'
import type { Codes } from '../db/write/counter.ts'

/** Documents that keep a number, who made them and when. */
export type MadeTable = TableWith<'code' | 'contentHash' | 'createdBy' | 'createdByName' | 'createdAt'>

/** Documents with lines, `<table>_item`, that are drafts before they are completed. */
export type DraftTable = {
  [Table in MadeTable]: `${Table}_item` extends keyof Database ? Table : never
}[TableWith<'status' | 'version'> & MadeTable]

/** What commands know of any document that is stored and locked. */
export interface StoredDocument {
  id: string
  code: string
  branchId: string
  status: 'DRAFT' | 'SUCCEED' | 'CANCELLED'
}

/** A kind of document: how commands find and show one. */
export interface DocumentKind<Stored extends StoredDocument, Shown> {
  /** What the log, and the ledgers of those that move something, call it. */
  name: string
  /** The codes that its documents get. */
  codes: Codes
  /** The document, locked. Throws `not-found`, also for a branch that is not the caller's. */
  lock: (tx: Tx, actor: Actor, id: string) => Promise<Stored>
  /** The document as the contract shows it. Throws `not-found`. */
  read: (tx: Tx, actor: Actor, id: string) => Promise<Shown>
}

/** What the log says a row is about. `amount` is what the store's money gains by it, in đồng. */
export const subjectOf = (
  { name }: Pick<DocumentKind<never, unknown>, 'name'>,
  { id, code, branchId }: Pick<StoredDocument, 'id' | 'code' | 'branchId'>,
  amount: number | null = null,
): AuditSubject => ({ kind: name, id, code, branchId, amount: amount || null })
