import type { CustomerMergePart } from '../../customer-merge-parts.ts'
import { movePointsOver } from './apply-points.ts'

/** The points of the duplicate are the survivor's, each lot with its own end. */
export const moveMergedPoints: CustomerMergePart = (tx, posting, { survivorId, duplicateId }) =>
  movePointsOver(tx, posting, duplicateId, survivorId)
