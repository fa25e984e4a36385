/** A shift that a sale may be of. */
export interface ShiftOfSale {
  id: string
  isOpen: boolean
  closedAt: string | null
}

/**
 * The shift of a sale, of those that the till named (`named`) and that is open at its drawer. A sale that was paid after the named
 * shift had been counted is none of it: its money lies in the drawer of whoever holds it now. Without a time it counts as paid before.
 */
export function shiftOfSale<Shift extends ShiftOfSale>(
  shifts: readonly Shift[],
  named: string | undefined,
  paidAt: string | undefined,
): Shift | null {
  const own = shifts.find(({ id }) => id === named)
  const isPaidBehind = paidAt !== undefined && own?.closedAt != null && Date.parse(paidAt) > Date.parse(own.closedAt)
  if (own && (own.isOpen || !isPaidBehind)) return own
  return shifts.find(({ id, isOpen }) => isOpen && id !== named) ?? null
}
