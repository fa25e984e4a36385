import type { Promotion } from '@quay/contract/discount/promotion'

/** What lines of an order come to, in đồng. */
export interface OrderAmounts {
  net: number
  promotionDiscount: number
  lineDiscount: number
  promotionShare: number
  orderShare: number
}

/** The liều of a line of an order. */
export interface OrderedSample {
  sampleMedicineId: string
  group: number
  count: number
  replacedProductId: string | null
}

/** A line of a confirmed order, with what bills that stand took of it. */
export interface OrderLine {
  id: string
  productId: string
  productName: string
  unitId: string
  ratio: number
  baseQuantity: number
  billedBase: number
  listPrice: number
  unitPrice: number
  priceBookId: string | null
  priceBookName: string | null
  priceTierFrom: number | null
  postedReason: string | null
  giftOf: string | null
  /** The liều that it is handed out in. */
  sample?: OrderedSample | null | undefined
  amounts: OrderAmounts
  given: OrderAmounts
  /** What promotions took off it, and what of that bills that stand took. */
  discounts: readonly { discountId: string; units: number; amount: number; given: number }[]
  /** The server alone knows them. */
  triggers?: readonly OrderTrigger[] | undefined
}

/** The part of a line that earned a gift or a free unit; in the unit of the line. */
export interface OrderTrigger {
  discountId: string
  units: number
}

/** A promotion of an order, as it was when the order was priced. */
export interface OrderDiscount {
  discountId: string
  code: string
  name: string
  level: Promotion['level']
  effect: Promotion['effect']
  times: number
  giftValue: number
}

/** The order that a bill hands out, locked. */
export interface BilledOrder {
  id: string
  code: string
  /** Held of its deposit, with the end of its chain. */
  deposit: number
  depositEntryCount: number
  lines: readonly OrderLine[]
  discounts: readonly OrderDiscount[]
}

/** The end of an order's chain of deposits. */
export interface OrderChain {
  id: string
  deposit: number
  depositEntryCount: number
}

export type DepositKind =
  | 'DEPOSIT'
  | 'DEPOSIT_USED'
  | 'DEPOSIT_USED_CANCEL'
  | 'DEPOSIT_REFUND'
  | 'DEPOSIT_KEPT'
  | 'DEPOSIT_MOVED'

/** A row of the chain: what is owed to who ordered is below zero, as in every debt. */
export interface DepositEntry {
  kind: DepositKind
  amount: number
  sequence: number
  balanceAfter: number
  reversesId?: string | null
}
