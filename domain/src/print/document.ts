import type { Bill } from '@quay/contract/bill/shapes'
import type { voucherRoutes } from '@quay/contract/money/routes'
import type { ReportRow } from '@quay/contract/print-template/template'
import type { Answer } from '@quay/contract/route'
import type { SaleReturn } from '@quay/contract/sale-return/shapes'
import type { SalesOrder } from '@quay/contract/sales-order/shapes'
import type { TableColumn } from './part.ts'

export type Voucher = Answer<typeof voucherRoutes.get>

/** An account that can be transferred to. */
export interface TransferAccount {
  bankBin: string | null
  accountNumber: string | null
}

/** A row of a slip: words, or a name with what it comes to. The row `—` is a line across. */
export type SlipRow = string | readonly [label: string, value: string]

/** A paper of a few rows that no template lays out line by line: a count, a day, a drawer. The first one is its heading. */
export type Slip = readonly [title: string, ...rows: SlipRow[]]

type BillItem = Bill['items'][number]

/** A line of goods as papers show it. */
export type PaperItem = Pick<
  BillItem,
  | 'productCode'
  | 'productName'
  | 'unitName'
  | 'quantity'
  | 'price'
  | 'promotionDiscount'
  | 'lineDiscount'
  | 'discountUnit'
  | 'discountValue'
  | 'vatRate'
  | 'vat'
  | 'note'
  | 'lots'
  | 'parts'
> &
  Pick<Partial<BillItem>, 'giftOf' | 'sample'>

/** What goods would cost a customer who asked for it: of a cart that is not paid, or of an order that is not confirmed. */
export interface Quotation
  extends Pick<
    Bill,
    'branchId' | 'sellerName' | 'customerName' | 'customerPhone' | 'note' | 'totalPrice' | 'vatAmount'
  > {
  /** Of the order; null of a cart. */
  code: string | null
  at: string
  priceBooks: readonly string[]
  items: readonly PaperItem[]
  promotions: readonly { name: string; amount: number }[]
  /** What was taken off by hand, in đồng. */
  discount: number
  surcharges: readonly { name: string; amount: number }[]
  payable: number
}

/** A table of a report; `strong` are the rows that are sums. */
export interface ReportTable {
  row: ReportRow
  columns: readonly TableColumn[]
  rows: readonly (readonly string[])[]
  strong?: readonly number[]
}

/** The count of a shift or the end of a day, in tables that a template switches on and off. */
export interface Report {
  title: string
  issuer: Issuer
  /** What it is of: a shift, a day. */
  about: string
  facts: readonly (readonly [label: string, value: string])[]
  tables: readonly ReportTable[]
  /** Under the tables. */
  notes: readonly string[]
}

/** What is to be printed, as plain data, without the look. */
export type PrintDocument =
  | {
      kind: 'bill' | 'delivery' | 'prescription'
      bill: Bill
      /** The sale is still in this browser: it has no number and no public page yet. */
      isUnsent?: boolean
      /** Gets the VietQR code of what is still owed. */
      transferTo?: TransferAccount | null
    }
  | { kind: 'return'; document: SaleReturn }
  | { kind: 'order'; order: SalesOrder }
  | { kind: 'quotation'; quotation: Quotation }
  | { kind: 'report'; report: Report }
  | { kind: 'voucher'; voucher: Voucher; address?: string | null }
  | { kind: 'shift'; slip: Slip; signatures?: readonly string[] }

/** Who a paper is from. */
export interface Issuer {
  storeName: string
  branchName: string
  address: string | null
  phone: string | null
  taxCode: string | null
}

/** What of a paper is not in its document. */
export interface PrintSetting {
  /** Of documents that do not carry it themselves. */
  issuer: Issuer
  timeZone: string
  /** Where the public page of a bill is. */
  origin: string
  /** 0 is the first paper; more is a copy. `offline` is a copy that the server could not count. */
  copy: number | 'offline'
  /** Of the copies that are printed at once. */
  part: number
  parts: number
}

/** What the layout cannot work out by itself. */
export interface PrintTools {
  /** The text of a VietQR code, or null where the bank would not take it. */
  vietQr(transfer: { bankBin: string; accountNumber: string; amount?: number; purpose?: string }): string | null
}
