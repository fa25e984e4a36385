import type {
  DocumentStatus,
  LotState,
  PaymentMethod,
  ReturnPolicy,
  StockBucket,
  VatRate,
} from '@quay/contract/enumeration'
import type { SaleReturnReason } from '@quay/contract/sale-return/shapes'
import type { Fund } from '../cashbook/post-cash.ts'
import type { PaymentRow } from '../cashbook/split-payments.ts'
import type { Discount } from '../money/discount.ts'
import type { EarnRule } from '../point/earn-points.ts'
import type { PointLot } from '../point/move-points.ts'
import type { Unit } from '../quantity/convert-unit.ts'
import type { CashRounding } from '../sale/round-cash.ts'
import type { LotQuantity } from '../stock/pick-lots.ts'
import type { ProductStock } from '../stock/post-stock.ts'
import type { BilledSurcharge } from '../surcharge/surcharges-back.ts'

export interface ReturnItemInput {
  billItemId: string
  /** Of a combo: the component that comes back alone. */
  billItemPartId?: string | undefined
  unitId?: string | undefined
  quantity: number
  lots?: readonly LotQuantity[] | undefined
  restock: boolean
  isIntact: boolean
  reason?: SaleReturnReason | undefined
}

/** What goods come back, and what is kept of their money. */
export interface AskedReturn {
  billId: string
  reason: SaleReturnReason
  items: readonly ReturnItemInput[]
  fee?: Discount | undefined
  surplusGifts?: 'CHARGE' | 'WAIVE' | undefined
}

/** A return as it is sent. */
export interface SaleReturnInput extends AskedReturn {
  id: string
  branchId: string
  note?: string | null | undefined
  payments: readonly PaymentRow[]
  expectedRefund?: number | undefined
  /** The bill of the new goods of an exchange, which is posted already. */
  exchangeBill?: { id: string; payable: number; surcharges: number } | undefined
}

/** What a lot gave to a line of the bill, and what of that came back. Base units and đồng. */
export interface SoldLot {
  id: string
  lotId: string
  productId: string
  lotNumber: string
  expiryDate: string | null
  /** As it stands now. */
  state: LotState
  quantity: number
  value: number
  returned: number
  returnedValue: number
}

/** Money of a line in đồng: before anything was taken off it is net + discount. */
export interface LineAmounts {
  net: number
  discount: number
  vat: number
  pointShare: number
}

/** A line of the bill, or a component of a combo on it: goods that can come back. Quantities in base units. */
export interface SoldLine extends LineAmounts {
  billItemId: string
  billItemPartId: string | null
  comboName: string | null
  /** Of a component: base units in one combo. */
  perCombo: number | null
  productId: string
  productCode: string
  productName: string
  unitId: string
  unitName: string
  ratio: number
  units: readonly (Unit & { id: string; isActive: boolean })[]
  vatRate: VatRate
  sold: number
  returned: number
  /** What returns that stand gave back of it. */
  back: LineAmounts
  lots: readonly SoldLot[]
  /** It was handed out loose in a liều. */
  isDose: boolean
  /** It has no lots, and nothing of it goes to a shelf. */
  isService: boolean
  isMedicine: boolean
  isPrescription: boolean
  isControlled: boolean
  /** Kept below room temperature. */
  isCold: boolean
  isActive: boolean
  earnsPoints: boolean
  /** What of it earned: đồng, or points of its goods. */
  pointBase: number
  /** The promotion of which it is a gift. */
  giftDiscountId: string | null
  policy: ReturnPolicy | null
}

/** A promotion that gave something on the bill, with the lines that it touched; quantities in the unit of the line. */
export interface GivenPromotion {
  discountId: string
  name: string
  effect: string
  /** How often its set was bought. */
  times: number
  /** What is free is of other goods than what is bought; else all its goods make one pool. */
  isFreeOther: boolean
  lines: readonly { billItemId: string; role: 'TARGET' | 'TRIGGER'; units: number; amount: number }[]
  /** What it took off the bill, and what its gifts counted for. */
  amount: number
  giftValue: number
  /** What returns that stand have left of its use. */
  stands: { uses: number; amount: number; giftValue: number }
}

/** A line that a bill of an order handed out, in units of the line. */
export interface HandedLine {
  billItemId: string
  orderItemId: string
  sold: number
  /** What the customer has of it. */
  kept: number
}

/** A promotion of an order whose sets give free units. */
export interface OrderSets {
  discountId: string
  times: number
  /** What earned its sets, of all lines of the order, and the units that are free. */
  triggers: readonly { orderItemId: string; units: number; quantity: number }[]
  free: number
}

/** What bills of one order handed out of gifts and free units, and of the goods that earned them. */
export interface OrderGifts {
  promotions: readonly OrderSets[]
  /** Of this bill. */
  own: readonly { billItemId: string; orderItemId: string }[]
  /** The other bills that stand. */
  others: readonly { lines: readonly HandedLine[]; promotions: readonly GivenPromotion[] }[]
  /** Units of lines that are still to be handed out; nothing once the order has ended. */
  toCome: ReadonlyMap<string, number>
  /** Đồng that returns of the other bills charged for such units. */
  charged: number
}

export interface ReturnedBill {
  id: string
  code: string
  status: DocumentStatus
  businessDay: string
  payable: number
  cashRounding: number
  pointsUsed: number
  pointsAmount: number
  pointsEarned: number
  /** Of them, what promotions gave. */
  presentPoints: number
  /** By which it earned; of bills of before it is not known, and points go in proportion. */
  pointRule?: EarnRule | null | undefined
  /** The row of the debt ledger that it made; null where nothing was owed. */
  debtEntryId: string | null
  /** What the customer still owes of it. */
  owed: number
  /** What was paid by it in cash and by transfer. */
  cashPaid: number
  bankPaid: number
  lines: readonly SoldLine[]
  promotions: readonly GivenPromotion[]
  /** What it took beside the goods; left out, nothing. */
  surcharges?: readonly BilledSurcharge[] | undefined
  /** Of a bill of an order with promotions that give free units: what its other bills handed out. */
  order?: OrderGifts | undefined
  /** What earlier returns that stand came to. */
  before: {
    rounding: number
    giftCharge: number
    pointsTaken: number
    pointsBack: number
    cashRefunded: number
  }
}

export interface ReturnRules {
  returnDays: number | null
  blockLateReturns: boolean
  /** Basis points of the goods. */
  returnFee: number
  cashRefundLimit: number | null
  restockMedicines: boolean
  restockByPharmacist: boolean
  returnWithoutBill: boolean
  cashRounding: CashRounding | null
}

export interface ReturnRights {
  /** Of who may allow what is beyond the rules. */
  mayAllow: boolean
  isPharmacist: boolean
}

/** The lots of points that a return moves. */
export interface ReturnedPoints {
  /** Of the customer, with something in them. */
  lots: readonly PointLot[]
  /** Those that the bill brought: they go first. */
  earned: readonly string[]
  /** Those that the bill spent, with what returns have not given back to them yet. */
  spent: readonly PointLot[]
}

export interface ReturnCustomer {
  id: string
  name: string
  debt: number
  debtEntryCount: number
  points: number
  pointEntryCount: number
}

/** What a return would come to depends on these. */
export interface ReturnFacts {
  now: string
  businessDay: string
  /** Null where there is none of that id. */
  bill: ReturnedBill | null
  customer: ReturnCustomer | null
  rules: ReturnRules
  rights: ReturnRights
}

/** To post it, read under lock. */
export interface PostingFacts extends ReturnFacts {
  /** Left out without a customer. */
  points?: ReturnedPoints | undefined
  products: readonly ProductStock[]
  cashAccount: Fund
  bankAccounts: readonly Fund[]
  defaultBankAccountId: string | null
  mayOverdraw: boolean
}

export interface ReturnedLot extends LotQuantity {
  /** Null where no bill sold it. */
  soldLotId: string | null
  productId: string
  lotNumber: string
  expiryDate: string | null
  bucket: StockBucket
  value: number
}

/** Goods that come back, with the part of their line's money. */
export interface ReturnLine extends LineAmounts {
  /** Its place among the items that were asked for. */
  index: number
  line: SoldLine
  unit: { id: string; name: string; ratio: number }
  quantity: number
  baseQuantity: number
  cost: number
  lots: ReturnedLot[]
  restock: boolean
  /** Why some of it goes to quarantine though it was asked to the shelf. */
  forcedWhy: string | null
  reason: SaleReturnReason | null
}

/** Goods as a return names them; of a bill, or without one. */
export interface ReturnedGoods {
  billItemId: string | null
  billItemPartId: string | null
  productId: string
  productCode: string
  productName: string
  vatRate: VatRate
}

/** A line of a return as it is written. */
export interface PlannedItem extends Omit<ReturnLine, 'line' | 'index'> {
  id: string
  position: number
  line: ReturnedGoods
}

export interface SaleReturnPayment {
  method: PaymentMethod
  accountId: string | null
  amount: number
}
