import { type Outcome, refuse } from '../refusal.ts'

/** A unit as a product's form sends it. */
export interface AskedUnit {
  id?: string | undefined
  name: string
  /** Base units in one of it. */
  ratio: number
  /** Đồng. */
  price: number
  /** The one that labels print first. */
  barcodes: readonly string[]
  isBase: boolean
  isDefaultSale?: boolean | undefined
  isDefaultPurchase?: boolean | undefined
  /** Left out, the till sells in it. */
  isSold?: boolean | undefined
  /** Left out, as it was; none of a new one. */
  points?: number | undefined
}

/** A unit as it is kept, in use or retired. */
export interface KeptUnit {
  id: string
  name: string
  ratio: number
  isBase: boolean
  isActive: boolean
  points?: number | undefined
}

/** A unit as it shall be; what is not among them goes out of use. */
export interface PlannedUnit {
  id: string
  name: string
  ratio: number
  price: number
  barcodes: readonly string[]
  isBase: boolean
  isDefaultSale: boolean
  isDefaultPurchase: boolean
  isSold: boolean
  points: number
  position: number
}

interface UnitFacts {
  kept: readonly KeptUnit[]
  asked: readonly AskedUnit[]
  /** Whether any stock movement exists: quantities in the ledger then count in the base unit of today. */
  hasMovements: boolean
  /** One for each asked unit, used where it is new. */
  newIds: readonly string[]
}

/**
 * Decides a product's units. An asked unit is the kept one of its id, else of its name, so that a unit which was
 * retired comes back as itself; else it is new. Without a default for selling it is the base unit, without one for
 * buying the largest. Once stock has moved, no unit's ratio changes and the base unit stays the base unit: `unit-locked`. An unknown id is `not-found`.
 */
export function decideUnits({ kept, asked, hasMovements, newIds }: UnitFacts): Outcome<{ units: PlannedUnit[] }> {
  const units: PlannedUnit[] = []
  const defaultSale = asked.find(unit => unit.isDefaultSale) ?? asked.find(unit => unit.isBase)
  const defaultPurchase = asked.find(unit => unit.isDefaultPurchase) ?? asked.toSorted((a, b) => b.ratio - a.ratio)[0]
  const named = new Set(asked.map(unit => unit.id))
  for (const [i, unit] of asked.entries()) {
    const own = unit.id ? kept.find(one => one.id === unit.id) : keptByName(kept, unit, named)
    if (unit.id && !own) return refuse('not-found', { kind: 'unit', id: unit.id }, `units.${i}.id`)
    if (hasMovements && own && (own.ratio !== unit.ratio || own.isBase !== unit.isBase))
      return refuse('unit-locked', { unit: own.name }, `units.${i}.ratio`)
    if (hasMovements && !own && unit.isBase)
      return refuse('unit-locked', { unit: kept.find(one => one.isBase)?.name ?? unit.name }, `units.${i}.isBase`)
    units.push({
      id: own?.id ?? newIds[i]!,
      name: unit.name,
      ratio: unit.ratio,
      price: unit.price,
      barcodes: unit.barcodes,
      isBase: unit.isBase,
      isDefaultSale: unit === defaultSale,
      isDefaultPurchase: unit === defaultPurchase,
      isSold: unit.isSold ?? true,
      points: unit.points ?? own?.points ?? 0,
      position: i,
    })
  }
  return { ok: true, units }
}

/**
 * A unit in use of that name, else a retired one that also was the same size: a box of another size is another box.
 * One that another line names by its id is not taken.
 */
function keptByName(kept: readonly KeptUnit[], asked: AskedUnit, named: ReadonlySet<string | undefined>) {
  const same = kept.filter(one => !named.has(one.id) && one.name.toLowerCase() === asked.name.toLowerCase())
  return same.find(one => one.isActive) ?? same.find(one => one.ratio === asked.ratio && one.isBase === asked.isBase)
}
