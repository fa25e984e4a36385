/** What notes and coins are worth together, in đồng. */
export const sumNotes = (notes: readonly { value: number; quantity: number }[]): number =>
  notes.reduce((sum, { value, quantity }) => sum + value * quantity, 0)
