import type { Bill } from '@quay/contract/bill/shapes'
import type { BranchPrint } from '@quay/contract/print-template/branch-print'
import type { TransferAccount } from '@quay/domain/print/document'
import { lookOf, ordinaryPrint } from '../../../print/branch-print.ts'
import { print } from '../../../print/printing.ts'

export interface PrintOptions {
  /** The sale is still in this browser: it has no number and no public page yet. */
  isUnsent?: boolean
  /** Gets the VietQR code of what is still owed. */
  transferTo?: TransferAccount | null
  /** How papers of the branch look; the ordinary look where it is unknown. */
  template?: BranchPrint | null
  /** Cash goes in or comes back with it, now. Never of a paper that is printed again. */
  opensDrawer?: boolean
  /** It is a copy that the server could not count. */
  isUncounted?: boolean
  /** What number of a copy it is, where that is known otherwise than by `printCount`. */
  copy?: number
  /** The receipt, or the slip for who brings the goods, or what was sold of a prescription. */
  kind?: 'bill' | 'delivery' | 'prescription'
}

/**
 * Prints a receipt, as many copies at once as the branch wants. From the second print on (`bill.printCount`, counted by
 * the caller before this) the paper says that it is a copy.
 */
export function printReceipt(bill: Bill, options: PrintOptions = {}): Promise<void> {
  const { isUnsent = false, transferTo = null, opensDrawer = false, isUncounted = false, kind = 'bill' } = options
  const counted = options.copy ?? (kind === 'bill' ? Math.max(bill.printCount - 1, 0) : 0)
  const copy = isUncounted ? 'offline' : counted
  return print({
    name: bill.code,
    opensDrawer,
    document: { kind, bill, isUnsent, transferTo },
    ...lookOf(kind, bill.branchId, options.template ?? ordinaryPrint, copy),
  })
}
