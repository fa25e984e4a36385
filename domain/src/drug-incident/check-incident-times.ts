import { type Refusal, refuse } from '../refusal.ts'

interface IncidentTimes {
  discoveredAt: string
  happenedAt?: string | null | undefined
}

/** A form is filled in with the clock of its computer, which may be some minutes fast. */
const fastClockMs = 10 * 60_000

/** Refuses times that cannot be: a discovery that is still to come (the hours of the report count from it), or what happened after it. */
export function checkIncidentTimes({ discoveredAt, happenedAt }: IncidentTimes, now: string): Refusal | null {
  const discovered = Date.parse(discoveredAt)
  if (discovered > Date.parse(now) + fastClockMs) return refuse('discovered-in-future', {}, 'discoveredAt')
  if (happenedAt && Date.parse(happenedAt) > discovered) return refuse('happened-after-discovery', {}, 'happenedAt')
  return null
}
