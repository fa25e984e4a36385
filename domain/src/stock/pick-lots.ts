import type { LotState } from '@quay/contract/enumeration'
import type { SkippedLot } from '@quay/contract/stock/errors'

export interface PickableLot {
  id: string
  /** YYYY-MM-DD; null for goods without expiry. */
  expiryDate: string | null
  state: LotState
  /** Base units in the sellable bucket of the branch. */
  quantity: number
  /** ISO 8601 in UTC, so that it compares as text. */
  firstReceivedAt: string
}

export interface LotQuantity {
  lotId: string
  /** Base units. */
  quantity: number
}

/** A lot that the cashier chose. */
export interface ChosenLot extends LotQuantity {
  /** It lies there and the books do not have it yet: what it lacks is owed by the lot until its import comes. */
  comesLater?: boolean | undefined
}

interface PickLotsInput {
  lots: readonly PickableLot[]
  /** Base units. */
  needBase: number
  /** The business day of the sale; a lot may be sold on its expiry day. */
  onDay: string
  /** Lots that the cashier chose, in base units; without it the earliest expiry goes first. Only known lots. */
  wanted?: readonly LotQuantity[] | undefined
}

interface PickedLots {
  taken: LotQuantity[]
  /** Lots passed over, in picking order, with the reason; of `wanted`, only the wanted ones. */
  skipped: SkippedLot[]
  /** Base units that could not be found; 0 when all is well. */
  missing: number
}

/**
 * Chooses the lots that a sale takes: earliest expiry first (none comes last), then first receipt, then id.
 * Expired, held, recalled and empty lots are never taken, also when they are asked for. Goods without lots have one
 * implicit lot without expiry and come through here as well.
 */
export function pickLots({ lots, needBase, onDay, wanted }: PickLotsInput): PickedLots {
  const taken: LotQuantity[] = []
  const skipped: SkippedLot[] = []
  let missing = needBase
  for (const lot of lots.toSorted(byExpiry)) {
    const limit = wanted ? wantedOf(wanted, lot.id) : missing
    if (wanted && limit === 0) continue
    const reason = whyNotSellable(lot, onDay)
    if (reason) {
      skipped.push({ lotId: lot.id, reason })
      continue
    }
    const quantity = Math.min(limit, lot.quantity, missing)
    if (quantity > 0) taken.push({ lotId: lot.id, quantity })
    missing -= quantity
  }
  return { taken, skipped, missing }
}

/** Why a lot may not be sold on a day; null when it may. */
export function whyNotSellable(lot: PickableLot, onDay: string): SkippedLot['reason'] | null {
  if (lot.state !== 'normal') return lot.state
  if (lot.expiryDate !== null && lot.expiryDate < onDay) return 'expired'
  return lot.quantity > 0 ? null : 'empty'
}

/** What of these lots may be sold on a day, in base units. */
export function sellableQuantity(lots: readonly PickableLot[], onDay: string): number {
  return lots.reduce((sum, lot) => (whyNotSellable(lot, onDay) ? sum : sum + lot.quantity), 0)
}

function byExpiry(a: PickableLot, b: PickableLot): number {
  return (
    compare(a.expiryDate ?? noExpiry, b.expiryDate ?? noExpiry) ||
    compare(a.firstReceivedAt, b.firstReceivedAt) ||
    compare(a.id, b.id)
  )
}

const noExpiry = '9999-99-99'
const compare = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1)

function wantedOf(wanted: readonly LotQuantity[], lotId: string): number {
  return wanted.reduce(
    (sum, customerRequest) => (customerRequest.lotId === lotId ? sum + customerRequest.quantity : sum),
    0,
  )
}
