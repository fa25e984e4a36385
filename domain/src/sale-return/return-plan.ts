import type { ReturnFlag, SaleReturnReason } from '@quay/contract/sale-return/shapes'
import type { PostedCash } from '../cashbook/post-cash.ts'
import type { LotChange, PointEntry } from '../point/move-points.ts'
import type { PostedStock, StockMovement } from '../stock/post-stock.ts'
import type { SurchargeBack } from '../surcharge/surcharges-back.ts'
import type { PlannedItem, SaleReturnPayment } from './return-facts.ts'
import type { UseBack } from './uses-back.ts'

interface Posted {
  sequence: number
  balanceAfter: number
}

/** The head of a return; all amounts in đồng. */
export interface SaleReturnRow {
  id: string
  branchId: string
  /** Null without a bill. */
  billId: string | null
  billCode: string | null
  customerId: string | null
  customerName: string | null
  reason: SaleReturnReason
  note: string | null
  goodsAmount: number
  billRounding: number
  fee: number
  giftCharge: number
  giftsWaived: boolean
  surchargesBack: number
  refundable: number
  exchangeUsed: number
  debtReduced: number
  credited: number
  refunded: number
  cashRounding: number
  pointsTaken: number
  pointsBack: number
  vatAmount: number
  cost: number
  itemCount: number
  daysLate: number
  exchangeBillId: string | null
  businessDay: string
  /** Of a till that took it without the network. */
  localNumber?: string
  takenAt?: string
  flags?: ReturnFlag[]
}

export interface ReturnMovement extends StockMovement {
  kind: 'SALE_RETURN'
  lineId: string
}

/** Every row that a return writes. */
export interface SaleReturnPlan extends PostedStock<ReturnMovement> {
  document: SaleReturnRow
  /** With it all goods of the bill came back: the codes that it gave are worth nothing any more. */
  isWhole: boolean
  items: PlannedItem[]
  payments: SaleReturnPayment[]
  cashEntries: PostedCash<{ kind: 'SALE_RETURN'; accountId: string; amount: number }>[]
  /** The first takes off the debt of the bill, where one does. */
  debtEntries: (Posted & { kind: 'SALE_RETURN'; partnerId: string; amount: number; settles: string | null })[]
  pointEntries: PointEntry[]
  pointLotChanges: LotChange[]
  usesBack: UseBack[]
  surcharges: SurchargeBack[]
}
