import type { OfflinePart, SaidLine } from '@quay/contract/bill/kept-sale'
import type { FlagDetails, FlagKind } from '@quay/contract/document-flag/kinds'
import type { Promoted } from '../../discount/effect/promoted.ts'
import type { BillFacts, BillLot, OwingShelf } from '../bill-facts.ts'
import type { BillPlan } from '../bill-plan.ts'

/** A rule that a kept sale broke: it is stored all the same, and somebody looks at it. */
export interface Flag {
  kind: FlagKind
  details: FlagDetails
}

/** What the paper of a kept sale says. */
export interface SaidSale {
  localNumber: string
  /** When it was sold: what the till said, and never later than now. */
  soldAt: string
  /** By the place of the line in the sale; null of a sale of form 1, whose till kept none. */
  lines: readonly SaidLine[] | null
  /** What the till took off by promotions; null where it does not add up or said nothing. */
  charged: readonly Promoted[] | null
}

/** What the decision needs to know, read under lock. */
export interface OfflineFacts {
  /** For the seller, at the instant of the sale. Its lots are all those of the goods with stock at the branch, and those of the paper. */
  bill: BillFacts
  /** Lots that goods are owed on which are not there; null until it is known that some are. */
  owing: readonly OwingShelf[] | null
  /** By id: when goods stopped being sold, and when a lot was held or recalled, as people read it. */
  stoppedAt: ReadonlyMap<string, string>
  heldAt: ReadonlyMap<string, string>
  timeZone: string
  sellerName: string
}

/** Which lots the paper names, by line; for recalls. */
export interface SaidLotRow {
  itemId: string
  productId: string
  /** Null where the store does not know it. */
  lotId: string | null
  lotNumber: string
  expiryDate: string | null
  quantity: number
}

export interface OfflinePlan {
  bill: BillPlan
  flags: Flag[]
  saidLots: SaidLotRow[]
  /** What the promotions gave is what the till charged, and not what they give by the rules. */
  isAsCharged: boolean
}

export type { BillLot, OfflinePart }
