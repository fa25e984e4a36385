import type { Bill } from '@quay/contract/bill/shapes'
import type { OutboxEntry } from '../../../../offline/outbox/outbox-entry.ts'
import type { SentSale } from '../../../../offline/outbox/sent-sales.ts'

/** A sale of this browser whose paper can be printed again without a network. */
export interface OwnSale {
  bill: Bill
  /** The server has not acknowledged it. */
  isWaiting: boolean
  /** Papers that a waiting one has by now; those of the others the server counts. */
  papers: number
}

interface Reader {
  branchId: string
  userId: string
  /** Else they see what they sold themselves. */
  mayReadAll: boolean
}

/** What this browser sold at a branch in seven days, the newest first: what waits, and what the server acknowledged. */
export function ownSales(
  waiting: readonly Pick<OutboxEntry, 'id' | 'life' | 'paper' | 'offline'>[],
  sent: readonly Pick<SentSale, 'id' | 'code' | 'paper'>[],
  { branchId, userId, mayReadAll }: Reader,
): OwnSale[] {
  const acknowledged = new Set(sent.map(({ id }) => id))
  const here = waiting.flatMap(({ id, life, paper, offline }): OwnSale[] =>
    paper && offline && life === 'kept' && !acknowledged.has(id)
      ? [{ bill: asItStands(paper, offline.voided), isWaiting: true, papers: offline.papers ?? 0 }]
      : [],
  )
  const there = sent.flatMap(({ code, paper }): OwnSale[] =>
    paper ? [{ bill: { ...paper, code }, isWaiting: false, papers: 0 }] : [],
  )
  return [...here.toReversed(), ...there].filter(
    ({ bill }) => bill.branchId === branchId && (mayReadAll || bill.sellerId === userId),
  )
}

/** A sale that was cancelled before it was sent says so on each paper from then on. */
const asItStands = (bill: Bill, voided: { at: string; reason: string } | undefined): Bill =>
  voided ? { ...bill, status: 'CANCELLED', cancelledAt: voided.at, cancelReason: voided.reason } : bill
