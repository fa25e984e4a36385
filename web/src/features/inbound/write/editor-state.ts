import type { CostPayer, InboundKind, PaymentMethod, VatRate } from '@quay/contract/enumeration'
import type { KnownGoods } from '@quay/contract/inbound/shapes'
import type { Editable } from '../../../document/written.ts'
import type { Discount } from '../../../ui/field/percent-or-money-input.tsx'
import type { Receipt } from '../receipt-fields.tsx'
import type { InboundDraftLine } from './editor-of-invoice.ts'

export type EditorUnit = {
  id: string
  name: string
  ratio: number
  /** Đồng for which one is sold now; not known of a saved draft until the product is asked for. */
  price?: number | undefined
}

/** What the editor knows of a product. Of a saved draft's lines only one unit is known until the rest is asked for. */
export type EditorProduct = {
  id: string
  code: string
  name: string
  isLotManaged: boolean
  units: readonly EditorUnit[]
  unitsKnown: boolean
  /** On hand at the branch, in base units. */
  stock?: number | undefined
  /** Đồng for one base unit, as the shelf is valued now. */
  cost?: number | undefined
  /** What it was bought for last; null where it never was, left out until it is known. */
  last?: EditorLastPrice | null | undefined
}

/** Đồng for one unit of `ratio` base units, without VAT. */
export type EditorLastPrice = Pick<NonNullable<KnownGoods['last']>, 'price' | 'ratio' | 'providerName' | 'day'>

export type EditorLot = {
  key: string
  lotNumber: string
  expiryDate: string | null
  /** In the unit of the line; null takes what the other lots leave. */
  quantity: number | null
}

export type EditorLine = {
  key: string
  product: EditorProduct
  unitId: string
  quantity: number | null
  bonusQuantity: number
  /** Đồng for one of the unit, without VAT. */
  price: number | null
  discount: Discount
  vatRate: VatRate
  lots: readonly EditorLot[]
  /** Sale prices from now on, by unit; what is not in it stays. */
  salePrices: readonly { unitId: string; price: number }[]
  /** What the supplier's invoice calls it. */
  supplierItem?: SupplierItem | undefined
  /** Why what was read from the supplier's PDF is not certain. */
  doubt?: string | undefined
  /** What the inspection found wrong; empty while it is being written, null where nothing is. */
  defect: string | null
}

export type SupplierItem = { code: string | null; name: string; unitName: string | null }

/** A cost beside the goods, while it is being written. */
export type EditorCost = {
  key: string
  name: string
  amount: number | null
  payer: CostPayer
  isRefundable: boolean
  method: PaymentMethod
  accountId: string | null
  provider: EditorProvider | null
}

export type EditorProvider = { id: string; name: string; debt?: number | undefined }

/** An import of goods while it is being written. */
export type EditorState = Editable<EditorLine> & {
  kind: InboundKind
  /** The order to the provider that it receives. */
  order?: { id: string; code: string }
  provider: EditorProvider | null
  invoiceNumber: string
  invoiceSeries: string
  invoiceDate: string | null
  note: string
  discount: Discount
  payment: {
    method: 'CASH' | 'BANK' | 'DEBT'
    /** Đồng paid now; null pays everything. */
    amount: number | null
    accountId: string | null
  }
  costs: readonly EditorCost[]
  /** Whether the branch deducts VAT, as the server last said; until it does, the goods cost their VAT. */
  deductsVat?: boolean | undefined
  /** The total of the supplier's invoice in đồng; null until the user types it. */
  invoiceTotal: number | null
  receipt: Receipt
  /** Lines of the supplier's invoice without goods yet. */
  unmatched: readonly InboundDraftLine[]
}

/** Nothing is known of how the goods were received. */
export const noReceipt: Receipt = { receiver: null, isInspected: false, arrivalTemperature: null }

export const noDiscount: Discount = { unit: 2, value: 0 }

/** An import with nothing in it yet. */
export function emptyEditor(id: string, kind: InboundKind): EditorState {
  return {
    id,
    version: null,
    code: null,
    kind,
    provider: null,
    invoiceNumber: '',
    invoiceSeries: '',
    invoiceDate: null,
    note: '',
    discount: noDiscount,
    payment: { method: 'DEBT', amount: null, accountId: null },
    lines: [],
    costs: [],
    invoiceTotal: null,
    receipt: noReceipt,
    unmatched: [],
  }
}

/** What is received of a line, in its unit: bought and given. */
export function receivedOf(line: Pick<EditorLine, 'quantity' | 'bonusQuantity'>): number {
  return (line.quantity ?? 0) + line.bonusQuantity
}

/** The unit of a line. */
export function unitOf({ product, unitId }: Pick<EditorLine, 'product' | 'unitId'>): EditorUnit {
  const unit = product.units.find(one => one.id === unitId) ?? product.units[0]
  if (!unit) throw new Error('A product has at least one unit')
  return unit
}
