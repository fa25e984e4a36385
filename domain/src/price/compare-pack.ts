/**
 * Whether a pack costs more or less than the same goods by the base unit, in đồng; null where it is the same or nothing
 * can be compared. A pack that is cheaper is usual, a dearer one is mostly a slip.
 */
export function comparePack(
  pack: { price: number; ratio: number },
  basePrice: number,
): { by: number; isDearer: boolean } | null {
  if (pack.ratio === 1 || basePrice === 0) return null
  const parts = basePrice * pack.ratio
  if (!Number.isSafeInteger(parts) || parts === pack.price) return null
  return { by: Math.abs(pack.price - parts), isDearer: pack.price > parts }
}
