import type { ReportedKind, ReportSystem, SubmissionMessage } from '@quay/contract/submission'
import type { Answer } from '@quay/domain/submission/after-answer'

/** A line of a reported document: one lot of one product, in base units. */
export interface ReportedLine {
  productCode: string
  productName: string
  nationalCode: string | null
  registrationNumber: string | null
  lotNumber: string
  /** 'YYYY-MM-DD'. */
  expiryDate: string | null
  quantity: number
  unitName: string
  /** Đồng a base unit after discounts, VAT within, rounded. */
  price: number
}

/** A document as it is at the moment of sending. */
export interface ReportedDocument {
  kind: ReportedKind
  /** Of an import `PURCHASE` or `OPENING`, of a return to the provider its reason. */
  subkind: string
  code: string
  /** 'YYYY-MM-DD'. */
  businessDay: string
  postedAt: string
  branchId: string
  providerName: string | null
  note: string | null
  lines: ReportedLine[]
}

/** One saying of a document. */
export interface OutsideMessage {
  message: SubmissionMessage
  /**
   * The document's id and which saying of it this is: the same pair is the same message, however often it comes. The
   * adapter passes it on in the place that its system has for it, or asks the system before it sends a second time.
   */
  documentId: string
  revision: number
  /** What the system called the document when it took an earlier saying. */
  reference: string | null
  document: ReportedDocument
}

/**
 * An outside system that receives documents. An adapter translates and calls, nothing else: features/submission decides
 * when and how often, and keeps the outcome. It runs outside every transaction, ends when the signal says
 * so, and may be called again with the same message after a crash.
 */
export interface OutsideSystem {
  system: ReportSystem
  send(message: OutsideMessage, signal: AbortSignal): Promise<Answer>
}
