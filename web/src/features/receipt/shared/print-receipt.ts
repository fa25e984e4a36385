import type { ReceiptTemplate } from '@quay/contract/bill/receipt'
import type { Bill } from '@quay/contract/bill/shapes'
import { createElement } from 'react'
import { timeZoneOf } from '../../../api/time-zone-of.ts'
import { ReceiptPaper, type TransferAccount } from '../receipt-paper.tsx'
import { printRoll } from './print-roll.ts'

export interface PrintOptions {
  /** The sale is still in this browser: it has no number and no public page yet. */
  isUnsent?: boolean
  /** Gets the VietQR code of what is still owed. */
  transferTo?: TransferAccount | null
  /** How receipts of the branch look; the ordinary look where it is unknown. */
  template?: ReceiptTemplate | null
}

/**
 * Prints a receipt, as many copies at once as the branch wants. From the second print on (`bill.printCount`, counted by
 * the caller before this) the paper says that it is a copy.
 */
export function printReceipt(bill: Bill, options: PrintOptions = {}): Promise<void> {
  const { isUnsent = false, transferTo = null } = options
  const { origin } = window.location
  const timeZone = timeZoneOf(bill.branchId)
  return printRoll(options.template, (template, part) =>
    createElement(ReceiptPaper, { bill, origin, timeZone, isUnsent, transferTo, template, part }),
  )
}
