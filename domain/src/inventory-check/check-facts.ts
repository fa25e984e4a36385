import type { ControlGroup, DocumentStatus } from '@quay/contract/enumeration'
import type { StockEntryKind } from '@quay/contract/stock-entry-kind'
import type { Unit } from '../quantity/convert-unit.ts'
import type { OwedShelf } from '../stock/owed.ts'
import type { ProductStock } from '../stock/post-stock.ts'
import type { CountedLine, ShelfName } from './merge-counts.ts'

export interface CheckedProduct extends ProductStock {
  code: string
  name: string
  isLotManaged: boolean
  controlGroup: ControlGroup | null
  units: readonly (Unit & { isActive: boolean })[]
  /** Whether the check covers the product; the check then reports its uncounted goods. */
  inScope: boolean
  /** The name of the product that it became part of. */
  mergedInto: string | null
  /** What was last paid: đồng for so many base units; null where it was never bought. */
  lastPurchase: { value: number; quantity: number } | null
}

/** What lies in one bucket of a lot at the branch, by the books of now. */
export interface CheckedShelf extends ShelfName {
  lotId: string
  lotNumber: string
  expiryDate: string | null
  quantity: number
  value: number
}

/** A lot that the store knows and the branch does not have. */
export interface CheckedLot {
  id: string
  productId: string
  number: string
  lotKey: string
  expiryDate: string | null
}

/** Base units that moved on one shelf, by kind of movement; negative left. */
export type Moved = Partial<Record<StockEntryKind, number>>

/** What the ledger says about a counted lot. A sale counts from the moment of the sale, also when it was sent later. */
export interface CountMoves extends ShelfName {
  /** Between the beginning and the end of its count. */
  during: Moved
  /** Since the end of its count. */
  since: Moved
}

/** What the reviewer decided about a line. */
export interface LineDecision extends ShelfName {
  reasonId: string | null
  reasonName: string | null
  /** What the reason is for: goods too many, too few, or either. */
  reasonDirection: 'PLUS' | 'MINUS' | 'BOTH' | null
  note: string | null
  offsetGroup: number | null
  correctsExpiry: boolean
}

/** From which difference on another person must count the line again; null asks for no recount. */
export interface RecountLimits {
  /** Đồng. */
  value: number | null
  /** Basis points of what the books say. */
  percent: number | null
}

/** A check with everything that its result depends on. To complete it, shelves and products are read under lock. */
export interface CheckFacts {
  check: {
    id: string
    code: string
    status: DocumentStatus
    heldByName: string | null
    holdReason: string | null
  }
  now: string
  timeZone: string
  counts: readonly CountedLine[]
  decisions: readonly LineDecision[]
  products: readonly CheckedProduct[]
  shelves: readonly CheckedShelf[]
  /** Goods that were sold before they came: the books of their shelf have so many fewer. */
  owed: readonly OwedShelf[]
  lots: readonly CheckedLot[]
  moves: readonly CountMoves[]
  limits: RecountLimits
}
