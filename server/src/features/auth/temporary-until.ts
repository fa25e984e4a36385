import { temporaryPasswordDays } from '@quay/contract/auth/shapes'

/** When a password that is given now stops opening the account: seven days later, whatever the zone. */
export const temporaryUntil = (now: Date): Date => new Date(now.getTime() + temporaryPasswordDays * 86_400_000)
