export interface WrittenUnit {
  /** Base units in one of it; null while nothing is typed. */
  ratio: number | null
  /** Đồng; null while nothing is typed. */
  price: number | null
}

export type UnitDoubt =
  /** As many base units as the base unit itself. */
  | { kind: 'same-as-base' }
  /** It costs no more than a smaller unit, the one at this place. */
  | { kind: 'cheaper-than-smaller'; smaller: number }

/**
 * What looks mistyped in the unit at a place of a product's units, the base unit first; null for nothing. It warns only: two
 * units of one size, and goods given away by the box, exist.
 */
export function doubtUnit(units: readonly WrittenUnit[], place: number): UnitDoubt | null {
  const unit = units[place]
  if (!unit || place === 0) return null
  if (unit.ratio === 1) return { kind: 'same-as-base' }
  const { ratio, price } = unit
  if (ratio === null || !price) return null
  const smaller = units.findIndex((other, index) => {
    const size = index === 0 ? 1 : other.ratio
    return size !== null && size < ratio && other.price !== null && other.price >= price
  })
  return smaller < 0 ? null : { kind: 'cheaper-than-smaller', smaller }
}
