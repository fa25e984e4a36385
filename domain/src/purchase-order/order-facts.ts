import type { VatRate } from '@quay/contract/enumeration'
import type { Unit } from '../quantity/convert-unit.ts'

export interface OrderItemInput {
  /** Made by the caller. */
  id: string
  productId: string
  unitId: string
  /** In the unit. */
  quantity: number
  /** Đồng for one of the unit, without VAT. */
  price: number
  vatRate?: VatRate | null | undefined
  note?: string | null | undefined
}

/** An order to a provider as it is sent. */
export interface OrderInput {
  id: string
  branchId: string
  providerId: string
  expectedDate?: string | null | undefined
  note?: string | null | undefined
  items: readonly OrderItemInput[]
}

export interface OrderProduct {
  id: string
  code: string
  name: string
  type: number
  isActive: boolean
  units: readonly (Unit & { id: string; isActive: boolean })[]
}

/** What the decision needs to know. Nothing is locked for it: an order moves nothing. */
export interface OrderFacts {
  now: string
  businessDay: string
  products: readonly OrderProduct[]
  /** Null when the one that is named does not exist. */
  provider: { id: string; name: string; isActive: boolean } | null
}

/** Every row that an order writes; amounts in đồng. */
export interface OrderPlan {
  order: {
    id: string
    branchId: string
    status: 'DRAFT' | 'SUCCEED'
    progress: 'DRAFT' | 'CONFIRMED'
    providerId: string
    providerName: string
    expectedDate: string | null
    note: string | null
    businessDay: string
    confirmedAt: string | null
    goodsAmount: number
    vatAmount: number
    payable: number
    itemCount: number
  }
  items: {
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
    price: number
    vatRate: VatRate | null
    amount: number
    vatAmount: number
    note: string | null
  }[]
}
