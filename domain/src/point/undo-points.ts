import { addDays } from '../time/calendar.ts'
import type { PointEntryKind, PointMove } from './move-points.ts'

/** A row of the point ledger that is to be undone, with what it did to lots. */
export interface WrittenPoints {
  id: string
  kind: 'EARN' | 'EARN_PAID' | 'EARN_UNPAID' | 'SPEND' | 'RETURN_EARN' | 'RETURN_SPEND' | 'ADJUST'
  amount: number
  /** The lot that it brought. */
  lotId: string | null
  /** What it took from lots, with the day on which each ends. */
  took: readonly { lotId: string; amount: number; expiresOn: string | null }[]
}

/** Points that come back when their lot has ended are good for so many days more. */
const graceDays = 30

/** The opposite rows: what came goes, first from the lot that it made; what was taken comes back into its own lots. */
export function undoPoints(entries: readonly WrittenPoints[], day: string): PointMove[] {
  return entries.map(({ id, kind, amount, lotId, took }) => ({
    kind: `${kind}_CANCEL` satisfies PointEntryKind,
    amount: 0 - amount,
    reversesId: id,
    from: [...(lotId ? [lotId] : []), ...took.flatMap(gave => (gave.amount < 0 ? [gave.lotId] : []))],
    into: took
      .filter(back => back.amount > 0)
      .map(back => ({ id: back.lotId, remaining: back.amount, expiresOn: backUntil(back.expiresOn, day) })),
  }))
}

/** When points end that come back to a lot: with it, or some days later where it has ended. */
const backUntil = (expiresOn: string | null, day: string) =>
  expiresOn !== null && expiresOn < day ? addDays(day, graceDays) : expiresOn

/** The same for a return: whatever the lot says, the customer has some days to spend them. */
export const returnedUntil = (expiresOn: string | null, day: string): string | null => {
  const least = addDays(day, graceDays)
  return expiresOn !== null && expiresOn < least ? least : expiresOn
}
