import type { Bill, BillBody } from '@quay/contract/bill/shapes'
import type { Issue } from '@quay/contract/envelope'
import type { ErrorCode } from '@quay/contract/error-code'
import type { HeldBill } from './held-bills.ts'

/** Why the server would not take a sale, in its own words. */
export interface SaleRefusal {
  code: ErrorCode
  message: string
  details: Record<string, unknown>
  issues: readonly Issue[]
}

/** What came of one attempt to send a sale. Without a clear answer the sale may or may not have been stored. */
export type SendAnswer =
  | { kind: 'saved'; bill: Bill }
  | { kind: 'refused'; refusal: SaleRefusal }
  | { kind: 'unclear'; why: 'network' | 'server' | 'session' }

/** `queued` waits for its turn, `sending` may have reached the server, `refused` waits for a person. */
export type OutboxState = 'queued' | 'sending' | 'refused'

/** A sale on its way to the server. Its id is the bill's: sent twice, it is still one bill. */
export interface OutboxEntry {
  id: string
  body: BillBody & { id: string }
  state: OutboxState
  attempts: number
  /** Epoch milliseconds. */
  queuedAt: number
  retryAt: number
  refusal: SaleRefusal | null
  /** The cart as it was, so that a refused sale can be opened again. Opaque here. */
  draft: unknown
  /** What goods can come back of before it is sent; null or left out where the server has to be asked. */
  held?: HeldBill | null
}

/** A sale as the till hands it over. */
export type NewSale = Pick<OutboxEntry, 'body' | 'draft' | 'held'>

/** A new entry, not yet stored. */
export function newEntry(sale: NewSale, now: number): OutboxEntry {
  return { ...sale, id: sale.body.id, state: 'queued', attempts: 0, queuedAt: now, retryAt: now, refusal: null }
}

/** How long a customer is asked to wait for an answer before the till goes on without it, in milliseconds. */
export const patience = 8_000

/** Whether the till went on without the answer: the customer left, and what was charged stands. */
export const hasWaited = ({ attempts, queuedAt }: OutboxEntry, now: number): boolean =>
  attempts > 1 || now - queuedAt >= patience
