import type { Random } from '../random.ts'
import type { CustomerRequest } from './chooser.ts'
import type { Shop, StockedProduct } from './shop.ts'

export interface BasketLine {
  product: number
  /** Its place among the units of the product. */
  unit: number
  quantity: number
}

const sizes = [
  [1, 33],
  [2, 31],
  [3, 20],
  [4, 11],
  [5, 5],
] as const
/** Dearer lines are rare enough to leave out. */
const mostOfLine = 900_000

/** How many of a hundred customers take a set to what they came for. */
const takersOfCombo = 0.02

/** A set that the branch can put together of what is not in the basket; as a rule none. */
export function chooseCombo(shop: Shop, branch: number, { lines, day }: { lines: readonly BasketLine[]; day: string }) {
  const { random, shelf, combos } = shop
  if (!random.chance(takersOfCombo)) return null
  const able = combos.filter(({ parts }) =>
    parts.every(
      ({ product, baseQuantity }) =>
        shelf.sellable(branch, product, day) >= baseQuantity && !lines.some(line => line.product === product),
    ),
  )
  return able.length ? random.pickWeighted(able.map(combo => [combo, combo.demand] as const)) : null
}

/** What one customer carries to the till: one to five lines of what the branch can sell on the day; may be empty. */
export function fillBasket(
  shop: Shop,
  branch: number,
  { customerRequest, day }: { customerRequest: CustomerRequest; day: string },
): BasketLine[] {
  const { random, shelf, products } = shop
  const lines: BasketLine[] = []
  for (let left = random.pickWeighted(sizes); left > 0; left--) {
    const product = customerRequest.next(random)
    if (lines.some(line => line.product === product)) continue
    const line = chooseQuantity(random, products[product]!, customerRequest.isChronic)
    const { ratio } = products[product]!.units[line.unit]!
    const quantity = Math.min(line.quantity, Math.floor(shelf.sellable(branch, product, day) / ratio))
    if (quantity > 0) lines.push({ product, unit: line.unit, quantity })
  }
  return lines
}

function chooseQuantity(
  random: Random,
  { item, units }: StockedProduct,
  isChronic: boolean,
): Omit<BasketLine, 'product'> {
  const chosen = chooseUnit(random, units, isChronic)
  const { price, ratio } = units[chosen.unit]!
  const affordable = Math.max(1, Math.floor(mostOfLine / price))
  const whole = item.product.isLotManaged || ratio > 1 ? chosen.quantity : 1
  return { unit: chosen.unit, quantity: Math.min(whole, affordable) }
}

function chooseUnit(
  random: Random,
  units: StockedProduct['units'],
  isChronic: boolean,
): { unit: number; quantity: number } {
  const outer = units.length - 1
  const base = units[0]!
  if (outer === 0) return { unit: 0, quantity: random.chance(0.87) ? 1 : 2 }
  const outerPrice = units[outer]!.price
  if (outer === 2) {
    const boxes = isChronic ? 0.4 : outerPrice < 60_000 ? 0.15 : 0.04
    if (outerPrice < 450_000 && random.chance(boxes)) return { unit: 2, quantity: 1 }
    if (random.chance(0.8)) return { unit: 1, quantity: isChronic ? random.between(1, 3) : random.between(1, 2) }
    return { unit: 0, quantity: isChronic ? random.pick([14, 15, 20, 30]) : random.pick([4, 6, 8, 10, 12]) }
  }
  if (outerPrice < 320_000 && random.chance(outerPrice < 90_000 ? 0.4 : 0.18)) return { unit: 1, quantity: 1 }
  return {
    unit: 0,
    quantity:
      base.price < 3_000 ? random.between(2, 10) : base.price < 12_000 ? random.between(2, 6) : random.between(1, 2),
  }
}
