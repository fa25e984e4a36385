/** Points that one row of the ledger brought and that are still there. */
export interface PointLot {
  id: string
  remaining: number
  /** The last day on which they can be spent; null has no end. */
  expiresOn: string | null
}

/** The end of a customer's point ledger, under lock, with the lots that hold something. */
export interface PointChain {
  customerId: string
  /** Below zero where points were taken back that had been spent. */
  balance: number
  entryCount: number
  lots: readonly PointLot[]
}

export type PointEntryKind =
  | 'EARN'
  | 'SPEND'
  | 'EARN_CANCEL'
  | 'SPEND_CANCEL'
  | 'OPENING'
  | 'EXPIRE'
  | 'ADJUST'
  | 'ADJUST_CANCEL'
  | 'RETURN_EARN'
  | 'RETURN_SPEND'
  | 'RETURN_EARN_CANCEL'
  | 'RETURN_SPEND_CANCEL'
  | 'MERGE'
  | 'EARN_PAID'
  | 'EARN_UNPAID'
  | 'EARN_PAID_CANCEL'
  | 'EARN_UNPAID_CANCEL'

/** What a document does to the points of a customer. */
export interface PointMove {
  kind: PointEntryKind
  /** Points, never 0: above it they come, below it they go. */
  amount: number
  reversesId?: string | null | undefined
  note?: string | null | undefined
  /** Points that come make a lot that ends then. */
  expiresOn?: string | null | undefined
  /** Points that come back go into these lots, which held so many of them before; the rest makes a lot of its own. */
  into?: readonly PointLot[] | undefined
  /** Points that go are taken from these lots before any other: those that the undone row brought. */
  from?: readonly string[] | undefined
}

/** A row of the ledger with what it does to lots; no id is made here. */
export interface PointEntry {
  kind: PointEntryKind
  customerId: string
  amount: number
  sequence: number
  balanceAfter: number
  reversesId: string | null
  note: string | null
  /** The lot that it brings; null where it brings none, or all of it fills what was below zero. */
  lot: { points: number; expiresOn: string | null } | null
  /** What it took from a lot, below zero where it gave back. */
  allocations: { lotId: string; amount: number }[]
}

/** What a lot is after all moves. */
export interface LotChange {
  lotId: string
  /** Added to what remains. */
  amount: number
  expiresOn: string | null
}

export interface MovedPoints {
  pointEntries: PointEntry[]
  lotChanges: LotChange[]
  /** What is left, the new lots included. */
  lotsLeft: Pick<PointLot, 'remaining' | 'expiresOn'>[]
}

/**
 * Turns moves into rows of a customer's point ledger, one after the other. Points that go are taken from the lots that end first;
 * what no lot holds takes the balance below zero, and points that come fill that before they make a lot. So the lots hold
 * together what the customer has, or nothing where the balance is below zero.
 */
export function movePoints(chain: PointChain, moves: readonly PointMove[]): MovedPoints {
  const lots = chain.lots.map(lot => ({ ...lot }))
  const before = new Map(lots.map(lot => [lot.id, { ...lot }]))
  const brought: NewLot[] = []
  let { balance, entryCount } = chain
  const pointEntries = moves.map((move): PointEntry => {
    const moved = move.amount > 0 ? bring(move, balance, lots, before) : take(move, lots, brought)
    if (moved.lot) brought.push(moved.lot)
    balance += move.amount
    entryCount += 1
    return {
      kind: move.kind,
      customerId: chain.customerId,
      amount: move.amount,
      sequence: entryCount,
      balanceAfter: balance,
      reversesId: move.reversesId ?? null,
      note: move.note ?? null,
      ...moved,
    }
  })
  for (const entry of pointEntries) if (entry.lot?.points === 0) entry.lot = null
  const lotChanges = lots.flatMap(({ id, remaining, expiresOn }): LotChange[] => {
    const old = before.get(id)!
    if (old.remaining === remaining && old.expiresOn === expiresOn) return []
    return [{ lotId: id, amount: remaining - old.remaining, expiresOn }]
  })
  const made = brought.map(({ points: remaining, expiresOn }) => ({ remaining, expiresOn }))
  return { pointEntries, lotChanges, lotsLeft: [...lots, ...made] }
}

type NewLot = NonNullable<PointEntry['lot']>
type Held = PointLot & { remaining: number; expiresOn: string | null }

function bring(move: PointMove, balance: number, lots: Held[], before: Map<string, PointLot>) {
  let left = move.amount - Math.min(move.amount, Math.max(0, 0 - balance))
  const allocations: PointEntry['allocations'] = []
  for (const { id, remaining: most, expiresOn } of move.into ?? []) {
    const back = Math.min(left, most)
    if (back === 0) continue
    let lot = lots.find(one => one.id === id)
    if (!lot) {
      lot = { id, remaining: 0, expiresOn }
      lots.push(lot)
      before.set(id, { ...lot, expiresOn: null })
    }
    lot.remaining += back
    lot.expiresOn = later(lot.expiresOn, expiresOn)
    allocations.push({ lotId: id, amount: 0 - back })
    left -= back
  }
  return { lot: left > 0 ? { points: left, expiresOn: move.expiresOn ?? null } : null, allocations }
}

/** Lots that the same plan brings have no id to be taken from yet: they come with that much less. */
function take(move: PointMove, lots: Held[], brought: NewLot[]) {
  let left = 0 - move.amount
  const first = new Set(move.from)
  const order = lots.toSorted((a, b) => Number(first.has(b.id)) - Number(first.has(a.id)) || byEnd(a, b))
  const allocations: PointEntry['allocations'] = []
  for (const lot of order) {
    const amount = Math.min(left, lot.remaining)
    if (amount === 0) continue
    lot.remaining -= amount
    left -= amount
    allocations.push({ lotId: lot.id, amount })
  }
  for (const lot of brought) {
    const amount = Math.min(left, lot.points)
    lot.points -= amount
    left -= amount
  }
  return { lot: null, allocations }
}

function byEnd(a: PointLot, b: PointLot): number {
  if (a.expiresOn !== b.expiresOn) return (a.expiresOn ?? '9999') < (b.expiresOn ?? '9999') ? -1 : 1
  return a.id < b.id ? -1 : 1
}

const later = (a: string | null, b: string | null) => (a === null || b === null ? null : a > b ? a : b)
