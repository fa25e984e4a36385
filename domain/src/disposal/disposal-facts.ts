import type { DisposalReason } from '@quay/contract/disposal/shapes'
import type { StockBucket } from '@quay/contract/enumeration'
import type { ShelfFacts, ShelfItem } from '../stock/find-shelf-lines.ts'
import type { PostedStock, StockMovement } from '../stock/post-stock.ts'

export interface DisposalItemInput extends ShelfItem {
  /** Made by the caller. */
  id: string
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

/** To complete a disposal they are read under lock; for a draft the balances may be old. */
export interface DisposalFacts extends ShelfFacts {
  now: string
  businessDay: string
  /** What the calendar on the wall of the branch says. */
  today: string
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
