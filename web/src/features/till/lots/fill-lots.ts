import { type ChosenLot, type PickableLot, pickLots } from '@quay/domain/stock/pick-lots'

/**
 * Lots for a need in base units where some amounts were typed: those stand as typed, the rest comes from the other lots
 * by expiry. The sum may miss the need; the caller shows that.
 */
export function fillLots(
  lots: readonly PickableLot[],
  needBase: number,
  onDay: string,
  typed: ReadonlyMap<string, number>,
  /** Lots that may owe what they lack. */
  toCome: ReadonlySet<string> = new Set(),
): ChosenLot[] {
  const fixed = [...typed].flatMap(([lotId, quantity]) =>
    quantity > 0 ? [{ lotId, quantity, ...(toCome.has(lotId) && { comesLater: true }) }] : [],
  )
  const rest = needBase - fixed.reduce((sum, lot) => sum + lot.quantity, 0)
  const others = lots.filter(lot => !typed.has(lot.id))
  const { taken } = pickLots({ lots: others, needBase: Math.max(rest, 0), onDay })
  const all = new Map([...fixed, ...taken].map((lot): [string, ChosenLot] => [lot.lotId, lot]))
  return lots.flatMap(lot => all.get(lot.id) ?? [])
}
