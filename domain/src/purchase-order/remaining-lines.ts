import { type OrderedLine, stillToCome } from './change-received.ts'

interface OrderLine extends OrderedLine {
  unitId: string
  /** Base units in one of the unit. */
  ratio: number
  /** Đồng for one of the unit. */
  price: number
}

interface RemainingLine<Line> {
  /** The line of the order. */
  of: Line
  unitId: string
  quantity: number
  price: number
}

/**
 * The lines of an import that brings what is still to come: in the unit of the order where it comes out whole, else the
 * rest in the base unit at its share of the price, rounded half up.
 */
export function remainingLines<Line extends OrderLine>(
  lines: readonly Line[],
  baseUnitOf: ReadonlyMap<string, string>,
): RemainingLine<Line>[] {
  return lines
    .filter(line => stillToCome(line) > 0)
    .map(line => {
      const rest = stillToCome(line)
      const baseUnit = baseUnitOf.get(line.productId)
      if (rest % line.ratio === 0 || !baseUnit)
        return { of: line, unitId: line.unitId, quantity: Math.ceil(rest / line.ratio), price: line.price }
      return { of: line, unitId: baseUnit, quantity: rest, price: Math.round(line.price / line.ratio) }
    })
}
