import { formatUnits, type Unit } from './convert-unit.ts'

/** A base quantity in the units that a product is sold in now, as a sentence says it: "3 hộp 4 viên". */
export function describeStock(base: number, units: readonly (Unit & { isActive?: boolean | undefined })[]): string {
  return formatUnits(
    base,
    units.filter(unit => unit.isActive !== false || unit.ratio === 1),
  )
}
