import type { DisposalReason } from '@quay/contract/disposal'
import type { StockBucket } from '@quay/contract/enumeration'
import type { Unit } from '../quantity/convert-unit.ts'
import type { PostedStock, ProductStock, StockMovement } from '../stock/post-stock.ts'

export interface DisposalItemInput {
  /** Made by the caller. */
  id: string
  productId: string
  lotId: string
  bucket: StockBucket
  unitId: string
  /** In the unit. */
  quantity: number
  note?: string | null | undefined
}

export interface DisposalInput {
  id: string
  branchId: string
  reason: DisposalReason
  method?: string | null | undefined
  place?: string | null | undefined
  witnesses: readonly { name: string; title: string }[]
  note?: string | null | undefined
  /** YYYY-MM-DD */
  disposedOn?: string | null | undefined
  items: readonly DisposalItemInput[]
}

export interface DisposedProduct extends ProductStock {
  code: string
  name: string
  registrationNumber: string | null
  units: readonly (Unit & { id: string; isActive: boolean })[]
}

/** A lot of one of the products; what of it lies in each bucket of the branch is 0 where nothing does. */
export interface DisposedLot {
  id: string
  productId: string
  number: string
  expiryDate: string | null
  shelves: Readonly<Record<StockBucket, { quantity: number; value: number }>>
}

/** To complete a disposal they are read under lock; for a draft the balances may be old. */
export interface DisposalFacts {
  now: string
  businessDay: string
  products: readonly DisposedProduct[]
  lots: readonly DisposedLot[]
}

export interface DisposalItemRow {
  id: string
  position: number
  productId: string
  productCode: string
  productName: string
  registrationNumber: string | null
  lotId: string
  lotNumber: string
  expiryDate: string | null
  bucket: StockBucket
  unitId: string
  unitName: string
  ratio: number
  quantity: number
  baseQuantity: number
  /** Đồng; 0 in a draft. */
  value: number
  note: string | null
}

export interface DisposalMovement extends StockMovement {
  kind: 'DISPOSAL'
  lineId: string
}

/** Every row of a disposal; a draft moves nothing. */
export interface DisposalPlan extends PostedStock<DisposalMovement> {
  disposal: Omit<DisposalInput, 'items'> & {
    status: 'DRAFT' | 'SUCCEED'
    postedAt: string | null
    businessDay: string
    itemCount: number
    value: number
  }
  items: DisposalItemRow[]
}
