import type { LotState, VatRate } from '@quay/contract/enumeration'
import type { PaymentRow } from '../cashbook/split-payments.ts'
import type { Discount } from '../money/discount.ts'
import type { Bought } from '../price/markup-cap.ts'
import type { Unit } from '../quantity/convert-unit.ts'
import type { SampleFacts } from '../sample-medicine/apply-samples.ts'
import type { StockValue } from '../stock/issue-value.ts'
import type { OwedShelf } from '../stock/owed.ts'
import type { LotQuantity, PickableLot } from '../stock/pick-lots.ts'
import type { PriceContext, PricedUnit } from './resolve-price.ts'

/** One line of a bill as the till sends it. */
export interface BillItemInput {
  /** Made by the caller. */
  id: string
  productId: string
  unitId: string
  /** In the unit. */
  quantity: number
  /** A manual price of one unit, in đồng. */
  price?: number | null | undefined
  discount?: Discount | null | undefined
  /** In base units; left out or empty, the earliest expiry goes first. */
  lots?: readonly LotQuantity[] | null | undefined
  note?: string | null | undefined
  /** Why it is sold above its posted price, or above the mark-up of a hospital's pharmacy. */
  postedReason?: string | null | undefined
  /** The liều it is handed out in. */
  sample?:
    | { sampleMedicineId: string; group: number; count: number; replacedProductId?: string | undefined }
    | null
    | undefined
}

/** A bill as the till sends it. */
export interface BillInput {
  id: string
  branchId: string
  customerId?: string | null | undefined
  doctorId?: string | null | undefined
  prescriptionCode?: string | null | undefined
  /** ISO 8601; left out, now. */
  soldAt?: string | null | undefined
  items: readonly BillItemInput[]
  discount?: Discount | null | undefined
  points?: number | null | undefined
  payments: readonly PaymentRow[]
  /** What the screen showed, in đồng. */
  expectedPayable?: number | null | undefined
  note?: string | null | undefined
}

export interface SaleUnit extends Unit, PricedUnit {
  id: string
  /** What it may cost at most, in đồng; none where none was posted. */
  postedPrice?: number | null | undefined
  isActive: boolean
  /** Whether the till sells in it. */
  isSold: boolean
}

/** What one combo takes of a component. */
export interface ComboPart {
  productId: string
  unitId: string
  unitName: string
  /** Base units in one of the unit. */
  ratio: number
  /** In the unit. */
  quantity: number
  /** Đồng for one of the unit: the price of the combo is spread by it. */
  price: number
}

export interface SaleProduct {
  id: string
  code: string
  name: string
  type: number
  isActive: boolean
  isLotManaged: boolean
  isPrescription: boolean
  vatRate: VatRate
  earnsPoints: boolean
  isSoldDirectly: boolean
  /** What a combo is made of; null for all other goods. */
  parts: readonly ComboPart[] | null
  /** What a medicine was last bought for, at a branch where the mark-up on it is capped; else null. */
  bought?: Bought | null | undefined
  /** Base units at this branch. */
  onHand: number
  reserved: number
  /** Rows of the stock ledger so far, of this product at this branch. */
  entryCount: number
  units: readonly SaleUnit[]
}

/** The sellable bucket of a lot at this branch. */
export interface SaleLot extends PickableLot {
  productId: string
  number: string
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
}

export interface SaleRights {
  mayChangePrice: boolean
  /** With a reason. */
  maySellOverPosted: boolean
  /** Basis points; null for no limit. */
  discountLimit: number | null
  mayExceedDebtLimit: boolean
  mayBackDate: boolean
  /** Goods without lots that are not there (setting `sellWithoutStock`). */
  mayOwe: boolean
}

/** Goods without lots, which may be sold before they come: the lot that owes them, and what they were last bought for. */
export interface OwingShelf extends OwedShelf {
  /** The lot is made with this sale: the goods were never here. */
  isNew: boolean
  /** Of its lot: what is held or recalled is not owed, it must not be sold. */
  state: LotState
  cost: StockValue
}

/** The customer's points and the store's rule about them. */
export interface PointFacts {
  /** Đồng to be paid for one point. */
  earnPerDong: number
  /** Đồng that one point pays. */
  dongPerPoint: number
  balance: number
  entryCount: number
}

/** What the decision needs to know, read under lock. */
export interface BillFacts {
  now: string
  /** The business day of `now` at the branch: the day of the ledger rows. */
  businessDay: string
  /** The business day of `soldAt`, which is the bill's own day; the same as `businessDay` when it is left out. */
  soldDay: string
  /** The last closed day of the branch; null where none is. */
  closedThrough: string | null
  /** Those that the items name, and the components of combos; one that is not there does not exist for this store. */
  products: readonly SaleProduct[]
  /** All lots of these products with stock at the branch, and those that the items name. */
  lots: readonly SaleLot[]
  /** Null when none is named, or when the one that is named does not exist. */
  /** Of the goods that may be owed; null where the store sells only what is there. */
  owing: readonly OwingShelf[] | null
  customer: BillCustomer | null
  /** The books of the branch and the seller, its clock, and the group of the customer. */
  prices: PriceContext
  cashAccount: Account
  bankAccounts: readonly Account[]
  defaultBankAccountId: string | null
  rights: SaleRights
  /** How many business days before today a sale may be dated, by whoever may back-date at all; null for any. */
  backDateDays: number | null
  /** Null without a customer, and when the store has no points. */
  points: PointFacts | null
  /** Left out where no line is of a liều. */
  samples?: SampleFacts | null | undefined
}
