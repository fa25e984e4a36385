import type { InboundKind, TaxMethod } from '@quay/contract/enumeration'

/**
 * Whether the VAT of an import is deducted, and so is no part of what its goods cost: that of a purchase, where the branch
 * pays VAT by deduction. Of opening stock nothing was deducted.
 */
export const deductsVat = (kind: InboundKind, method: TaxMethod | null): boolean =>
  kind === 'PURCHASE' && method === 'DEDUCTION'
