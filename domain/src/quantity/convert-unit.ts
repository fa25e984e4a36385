export interface Unit {
  name: string
  /** How many base units one of it holds; 1 for the base unit. */
  ratio: number
}

export interface UnitQuantity {
  name: string
  quantity: number
}

/** A quantity of a unit in base units. The caller checks the limit (`isSafeQuantity`). */
export function toBase(quantity: number, ratio: number): number {
  return quantity * ratio
}

/**
 * A base quantity (≥ 0) in as few units as possible, the largest unit first: 324 → 3 hộp, 2 vỉ, 4 viên.
 * Units may come in any order and must hold the base unit; those that come to nothing are left out.
 */
export function splitIntoUnits(base: number, units: readonly Unit[]): UnitQuantity[] {
  const parts: UnitQuantity[] = []
  let rest = base
  for (const { name, ratio } of units.toSorted((a, b) => b.ratio - a.ratio)) {
    const quantity = Math.floor(rest / ratio)
    if (quantity > 0) parts.push({ name, quantity })
    rest -= quantity * ratio
  }
  return parts
}

/** A base quantity as people say it: "3 hộp 2 vỉ 4 viên"; nothing is "0 viên", less than nothing begins with a minus. */
export function formatUnits(base: number, units: readonly Unit[]): string {
  const parts = splitIntoUnits(Math.abs(base), units)
  if (parts.length === 0) return `0 ${baseUnitName(units)}`
  const text = parts.map(({ name, quantity }) => `${quantity} ${name.toLowerCase()}`).join(' ')
  return base < 0 ? `\u2212${text}` : text
}

function baseUnitName(units: readonly Unit[]): string {
  return units.find(unit => unit.ratio === 1)?.name.toLowerCase() ?? ''
}
