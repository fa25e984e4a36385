import type { PriceSource } from '@quay/contract/bill/errors'
import type { Promotion } from '@quay/contract/discount/promotion'
import type { LedgerBucket, PaymentMethod, SaleChannel, VatRate } from '@quay/contract/enumeration'
import type { Buyer, DispensingReason, PrescriptionBody } from '@quay/contract/prescription/shapes'
import type { SurchargeReturns } from '@quay/contract/surcharge/till-surcharge'
import type { Discount } from '../money/discount.ts'
import type { EarnRule } from '../point/earn-points.ts'
import type { LotChange, PointEntry } from '../point/move-points.ts'
import type { VatGroup } from '../sale/price/split-vat.ts'
import type { DepositEntry } from '../sales-order/order-facts.ts'
import type { LineDosePack } from '../sample-medicine/apply-sample.ts'
import type { ProductChange, LotChange as StockLotChange } from '../stock/post-stock.ts'
import type { OwingShelf } from './bill-facts.ts'

interface Posted {
  /** Counts the rows of the chain without gaps. */
  sequence: number
  balanceAfter: number
}

/** The head of the bill; all amounts in đồng. */
export interface BillRow {
  id: string
  branchId: string
  customerId: string | null
  customerCode: string | null
  customerName: string | null
  customerPhone: string | null
  doctorId: string | null
  prescriptionCode: string | null
  /** Why prescription medicines were sold without one. */
  noPrescriptionReason: string | null
  /** When the customer comes again. */
  revisitOn: string | null
  channel: SaleChannel
  soldAt: string
  /** The bill's own day, for the reports of sale. */
  businessDay: string
  /** The day of its ledger rows. */
  postedDay: string
  discount: Discount | null
  totalPrice: number
  promotionDiscount: number
  lineDiscount: number
  promotionOrder: number
  orderDiscount: number
  pointsUsed: number
  pointsAmount: number
  pointsEarned: number
  /** What they had before it, without what had ended; null without a customer or without points. */
  pointsBefore: number | null
  /** What ends next after it, and when. */
  pointsExpiring: number | null
  pointsExpireOn: string | null
  /** The rule by which it earned; null where nothing of it earns. */
  pointRule: EarnRule | null
  /** Đồng that earn: Σ of the lines. */
  pointBase: number
  discountAmount: number
  payable: number
  /** What is taken beside the goods. */
  surcharges: number
  /** What was put on so that cash can pay it; below zero where it was taken off. */
  cashRounding: number
  /** The order that it hands out; null for every other. */
  orderId: string | null
  /** Of the deposit that the order holds. */
  depositUsed: number
  /** What goods that came back in an exchange pay. */
  exchangeUsed: number
  /** payable + surcharges + cashRounding − debt; the rows of cash and bank pay it without depositUsed and exchangeUsed. */
  paid: number
  cashTendered: number
  change: number
  /** Of the change, what stays as money of the customer. */
  changeKept: number
  debt: number
  /** Agreed for what is owed. */
  dueOn: string | null
  vat: number
  vatGroups: VatGroup[]
  cost: number
  /** Promotions that the cashier left out. */
  declined: { discountId: string; name: string }[]
  itemCount: number
  note: string | null
}

export interface BillItemRow {
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
  listPrice: number
  unitPrice: number
  priceSource: PriceSource
  /** Of the list price. */
  priceBookId: string | null
  priceBookName: string | null
  priceTierFrom: number | null
  /** Of a line above it, in đồng for one of the unit. */
  postedPrice: number | null
  /** Also of a line above the mark-up of a hospital's pharmacy, whose cap is not kept: it would tell the cost. */
  postedReason: string | null
  /** The promotion whose gift it is. */
  giftDiscountId: string | null
  orderItemId: string | null
  discount: Discount | null
  gross: number
  promotionDiscount: number
  lineDiscount: number
  promotionShare: number
  orderShare: number
  pointShare: number
  /** What of its net earns points, in đồng. */
  pointBase: number
  net: number
  vatRate: VatRate
  vat: number
  /** The value that left the shelves with it. */
  cost: number
  note: string | null
  /** In the unit. */
  prescribedQuantity: number | null
  dispensingReason: DispensingReason | null
  standsFor: string | null
  daysOfSupply: number | null
  soldBy: string | null
  soldByName: string | null
  sample?: LineDosePack
}

/** What a sold combo was made of: the line's price, VAT and cost by component, which add up to the line's. */
export interface BillItemPartRow {
  itemId: string
  position: number
  productId: string
  productCode: string
  productName: string
  unitId: string
  unitName: string
  ratio: number
  /** For the whole line, in the unit. */
  quantity: number
  baseQuantity: number
  net: number
  vatRate: VatRate
  vat: number
  cost: number
}

export interface BillItemLotRow {
  itemId: string
  itemIndex: number
  /** The line's, or the component's of a combo. */
  productId: string
  lotId: string
  lotNumber: string
  expiryDate: string | null
  /** Base units. */
  quantity: number
  value: number
}

/** The rows add up to `payable`: cash is what stays in the drawer, without the change. */
export interface BillPaymentRow {
  position: number
  method: PaymentMethod
  accountId: string | null
  amount: number
}

/** A promotion that gave something, as it was then. */
export interface BillDiscountRow {
  discountId: string
  position: number
  code: string
  name: string
  level: Promotion['level']
  effect: Promotion['effect']
  amount: number
  /** What its gifts count for, in đồng. */
  giftValue: number
  times: number
  /** Points that it gave, contained in what the bill earned. */
  points: number
  /** Codes that it gave: until they are taken from the drawer, as many as it would give. */
  vouchers: number
  /** The code that it was given for. */
  voucher: { id: string; code: string } | null
  /** The order used it: the bill takes it over and uses it no second time. */
  ofOrder: boolean
}

/** A code of another promotion that a promotion of the bill gives. */
export interface GivenCode {
  id: string
  code: string
  /** The promotion that it is a code of. */
  discountId: string
  name: string
  expiresOn: string | null
}

export interface BillItemDiscountRow {
  itemId: string
  discountId: string
  role: 'TARGET' | 'TRIGGER'
  /** In the unit of the line. */
  units: number
  amount: number
}

export interface SaleStockEntry extends Posted {
  kind: 'SALE'
  productId: string
  lotId: string
  /** Left out: the sellable one. */
  bucket?: LedgerBucket | undefined
  itemId: string
  itemIndex: number
  /** Base units, negative. */
  quantity: number
  /** Đồng, negative or 0. */
  value: number
}

export interface SaleCashEntry extends Posted {
  kind: 'SALE'
  accountId: string
  method: 'CASH' | 'BANK'
  amount: number
}

export interface SaleDebtEntry extends Posted {
  kind: 'SALE'
  customerId: string
  amount: number
}

export interface SkippedLotRow {
  itemIndex: number
  lotId: string
  lotNumber: string
  expiryDate: string | null
  reason: 'expired' | 'held' | 'recalled'
}

/** Two medicines that must not be taken together, and why they were sold. */
export interface ContraindicationRow {
  position: number
  productId: string
  productName: string
  otherProductId: string
  otherProductName: string
  first: string
  second: string
  consequence: string | null
  reason: string
}

/** Every row that posting a bill writes. */
export interface BillPlan {
  bill: BillRow
  prescription: PrescriptionBody | null
  buyer: Buyer | null
  contraindications: ContraindicationRow[]
  items: BillItemRow[]
  itemParts: BillItemPartRow[]
  itemLots: BillItemLotRow[]
  discounts: BillDiscountRow[]
  itemDiscounts: BillItemDiscountRow[]
  /** Codes that the bill gives; none while they are not taken from the drawer. */
  surcharges: BillSurchargeRow[]
  givenCodes: GivenCode[]
  payments: BillPaymentRow[]
  stockEntries: SaleStockEntry[]
  lotChanges: StockLotChange[]
  productChanges: ProductChange[]
  cashEntries: SaleCashEntry[]
  debtEntry: SaleDebtEntry | null
  /** Of the deposit of its order. */
  depositEntries: DepositEntry[]
  pointEntries: PointEntry[]
  pointLotChanges: LotChange[]
  /** What is sold before it came, by the lot that owes it; hardly ever any. */
  owed: OwingShelf[]
  /** Lots that the earliest-expiry order passed over, for the screen. */
  skippedLots: SkippedLotRow[]
}

/** What is taken beside the goods, as it was called and worth on that day; in đồng. */
export interface BillSurchargeRow {
  surchargeId: string
  position: number
  code: string
  name: string
  amount: number
  isTyped: boolean
  vatRate: VatRate
  vat: number
  returns: SurchargeReturns
}
