import { multiplyDivide } from '../money/multiply-divide.ts'
import { issueValue, type StockValue } from './issue-value.ts'
import type { StockMovement } from './post-stock.ts'

// Goods without lots that were sold before they came are owed: the row of a lot in the bucket `owed` holds what the
// shelf owes, zero or less, at what the goods were thought to cost. The next import settles it (docs/topics/ledgers.md).

/** What a lot owes now, read under lock: base units and đồng, zero or less. */
export interface OwedShelf extends StockValue {
  productId: string
  lotId: string
}

export interface OwedMovement extends StockMovement {
  kind: 'OWED_SETTLED' | 'REVALUATION'
  lineId: null
  reversesId: null
}

/** What goods that are not there yet are thought to cost (đồng): as those that were there last; nothing when none were. */
export function estimatedCost(quantity: number, { quantity: known, value }: StockValue): number {
  return known > 0 ? multiplyDivide(value, quantity, known) : 0
}

/**
 * Goods that came to a lot which owes some: they go to what is owed first, at their own cost. What the thought cost of as
 * many was off by is a revaluation, so that what is still owed stays at what it was thought to cost. Gives the rows beside
 * those of the document that brought the goods.
 */
export function coverOversold(owed: OwedShelf, brought: StockValue): OwedMovement[] {
  const quantity = Math.min(0 - owed.quantity, brought.quantity)
  if (quantity <= 0) return []
  const value = multiplyDivide(brought.value, quantity, brought.quantity)
  const left = { quantity: owed.quantity + quantity, value: owed.value + value }
  const thought = multiplyDivide(Math.max(0 - owed.value, 0), 0 - left.quantity, 0 - owed.quantity)
  return [...between(owed, 0 - quantity, 0 - value), ...revalued(owed, left, 0 - thought)]
}

/**
 * A sale that owed goods is undone: `back` has just been written to what is owed. What it owes too little then, because
 * goods that came later settled it, goes to the shelf at what those goods cost. `settled` is what settled this lot's debts
 * so far, less what went back to the shelf: when the last of these sales is undone, the shelf is worth to the đồng what
 * was paid for it. What is still owed is worth nothing at most: a debt with a value would make the stock dearer than what
 * lies there.
 */
export function shelveOverpaid(owed: OwedShelf, back: StockValue, settled: StockValue): OwedMovement[] {
  const now = { quantity: owed.quantity + back.quantity, value: owed.value + back.value }
  if (now.quantity <= 0) return revalued(owed, now, now.quantity === 0 ? 0 : Math.min(now.value, 0))
  const value = issueValue(settled, now.quantity)
  return [...between(owed, now.quantity, value), ...revalued(owed, { quantity: 0, value: now.value - value }, 0)]
}

/**
 * What a lot owes went to another lot with a merge, and a sale from before is cancelled: what of it comes back, at most so many
 * base units, with its share of the value. Both positive.
 */
export function pulledBack(owed: StockValue, most: number): StockValue {
  const quantity = Math.min(most, 0 - owed.quantity)
  if (quantity <= 0) return { quantity: 0, value: 0 }
  return { quantity, value: multiplyDivide(0 - owed.value, quantity, 0 - owed.quantity) }
}

/** From what is owed to the shelf; with negative amounts the other way. */
function between({ productId, lotId }: OwedShelf, quantity: number, value: number): OwedMovement[] {
  const row = { kind: 'OWED_SETTLED' as const, productId, lotId, lineId: null, reversesId: null }
  return [
    { ...row, quantity, value },
    { ...row, bucket: 'owed', quantity: 0 - quantity, value: 0 - value },
  ]
}

/** Brings what is owed from the value that it has to the one that it should have (đồng). */
function revalued({ productId, lotId }: OwedShelf, { value }: StockValue, due: number): OwedMovement[] {
  if (value === due) return []
  const row = {
    kind: 'REVALUATION' as const,
    productId,
    lotId,
    bucket: 'owed' as const,
    lineId: null,
    reversesId: null,
  }
  return [{ ...row, quantity: 0, value: due - value }]
}
