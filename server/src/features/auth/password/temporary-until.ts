import { temporaryPasswordDays } from '@quay/contract/auth/shapes'

/** When a temporary password set now expires: after seven times 24 hours, in every time zone. */
export const temporaryUntil = (now: Date): Date => new Date(now.getTime() + temporaryPasswordDays * 86_400_000)
