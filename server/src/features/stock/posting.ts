import type { Tx } from '../../db/connection/transaction.ts'

/**
 * What writes rows of a ledger, by the name that its rows carry. Each feature adds its own documents to this interface
 * (`declare module`), beside their codes; this folder writes for merged products itself.
 */
export interface LedgerDocuments {
  'product-merge': unknown
}
export type DocumentKind = keyof LedgerDocuments

/** Rows of cash and debt that sales, imports and returns write. */
export type TradeEntryKind =
  | 'SALE'
  | 'SALE_CANCEL'
  | 'SALE_RETURN'
  | 'SALE_RETURN_CANCEL'
  | 'INBOUND'
  | 'INBOUND_CANCEL'
  | 'INBOUND_COST'
  | 'INBOUND_COST_CANCEL'
  | 'INBOUND_RETURN'
  | 'INBOUND_RETURN_CANCEL'

type Partner = { kind: 'customer' | 'provider' | 'employee' | 'other'; id: string | null; name: string | null }

/** What every ledger row of one document carries. */
export interface Posting {
  branchId: string
  /** The day on which the rows are posted. */
  businessDay: string
  employeeId: string
  document: { kind: DocumentKind; id: string; code: string }
  partner: Partner | null
  /** The shift that its money is of; left out, the one that is open at the drawer where the caller works. */
  shiftId?: string | null
  /** When its goods moved, where that was before the rows are written: a sale that came late. */
  happenedAt?: string | undefined
}

/** What the rows of a document carry on the day they are posted. */
export const postingOf = (
  actor: { employeeId: string },
  kind: DocumentKind,
  { id, code, branchId }: { id: string; code: string; branchId: string },
  businessDay: string,
  partner: Partner | null = null,
): Posting => ({ branchId, businessDay, employeeId: actor.employeeId, document: { kind, id, code }, partner })

/** The provider of a document as its rows name them. */
export const providerOf = (document: { providerId: string | null; providerName: string | null }): Partner | null =>
  document.providerId ? { kind: 'provider', id: document.providerId, name: document.providerName } : null

/** What each row of a ledger says of the document that wrote it. */
export const postedColumns = (tx: Pick<Tx, 'now'>, { branchId, businessDay, employeeId, document }: Posting) => ({
  branchId,
  documentKind: document.kind,
  documentId: document.id,
  documentCode: document.code,
  employeeId,
  at: tx.now,
  businessDay,
})

/** Whom the rows of a ledger name. */
export const partnerColumns = ({ partner }: Posting) => ({
  partnerKind: partner?.kind ?? null,
  partnerId: partner?.id ?? null,
  partnerName: partner?.name ?? null,
})
