import { issueValue, type StockValue } from '../../stock/issue-value.ts'
import type { LotQuantity } from '../../stock/pick-lots.ts'

export interface ValuedLot extends LotQuantity {
  /** Đồng that leave the shelf with it. */
  value: number
}

/** What the lots of each line are worth, taken one after the other, so that the last unit of a lot takes what is left. */
export function valueLots(
  takenByLine: readonly (readonly LotQuantity[])[],
  lots: readonly (StockValue & { id: string })[],
): ValuedLot[][] {
  const rest = new Map(lots.map(({ id, quantity, value }) => [id, { quantity, value }]))
  return takenByLine.map(taken =>
    taken.map(({ lotId, quantity }) => {
      const shelf = rest.get(lotId)
      if (!shelf) throw new RangeError(`the lot ${lotId} was not loaded`)
      const value = issueValue(shelf, quantity)
      shelf.quantity -= quantity
      shelf.value -= value
      return { lotId, quantity, value }
    }),
  )
}
