import type { LineView, TakenLot } from './cart-view.ts'

/** Whether two views of a line show the same. */
export function sameLineView(a: LineView, b: LineView): boolean {
  return (
    a.line === b.line &&
    a.product === b.product &&
    a.listPrice === b.listPrice &&
    a.unitPrice === b.unitPrice &&
    a.source === b.source &&
    a.bookName === b.bookName &&
    a.tierFrom === b.tierFrom &&
    a.nextTier?.from === b.nextTier?.from &&
    a.nextTier?.price === b.nextTier?.price &&
    a.offBook === b.offBook &&
    a.posted === b.posted &&
    a.amount === b.amount &&
    a.left === b.left &&
    a.allergy === b.allergy &&
    a.isCounted === b.isCounted &&
    a.refusedLot?.number === b.refusedLot?.number &&
    a.problem?.sentence === b.problem?.sentence &&
    a.problem?.isPast === b.problem?.isPast &&
    a.problem?.needsRight === b.problem?.needsRight &&
    sameLots(a.lots, b.lots) &&
    a.parts.length === b.parts.length &&
    a.parts.every((part, index) => part.product === b.parts[index]!.product)
  )
}

function sameLots(a: readonly TakenLot[], b: readonly TakenLot[]): boolean {
  return (
    a.length === b.length &&
    a.every((lot, index) => lot.lotId === b[index]!.lotId && lot.quantity === b[index]!.quantity)
  )
}
