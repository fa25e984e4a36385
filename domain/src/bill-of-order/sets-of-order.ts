import type { BilledOrder, OrderLine } from '../sales-order/order-facts.ts'
import type { OrderShare } from './share-of-line.ts'

/** Sets of a promotion (buy some, get some free) that a bill of an order hands out whole: what earned them, by the line of the bill. */
export interface HandedSets {
  times: number
  triggers: { itemId: string; units: number }[]
}

type Promotion = Pick<BilledOrder['discounts'][number], 'discountId' | 'times'>

/**
 * The sets that a bill hands out together with their free units, so that a return counts them again. Null where the bill hands out free
 * units whose goods are on another bill: those are let go, because nobody can say which of them a return takes the ground from.
 */
export function setsOf(
  { discountId, times }: Promotion,
  { lines }: BilledOrder,
  ofOrder: ReadonlyMap<string, OrderShare>,
): HandedSets | null {
  const unitsOf = (rows: readonly { discountId: string; units: number }[] = []) =>
    rows.reduce((sum, row) => (row.discountId === discountId ? sum + row.units : sum), 0)
  const bought = lines.reduce((sum, { triggers }) => sum + unitsOf(triggers), 0)
  const gifts = (line: OrderLine, base: number) => (line.giftOf === discountId ? base / line.ratio : 0)
  const free = lines.reduce((sum, line) => sum + unitsOf(line.discounts) + gifts(line, line.baseQuantity), 0)
  if (bought === 0 || free === 0 || times === 0) return null
  const perSet = Math.ceil(bought / times)
  const handed = [...ofOrder].map(([itemId, { line, baseQuantity }]) => ({
    itemId,
    units: Math.floor((unitsOf(line.triggers) * baseQuantity) / line.baseQuantity),
  }))
  const sets = Math.floor(handed.reduce((sum, { units }) => sum + units, 0) / perSet)
  const handedFree = [...ofOrder.values()].reduce(
    (sum, { line, baseQuantity, discounts }) => sum + unitsOf(discounts) + gifts(line, baseQuantity),
    0,
  )
  if (sets === 0 || handedFree > sets * Math.floor(free / times)) return null
  let left = sets * perSet
  const triggers = handed.map(({ itemId, units }) => {
    const part = Math.min(units, left)
    left -= part
    return { itemId, units: part }
  })
  return { times: sets, triggers: triggers.filter(({ units }) => units > 0) }
}
