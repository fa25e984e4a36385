import { vatRates } from '@quay/contract/enumeration'
import type { Returnable } from '@quay/contract/inbound-return/shapes'
import type { ShelfLot } from '@quay/contract/lot/shapes'

/** What of the chosen lots another branch may get: on sale, not held, not expired, and there. */
export const movable = (lots: readonly ShelfLot[]): ShelfLot[] =>
  lots.filter(
    lot =>
      lot.bucket === 'sellable' &&
      lot.state === 'normal' &&
      (lot.daysLeft === null || lot.daysLeft >= 0) &&
      lot.quantity > 0,
  )

const baseUnitOf = ({ units }: Pick<ShelfLot, 'units'>) => units.find(unit => unit.ratio === 1) ?? units.at(-1)!

/** The lines of a transfer of lots: one a product, in its base unit, with the lots as they lie there. */
export function transferLines(lots: readonly ShelfLot[]) {
  return [...Map.groupBy(lots, lot => lot.productId)].map(([productId, own]) => ({
    productId,
    unitId: baseUnitOf(own[0]!).id,
    quantity: own.reduce((sum, lot) => sum + lot.quantity, 0),
    lots: own.map(lot => ({ lotId: lot.id, quantity: lot.quantity })),
  }))
}

/** Lots by whom they were bought of; each provider gets a return of its own. */
export const byProvider = (lots: readonly ShelfLot[]): [providerId: string | null, lots: ShelfLot[]][] => [
  ...Map.groupBy(lots, lot => lot.providerId),
]

/**
 * The lines of a return of lots, for what they were bought: in the unit of the purchase where that comes out even, else in
 * the base unit at its share of the price.
 */
export function returnLines(lots: readonly ShelfLot[], candidates: readonly Returnable[]) {
  return lots.map(lot => {
    const found = candidates.find(one => one.lotId === lot.id && one.bucket === lot.bucket)
    const unit = lot.units.find(one => one.id === found?.unitId)
    const place = {
      productId: lot.productId,
      lotId: lot.id,
      bucket: lot.bucket,
      vatRate: vatRates.find(rate => rate === found?.vatRate) ?? null,
    }
    const price = found?.price ?? 0
    if (unit && lot.quantity % unit.ratio === 0)
      return { ...place, unitId: unit.id, quantity: lot.quantity / unit.ratio, price }
    return {
      ...place,
      unitId: baseUnitOf(lot).id,
      quantity: lot.quantity,
      price: Math.floor(price / (unit?.ratio ?? 1)),
    }
  })
}
