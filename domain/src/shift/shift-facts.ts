/** A shift under lock, as the rules about it need it. */
export interface ShiftFacts {
  id: string
  code: string
  status: 'OPEN' | 'CLOSED'
  heldBy: string
  heldByName: string
}

/** Who acts on a shift. */
export interface ShiftActor {
  employeeId: string
  /** May count and close what a colleague holds. */
  mayReview: boolean
}
