import { type Refusal, refuse } from '../refusal.ts'

interface IncidentTimes {
  discoveredAt: string
  happenedAt?: string | null | undefined
}

/** Refuses times that cannot be: a discovery that is still to come (the hours of the report count from it), or what happened after it. */
export function checkIncidentTimes({ discoveredAt, happenedAt }: IncidentTimes, now: string): Refusal | null {
  const discovered = Date.parse(discoveredAt)
  if (discovered > Date.parse(now)) return refuse('discovered-in-future', {}, 'discoveredAt')
  if (happenedAt && Date.parse(happenedAt) > discovered) return refuse('happened-after-discovery', {}, 'happenedAt')
  return null
}
