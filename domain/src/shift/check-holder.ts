import { type Refusal, refuse } from '../refusal.ts'
import type { ShiftActor, ShiftFacts } from './shift-facts.ts'

/** A shift is counted and closed while it is open, by its holder or by who reviews shifts. */
export function checkHolder({ code, status, heldBy, heldByName }: ShiftFacts, actor: ShiftActor): Refusal | null {
  if (status === 'CLOSED') return refuse('shift-closed', { code })
  if (heldBy !== actor.employeeId && !actor.mayReview) return refuse('shift-of-another', { name: heldByName })
  return null
}
