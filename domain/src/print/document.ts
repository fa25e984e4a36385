import type { Bill } from '@quay/contract/bill/shapes'
import type { voucherRoutes } from '@quay/contract/money/routes'
import type { Answer } from '@quay/contract/route'
import type { SaleReturn } from '@quay/contract/sale-return/shapes'
import type { SalesOrder } from '@quay/contract/sales-order/shapes'

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
