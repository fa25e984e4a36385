import { refuseField } from '../../db/domain-error.ts'

interface Health {
  allergies?: string | null | undefined
  conditions?: string | null | undefined
  pregnancy?: string | null | undefined
  pregnancyUntil?: string | null | undefined
  hasHealthConsent?: boolean | undefined
}

/** Throws `health-consent-needed` where health is to be kept of somebody who was not asked, and `pregnancy-without-kind`. */
export function refuseUnasked({ hasHealthConsent, pregnancyUntil, ...health }: Health): void {
  if (pregnancyUntil && !health.pregnancy) throw refuseField('pregnancy-without-kind', 'pregnancy')
  if (hasHealthConsent || !(health.allergies || health.conditions || health.pregnancy)) return
  throw refuseField('health-consent-needed', 'hasHealthConsent')
}
