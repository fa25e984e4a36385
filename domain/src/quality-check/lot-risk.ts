import type { ControlGroup, StorageCondition } from '@quay/contract/enumeration'
import type { QualityRisk } from '@quay/contract/quality-check/shapes'
import { isSpeciallyControlled } from '../product/control-group.ts'
import { daysBetween } from '../time/calendar.ts'

interface LookedAt {
  /** YYYY-MM-DD */
  expiryDate: string | null
  storage: StorageCondition | null
  controlGroup: ControlGroup | null
}

/** Why a lot should be looked at with care, the worst reason: near its expiry (30, 90, 180 days), kept cold, or controlled. */
export function lotRisk({ expiryDate, storage, controlGroup }: LookedAt, today: string): QualityRisk {
  const left = expiryDate === null ? Number.POSITIVE_INFINITY : daysBetween(today, expiryDate)
  if (left < 0) return 'EXPIRED'
  if (left <= 30) return 'MONTH'
  if (left <= 90) return 'QUARTER'
  if (left <= 180) return 'HALF'
  if (storage !== null && storage !== 'room') return 'STORAGE'
  return isSpeciallyControlled(controlGroup) ? 'CONTROLLED' : 'NONE'
}
