import type { DocumentStatus } from '@quay/contract/enumeration'
import { type Refusal, refuse } from '../refusal.ts'
import { formatDate } from '../text/format-date.ts'

export interface CancellableDocument {
  id: string
  code: string
  status: DocumentStatus
  /** YYYY-MM-DD */
  businessDay: string
}

/** A document is cancelled once, and a posted one only while its day is open (`closedThrough`: the last closed day). */
export function checkCancellable(
  { code, status, businessDay }: CancellableDocument,
  closedThrough: string | null,
): Refusal | null {
  if (status === 'CANCELLED') return refuse('already-cancelled', { code })
  if (status === 'SUCCEED' && closedThrough !== null && businessDay <= closedThrough) {
    return refuse('day-closed', { day: formatDate(businessDay) })
  }
  return null
}
