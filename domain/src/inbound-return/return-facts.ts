import type { DocumentStatus, PaymentMethod, StockBucket, VatRate } from '@quay/contract/enumeration'
import type { InboundReturnReason } from '@quay/contract/inbound-return/shapes'
import type { Fund, PostedCash } from '../cashbook/post-cash.ts'
import type { PaymentRow } from '../cashbook/split-payments.ts'
import type { ShelfFacts, ShelfItem } from '../stock/find-shelf-lines.ts'
import type { PostedStock, StockMovement } from '../stock/post-stock.ts'

export interface ReturnItemInput extends ShelfItem {
  /** Made by the caller. */
  id: string
  /** Đồng for one of the unit, without VAT. */
  price: number
  vatRate?: VatRate | null | undefined
  inboundItemId?: string | null | undefined
}

/** A return of goods to a provider as it is sent. */
export interface ReturnInput {
  id: string
  branchId: string
  providerId?: string | null | undefined
  inboundId?: string | null | undefined
  reason: InboundReturnReason
  note?: string | null | undefined
  deadline?: string | null | undefined
  /** Đồng that the provider keeps. */
  deduction: number
  items: readonly ReturnItemInput[]
  payments: readonly PaymentRow[]
}

/** The import that goods go back of. */
export interface ReturnSource {
  id: string
  code: string
  status: DocumentStatus
  branchId: string
  providerId: string | null
  /** One a line and lot, in base units: what it brought, and what completed returns took of that. */
  lots: readonly { itemId: string; lotId: string; bought: number; returned: number }[]
}

/** To complete a return they are read under lock; for a draft the balances may be old. */
export interface ReturnFacts extends ShelfFacts {
  now: string
  businessDay: string
  /** Null when none is named, or when the one that is named does not exist. */
  source: ReturnSource | null
  provider: { id: string; name: string; debt: number; debtEntryCount: number } | null
  cashAccount: Fund
  bankAccounts: readonly Fund[]
  defaultBankAccountId: string | null
}

export interface ReturnItemRow {
  id: string
  position: number
  inboundItemId: string | null
  productId: string
  productCode: string
  productName: string
  lotId: string
  lotNumber: string
  expiryDate: string | null
  bucket: StockBucket
  unitId: string
  unitName: string
  ratio: number
  quantity: number
  baseQuantity: number
  price: number
  /** Đồng, without VAT. */
  amount: number
  vatRate: VatRate | null
  vatAmount: number
  /** What the goods cost; 0 in a draft. */
  value: number
}

/** refundable = goods + VAT − deduction = refunded + debt, in đồng. */
export interface ReturnRow {
  id: string
  branchId: string
  status: 'DRAFT' | 'SUCCEED'
  providerId: string | null
  providerName: string | null
  inboundId: string | null
  inboundCode: string | null
  reason: InboundReturnReason
  note: string | null
  deadline: string | null
  goodsAmount: number
  vatAmount: number
  deduction: number
  refundable: number
  refunded: number
  debt: number
  value: number
  itemCount: number
  postedAt: string | null
  businessDay: string
}

export interface ReturnMovement extends StockMovement {
  kind: 'INBOUND_RETURN'
  lineId: string
}

/** Every row of a return; a draft moves nothing. */
export interface ReturnPlan extends PostedStock<ReturnMovement> {
  document: ReturnRow
  items: ReturnItemRow[]
  payments: { method: PaymentMethod; amount: number; accountId?: string | null | undefined }[]
  cashEntries: PostedCash<{ kind: 'INBOUND_RETURN'; accountId: string; amount: number }>[]
  debtEntry: {
    kind: 'INBOUND_RETURN'
    providerId: string
    amount: number
    sequence: number
    balanceAfter: number
  } | null
}
