import { addDays } from '@quay/domain/time/calendar'

/** The last expiry that belongs to a step: with 0 days a lot has expired, which its own day is not yet. */
export const lastDayOf = (today: string, days: number) => addDays(today, days === 0 ? -1 : days)

/**
 * What counts as near its expiry, wherever it is counted or listed: goods `s` on one of the two shelves of a branch, kept
 * apart or not, whose lot expires by the last day of the step; what has expired belongs to every step.
 */
export const onShelvesSql = `s.quantity > 0 and s.bucket in ('sellable', 'quarantine')`
