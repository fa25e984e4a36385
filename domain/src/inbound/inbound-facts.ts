import type { CostPayer, InboundKind, PaymentMethod, TaxMethod, VatRate } from '@quay/contract/enumeration'
import type { Fund } from '../cashbook/post-cash.ts'
import type { PaymentRow } from '../cashbook/split-payments.ts'
import type { Discount } from '../money/discount.ts'
import type { Unit } from '../quantity/convert-unit.ts'

export interface InboundLotInput {
  lotNumber: string
  /** YYYY-MM-DD */
  expiryDate: string
  /** In the unit of the line. */
  quantity: number
}

export interface InboundItemInput {
  /** Made by the caller. */
  id: string
  productId: string
  unitId: string
  /** In the unit. */
  quantity: number
  bonusQuantity?: number | null | undefined
  /** Đồng for one of the unit, without VAT. */
  price: number
  discount?: Discount | null | undefined
  vatRate?: VatRate | null | undefined
  lots?: readonly InboundLotInput[] | null | undefined
  /** Sale prices of units of the product from now on. */
  salePrices?: readonly { unitId: string; price: number }[] | null | undefined
  /** What the supplier calls the goods. */
  supplierItem?: SupplierItem | null | undefined
  /** What the inspection found wrong. */
  defect?: string | null | undefined
}

export interface SupplierItem {
  code?: string | null | undefined
  name: string
  unitName?: string | null | undefined
}

/** A cost beside the goods. */
export interface InboundCostInput {
  /** Made by the caller. */
  id: string
  name: string
  amount: number
  payer: CostPayer
  isRefundable?: boolean | null | undefined
  /** Who else is paid, and how: of OTHER. Without a way, cash. */
  providerId?: string | null | undefined
  method?: PaymentMethod | null | undefined
  accountId?: string | null | undefined
}

/** An import of goods as it is sent to be completed. */
export interface InboundInput {
  id: string
  branchId: string
  kind: InboundKind
  providerId?: string | null | undefined
  invoiceNumber?: string | null | undefined
  invoiceSeries?: string | null | undefined
  invoiceDate?: string | null | undefined
  note?: string | null | undefined
  items: readonly InboundItemInput[]
  discount?: Discount | null | undefined
  payments: readonly PaymentRow[]
  costs?: readonly InboundCostInput[] | null | undefined
  /** What the supplier's invoice says in all. */
  invoiceTotal?: number | null | undefined
}

export interface InboundProduct {
  id: string
  code: string
  name: string
  type: number
  isActive: boolean
  isLotManaged: boolean
  /** Base units at this branch. */
  onHand: number
  /** Rows of the stock ledger so far, of this product at this branch. */
  entryCount: number
  /** `price`: what one of it is sold for. */
  units: readonly (Unit & { id: string; isActive: boolean; price: number })[]
}

/** A lot of the store, at any branch. */
export interface KnownLot {
  id: string
  productId: string
  /** Empty for the implicit lot of goods without lots. */
  number: string
  expiryDate: string | null
}

export interface InboundProvider {
  id: string
  name: string
  /** What the store owes it, in đồng. */
  debt: number
  debtEntryCount: number
}

/** What the decision needs to know, read under lock. */
export interface InboundFacts {
  now: string
  /** The business day of `now` at the branch. */
  businessDay: string
  /** How the branch pays VAT now; null where it has declared nothing. */
  taxMethod: TaxMethod | null
  products: readonly InboundProduct[]
  /** All lots of these products that the document may mean: those with its numbers, and the implicit ones. */
  lots: readonly KnownLot[]
  /** Ids for lots that do not exist yet: at least one for each line and each of its lots. */
  freshLotIds: readonly string[]
  /** Null when none is named, or when the one that is named does not exist. */
  provider: InboundProvider | null
  /** Those that the costs name and that exist; the provider of the goods may be among them. */
  costProviders: readonly InboundProvider[]
  cashAccount: Fund
  bankAccounts: readonly Fund[]
  defaultBankAccountId: string | null
  /** Whether a fund may go below zero. */
  mayOverdraw: boolean
}
