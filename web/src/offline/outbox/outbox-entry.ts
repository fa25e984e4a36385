import type { OfflinePart } from '@quay/contract/bill/kept-sale'
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

/** What the server says of a bill that arrived; a till that asked at the counter gets all of it. */
export type StoredBill = Pick<Bill, 'id' | 'code'> & Partial<Bill>

/** What came of one attempt to send a sale. Without a clear answer the sale may or may not have been stored. */
export type SendAnswer =
  | { kind: 'saved'; bill: StoredBill }
  | { kind: 'refused'; refusal: SaleRefusal }
  | { kind: 'unclear'; why: 'network' | 'server' | 'session'; retryAfterMs?: number | undefined }

/**
 * `live`: somebody waits for the answer, and a refusal comes back to the cart. `kept`: the till went on without one, paper may be out,
 * so the server has to take it.
 */
export type SaleLife = 'live' | 'kept'

/**
 * What the sender does with it, as the index names it. `live` goes by itself, `kept` by batches in its sequence, `behind` after those:
 * the server said "later" of it while it took others. `refused` waits for a person.
 */
export type SaleDue = 'live' | 'kept' | 'behind' | 'refused'

/** Goods that a sale took off the shelf, in base units. */
export interface TakenGoods {
  productId: string
  lotId: string
  quantity: number
}

/** The newest form of a kept sale; `1` is an entry of the outbox of version 1, which has no `offline`. */
export type SaleForm = 1 | 2

/** A sale on its way to the server. Its id is the bill's: sent twice, it is still one bill. */
export interface OutboxEntry {
  id: string
  /** Tells it from returns, which lie in the same store of the disk. */
  kind: 'sale'
  form: SaleForm
  body: BillBody & { id: string }
  /** How it happened; a kept one has series and sequence. Null in form 1. */
  offline: OfflinePart | UnnumberedPart | null
  life: SaleLife
  due: SaleDue
  /** Of a kept one, that of its series, without gaps; else epoch milliseconds. */
  sequence: number
  /** Epoch milliseconds. */
  queuedAt: number
  refusal: SaleRefusal | null
  /** What it took off the shelf, so that this till does not sell it twice. */
  taken: readonly TakenGoods[]
  /** The cart as it was, so that a refused live sale can be opened again; null in a kept one. Opaque here. */
  draft: unknown
  /** What goods can come back of before it is sent; null or left out where the server has to be asked. */
  held?: HeldBill | null
  /** The bill as its paper shows it, to be printed again without a network; left out by older versions. */
  paper?: Bill | null
}

/** How a sale happened, before the disk gave it its place in the series. */
export type UnnumberedPart = Omit<OfflinePart, 'series' | 'sequence'>

/** A sale as the till hands it over. */
export interface NewSale extends Pick<OutboxEntry, 'body' | 'draft' | 'held' | 'taken'> {
  offline: UnnumberedPart
}

/** A new entry, not yet stored; the disk gives a kept one its sequence. */
export function newEntry({ draft, ...sale }: NewSale, life: SaleLife, now: number): OutboxEntry {
  return {
    ...sale,
    id: sale.body.id,
    kind: 'sale',
    form: 2,
    life,
    due: life,
    sequence: now,
    queuedAt: now,
    refusal: null,
    draft: life === 'live' ? draft : null,
  }
}

/** How long a customer is asked to wait for an answer before the till goes on without it, in milliseconds. */
export const patience = 8_000

/** Whether the customer left before it was answered: a live sale that was found at a new start. */
export const hasWaited = ({ queuedAt }: OutboxEntry, now: number): boolean => now - queuedAt >= patience

/** Whether it was cancelled at the till before it was sent. */
export const isVoided = ({ offline }: OutboxEntry): boolean => Boolean(offline?.voided)
