import type { TransferOrigin } from '@quay/contract/stock-transfer/shapes'
import type { Unit } from '../quantity/convert-unit.ts'
import type { PickableLot } from '../stock/pick-lots.ts'
import type { PostedStock, ProductStock, StockMovement } from '../stock/post-stock.ts'

export interface TransferItemInput {
  /** Made by the caller. */
  id: string
  productId: string
  unitId: string
  /** In the unit. */
  quantity: number
  /** In the unit; left out, the earliest expiry goes first. */
  lots?: readonly { lotId: string; quantity: number }[] | undefined
  /** Đồng of one unit. */
  price?: number | null | undefined
  note?: string | null | undefined
}

export interface TransferInput {
  id: string
  origin: TransferOrigin
  /** Its writer may not send goods; a person who may checks it and sends it. */
  needsApproval: boolean
  /** The branch that sends. */
  branchId: string
  targetBranchId: string
  note?: string | null | undefined
  carrier?: string | null | undefined
  items: readonly TransferItemInput[]
}

export interface MovedProduct extends ProductStock {
  code: string
  name: string
  type: number
  units: readonly (Unit & { id: string; isActive: boolean })[]
}

/** A lot as it lies on the sellable shelf of the source. */
export interface MovedLot extends PickableLot {
  productId: string
  number: string
  /** Đồng. */
  value: number
}

/** To send goods they are read under lock; for a draft the balances may be old. */
export interface TransferFacts {
  now: string
  /** Of the source, today. */
  businessDay: string
  /** Null: there is no such branch. */
  target: { name: string; isActive: boolean } | null
  products: readonly MovedProduct[]
  lots: readonly MovedLot[]
  /** What was asked for, by product and unit; in the unit. Empty when the transfer has neither a request nor an approval. */
  requested: readonly { productId: string; unitId: string; quantity: number }[]
}

export interface TransferItemRow {
  id: string
  position: number
  productId: string
  productCode: string
  productName: string
  unitId: string
  unitName: string
  ratio: number
  quantity: number
  baseQuantity: number
  requestedQuantity: number | null
  price: number | null
  note: string | null
}

export interface TransferLotRow {
  itemId: string
  productId: string
  lotId: string
  lotNumber: string
  expiryDate: string | null
  /** Base units. */
  quantity: number
  /** Đồng; 0 in a draft. */
  value: number
}

export interface OutMovement extends StockMovement {
  kind: 'TRANSFER_OUT'
  lineId: string
}

/** Base units on their way to the target. */
export interface TransitChange {
  productId: string
  quantity: number
}

/** Every row of a transfer; a draft moves nothing. */
export interface TransferPlan extends PostedStock<OutMovement> {
  transfer: Omit<TransferInput, 'items'> & {
    status: 'DRAFT' | 'SUCCEED'
    transferStatus: 'MOVING' | null
    postedAt: string | null
    businessDay: string
    itemCount: number
    /** Đồng at the prices of the lines; null where none has one. */
    priceTotal: number | null
    value: number
  }
  items: TransferItemRow[]
  lots: TransferLotRow[]
  /** At the target. */
  inTransit: TransitChange[]
}
