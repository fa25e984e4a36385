import type { Promotion } from '@quay/contract/discount/promotion'
import type { LotState, SaleChannel } from '@quay/contract/enumeration'
import type { Buyer, PrescriptionBody } from '@quay/contract/prescription/shapes'
import type { PaymentRow } from '../cashbook/split-payments.ts'
import type { ChosenPart } from '../debt/decide-debt-payment.ts'
import type { Promoted } from '../discount/effect/promoted.ts'
import type { CompiledPairs } from '../medicine/contraindicated-pairs.ts'
import type { Discount } from '../money/discount.ts'
import type { PointChain } from '../point/move-points.ts'
import type { PointRule } from '../point/point-rule.ts'
import type { TakenOfPaper } from '../sale/medicine/check-prescription.ts'
import type { KeptPrice } from '../sale/price/keep-price.ts'
import type { AskedSurcharges, SurchargeFacts } from '../sale/price/put-surcharges.ts'
import type { PriceContext } from '../sale/price/resolve-price.ts'
import type { CashRounding } from '../sale/round-cash.ts'
import type { AskedLine, SaleProduct, ShelfLot } from '../sale/sale-line.ts'
import type { BilledOrder } from '../sales-order/order-facts.ts'
import type { AskedSample, SampleFacts } from '../sample-medicine/apply-sample.ts'
import type { StockValue } from '../stock/issue-value.ts'
import type { OwedShelf } from '../stock/owed.ts'
import type { KnownCode } from '../voucher-code/check-code.ts'

/** One line of a bill as the till sends it; its id is made by the caller. */
export interface BillItemInput extends AskedLine {
  note?: string | null | undefined
  daysOfSupply?: number | null | undefined
  /** Who sold the line, where that is not the seller of the bill, and what they are called. */
  soldBy?: string | null | undefined
  soldByName?: string | null | undefined
  /** The liều it is handed out in. */
  sample?: AskedSample | null | undefined
  /** The line of the order that it hands out. */
  orderItemId?: string | null | undefined
}

/** A bill as the till sends it. */
export interface BillInput {
  id: string
  branchId: string
  customerId?: string | null | undefined
  doctorId?: string | null | undefined
  /** The code alone, where another program keeps the prescription. */
  prescriptionCode?: string | null | undefined
  prescription?: PrescriptionBody | null | undefined
  /** Who takes controlled medicines away; left out, the customer. */
  buyer?: Buyer | null | undefined
  noPrescriptionReason?: string | null | undefined
  /** Why medicines that must not be taken together are sold. */
  pairReasons?: readonly { pair: string; reason: string }[] | null | undefined
  /** Left out, at the counter; a bill of an order is ORDER. */
  channel?: SaleChannel | null | undefined
  /** ISO 8601; left out, now. */
  soldAt?: string | null | undefined
  items: readonly BillItemInput[]
  discount?: Discount | null | undefined
  points?: number | null | undefined
  payments: readonly PaymentRow[]
  /** Of goods that come back in the same exchange, in đồng: pays as much of it as is due, and `payments` only what is beyond. */
  exchangeWorth?: number | undefined
  /** What the screen showed, in đồng. */
  expectedPayable?: number | null | undefined
  /** The cash rounding that it showed, in đồng. */
  expectedRounding?: number | null | undefined
  /** The day by which the customer pays what is owed. */
  dueOn?: string | null | undefined
  /** When the customer comes again. */
  revisitOn?: string | null | undefined
  note?: string | null | undefined
  /** Of the deposit of its order; left out, as much as is due. */
  depositUsed?: number | null | undefined
  keepsChange?: boolean | undefined
  /** Which debts the change that stays pays; the rest is credit. Left out, what is due first. */
  changePays?: readonly ChosenPart[] | undefined
  /** Promotions that the cashier left out of this bill. */
  chosenDiscounts?: readonly string[] | null | undefined
  declinedDiscounts?: readonly string[] | null | undefined
  surcharges?: AskedSurcharges['put'] | undefined
  declinedSurcharges?: readonly string[] | null | undefined
}

/** A product with what posting its sale needs. */
export interface BillProduct extends SaleProduct {
  units: readonly (SaleProduct['units'][number] & {
    /** What one earns where the rule of points counts by goods. */
    points?: number | null | undefined
  })[]
  code: string
  type: number
  isLotManaged: boolean
  earnsPoints: boolean
  /** Base units at this branch. */
  onHand: number
  /** Rows of the stock ledger so far, of this product at this branch. */
  entryCount: number
}

/** The sellable bucket of a lot at this branch, with what it is worth. */
export interface BillLot extends ShelfLot {
  productId: string
  /** Đồng. */
  value: number
}

export interface Account {
  id: string
  balance: number
  entryCount: number
}

export interface BillCustomer {
  id: string
  code: string
  name: string
  phone: string | null
  debt: number
  debtEntryCount: number
  /** Null for no limit. */
  debtLimit: number | null
  /** Of their points; null without one. */
  tierId?: string | null | undefined
  /** MM-DD; null where it is not known. */
  birthday?: string | null | undefined
  /** How often they used promotions that are limited for each customer, by id. */
  promotionUses?: Readonly<Record<string, number>> | undefined
  /** For how many days a bill may be owed; null for no limit. */
  debtDays?: number | null | undefined
  /** What they agreed to pay first, of what is open; null where no day was agreed or it was not asked. */
  dueDebt?: { code: string; dueOn: string } | null | undefined
  /** What they have owed longest without an agreed day; null where nothing is owed, or it was not asked because nothing more is. */
  oldestDebt?: { code: string; businessDay: string } | null | undefined
}

export interface SaleRights {
  mayChangePrice: boolean
  /** With a reason. */
  maySellOverPosted: boolean
  /** With a reason; never antibiotics and controlled medicines. */
  maySellWithoutPrescription: boolean
  /** With a reason. */
  maySellContraindicated: boolean
  /** Hands out another medicine than the prescribed one. */
  isPharmacist: boolean
  /** Basis points; null for no limit. */
  discountLimit: number | null
  mayExceedDebtLimit: boolean
  mayBackDate: boolean
  /** Goods without lots that are not there (setting `sellWithoutStock`). */
  mayOwe: boolean
}

/** Goods that may be sold before they come: the lot that owes them, and what they were last bought for. */
export interface OwingShelf extends OwedShelf {
  /** The lot is made with this sale: the goods were never here. */
  isNew: boolean
  /** Of its lot: what is held or recalled is not owed, it must not be sold. */
  state: LotState
  cost: StockValue
  /** Of goods with lots: a lot that was written down at the till, or one on the paper of a sale that was made without the network. */
  number?: string | undefined
  expiryDate?: string | null | undefined
}

/** The customer's points and the rule of the day on which the bill is sold. */
export interface PointFacts {
  /** Null before the first rule, and while points are switched off: what ended is taken all the same. */
  rule: PointRule | null
  /** Of the customer's tier, in basis points; 10,000 without one. */
  tierRate: number
  chain: PointChain
  /** Bills of the customer so far; null where it was not asked because no points are spent. */
  billCount: number | null
}

/** What the decision needs to know, read under lock. */
export interface BillFacts {
  now: string
  /** The business day of `now` at the branch: the day of the ledger rows. */
  businessDay: string
  /** The business day of `soldAt`, which is the bill's own day; the same as `businessDay` when it is left out. */
  soldDay: string
  /** The store uses VAT, or did when the till priced the sale. */
  usesVat: boolean
  /** The last closed day of the branch; null where none is. */
  closedThrough: string | null
  /** Those that the items name, and the components of combos; one that is not there does not exist for this store. */
  products: readonly BillProduct[]
  /** All lots of these products with stock at the branch, and those that the items name. */
  lots: readonly BillLot[]
  /** Of the goods that may be owed; null where the store sells only what is there. */
  owing: readonly OwingShelf[] | null
  /** Null when none is named, or when the one that is named does not exist. */
  customer: BillCustomer | null
  /** Those of the store that are on; what of the limited ones is used is as it was read. */
  promotions: readonly Promotion[]
  promotesMedicines: boolean
  /** Those that the customer brought, in their order; left out where none was. */
  codes?: readonly KnownCode[] | undefined
  /** What the till took off a sale that waited for the network; then no promotion is worked out. */
  charged?: readonly Promoted[] | null | undefined
  /** What earlier sales took of the same paper. */
  takenOfPaper: readonly TakenOfPaper[]
  /** What must not be taken together; null where the store has no list of it. */
  pairs: CompiledPairs | null
  sellerId: string
  /** The books of the branch and the seller, its clock, and the group of the customer. */
  prices: PriceContext
  /** What goods cost on the bill that this one replaces; left out where it replaces none. */
  keptPrices?: readonly KeptPrice[] | undefined
  cashAccount: Account
  bankAccounts: readonly Account[]
  defaultBankAccountId: string | null
  rights: SaleRights
  /** How the store rounds cash; null where it does not. */
  cashRounding?: CashRounding | null | undefined
  /** How many business days before today a person with the right to back-date may date a sale; null for any. */
  backDateDays: number | null
  /** Null without a customer, and when the store has no points. */
  points: PointFacts | null
  /** What is taken beside the goods; left out where the store takes nothing. */
  surcharges?: Omit<SurchargeFacts, 'usesVat'> | undefined
  /** The order that it hands out; left out where it is of none. */
  order?: BilledOrder | null | undefined
  /** Left out where no line is of a liều. */
  samples?: SampleFacts | null | undefined
}
