import { addDays } from '../time/calendar.ts'

/** How long before its end a certificate is spoken of: renewing one takes weeks. */
export const certificateWarningDays = 60

/** Where a certificate stands on a day: run out, about to within 60 days, or good; one without an end is good. */
export function certificateState(expiresOn: string | null, today: string): 'expired' | 'expiring' | 'valid' {
  if (expiresOn === null) return 'valid'
  if (expiresOn < today) return 'expired'
  return expiresOn <= addDays(today, certificateWarningDays) ? 'expiring' : 'valid'
}
