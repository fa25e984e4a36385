import type { ErrorCode } from '../error-code.ts'
import type { Grant } from './permission.ts'

/**
 * Refusals of a rule that a right would lift, with that right. A person who has it may allow the call once; a plain
 * `forbidden` names its right in the details.
 */
export const rightBehind: Partial<Record<ErrorCode, Grant>> = {
  'sale-price-right-missing': { model: 'sale_price', action: 'update' },
  'catalogue-price-right-missing': { model: 'price_setting', action: 'update' },
  'amend-right-missing': { model: 'import_product', action: 'delete' },
  'posted-price-right-missing': { model: 'posted_price', action: 'update' },
  'markup-right-missing': { model: 'posted_price', action: 'update' },
  'no-prescription-right-missing': { model: 'no_prescription', action: 'create' },
  'contraindicated-right-missing': { model: 'contraindicated_pair', action: 'create' },
  'discount-over-limit': { model: 'discount_limit', action: 'update' },
  'debt-over-limit': { model: 'debt_limit', action: 'update' },
  'debt-overdue': { model: 'debt_limit', action: 'update' },
  'seller-right-missing': { model: 'bill', action: 'update' },
  'back-date-right-missing': { model: 'back_date', action: 'create' },
  'return-without-bill-right-missing': { model: 'return', action: 'update' },
  'return-too-late': { model: 'return', action: 'update' },
  'restock-not-allowed': { model: 'return', action: 'update' },
  'fee-below-usual': { model: 'return', action: 'update' },
  'gift-waiver-right-missing': { model: 'return', action: 'update' },
  'refund-over-cash-limit': { model: 'return', action: 'update' },
  'cash-for-transfer': { model: 'return', action: 'update' },
  'surcharge-right-missing': { model: 'surcharge_amount', action: 'update' },
  'negative-stock-right-missing': { model: 'negative_stock', action: 'create' },
}

/**
 * What a refusal carries when a person with the right could lift it: the right, the call with its content, and the branch
 * of the call. The person who allows the call must have the right at that branch.
 */
export interface MissingRight extends Grant {
  subject: string
  branchId: string
}
