import type { CustomerMergePart } from '../../customer-merge-parts.ts'
import { moveDebt } from './apply-debt.ts'

/** What the duplicate owes, or is owed, the survivor does from now on. */
export const moveMergedDebt: CustomerMergePart = (tx, posting, { survivorId, duplicateId }) =>
  moveDebt(tx, posting, duplicateId, survivorId)
