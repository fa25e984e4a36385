import type { CostPayer, InboundKind, PaymentMethod, VatRate } from '@quay/contract/enumeration'
import type { PostedCash } from '../cashbook/post-cash.ts'
import type { Discount } from '../money/discount.ts'
import type { PostedStock, StockMovement } from '../stock/post-stock.ts'
import type { SupplierItem } from './inbound-facts.ts'
import type { SalePriceChange } from './plan-sale-prices.ts'

/** The head of a posted import; all amounts in đồng, payable = paid + debt. */
export interface InboundRow {
  id: string
  branchId: string
  kind: InboundKind
  status: 'SUCCEED'
  providerId: string | null
  providerName: string | null
  invoiceNumber: string | null
  invoiceSeries: string | null
  invoiceDate: string | null
  note: string | null
  postedAt: string
  businessDay: string
  discount: Discount | null
  /** Whether its VAT is deducted and no part of what the goods cost: decided when it is written, kept when it is corrected. */
  deductsVat: boolean
  goodsAmount: number
  discountAmount: number
  vatAmount: number
  costAmount: number
  otherCost: number
  invoiceTotal: number | null
  /** 0 for OPENING: what was on the shelves before is not paid for again. */
  payable: number
  paid: number
  debt: number
  /** What the goods are worth on the shelf. */
  value: number
  itemCount: number
}

export interface InboundItemRow {
  id: string
  position: number
  productId: string
  productCode: string
  productName: string
  unitId: string
  unitName: string
  ratio: number
  quantity: number
  bonusQuantity: number
  /** Quantity and bonus together, in base units. */
  baseQuantity: number
  price: number
  discount: Discount | null
  discountAmount: number
  documentShare: number
  netAmount: number
  vatRate: VatRate | null
  vatAmount: number
  costShare: number
  refundableShare: number
  value: number
  salePrices: SalePriceRow[]
  supplierItem: SupplierItem | null
  defect: string | null
}

/** A sale price that the import sets when it is completed. */
export interface SalePriceRow {
  unitId: string
  unitName: string
  before: number
  price: number
}

export interface InboundCostRow {
  id: string
  position: number
  name: string
  payer: CostPayer
  amount: number
  isRefundable: boolean
  providerId: string | null
  providerName: string | null
  method: PaymentMethod | null
  accountId: string | null
}

export interface InboundLotRow {
  itemId: string
  itemIndex: number
  position: number
  lotId: string
  lotNumber: string
  expiryDate: string | null
  /** In the unit of the line. */
  quantity: number
  baseQuantity: number
  value: number
}

export interface NewLot {
  id: string
  productId: string
  number: string
  numberKey: string
  expiryDate: string | null
  firstReceivedAt: string
}

export interface InboundMovement extends StockMovement {
  kind: 'INBOUND' | 'OPENING'
  itemId: string
  itemIndex: number
}

interface PaidOut {
  kind: 'INBOUND' | 'INBOUND_COST'
  /** Of a cost: its place in `costs`. */
  costIndex?: number
  method: 'CASH' | 'BANK'
  accountId: string
  /** Negative. */
  amount: number
}

export interface InboundDebtEntry {
  kind: 'INBOUND' | 'INBOUND_COST'
  /** Of a cost: its place in `costs`. */
  costIndex?: number
  providerId: string
  /** What the store owes more. */
  amount: number
  sequence: number
  balanceAfter: number
}

/** Every row that posting an import writes. */
export interface InboundPlan extends PostedStock<InboundMovement> {
  inbound: InboundRow
  items: InboundItemRow[]
  itemLots: InboundLotRow[]
  newLots: NewLot[]
  /** They add up to `payable`; to `paid` where more than that was paid. */
  payments: { position: number; method: PaymentMethod; accountId: string | null; amount: number }[]
  cashEntries: PostedCash<PaidOut>[]
  debtEntry: InboundDebtEntry | null
  costs: InboundCostRow[]
  /** What is owed to others for costs. */
  costDebts: InboundDebtEntry[]
  /** Sale prices that change in the catalogue now. */
  salePriceChanges: SalePriceChange[]
}
