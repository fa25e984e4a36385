import type { TillProduct } from '@quay/contract/till/shapes'
import { branchClock } from '@quay/domain/price/branch-clock'
import { businessDay } from '@quay/domain/time/business-day'
import type { Cart, ReplacedBill } from '../cart/cart.ts'
import { bringReplaceStep } from '../cart/replace-step.ts'
import type { TillFacts } from '../till-facts.ts'

bringReplaceStep((cart, facts) => (cart.replaces ? factsBefore(cart, cart.replaces, facts) : facts))

/** The facts by which a replaced bill is sold again: the hour of its sale, its goods back on the shelf, what they cost then. */
function factsBefore(cart: Cart, bill: ReplacedBill, facts: TillFacts): TillFacts {
  const { timeZone, dayCutOffHour } = facts.context?.branch ?? { timeZone: 'Asia/Ho_Chi_Minh', dayCutOffHour: 0 }
  const quantityOf = new Map(cart.lines.map(line => [line.unit.id, line.quantity]))
  const products = [...facts.products].map(([id, product]): [string, TillProduct] => [
    id,
    { ...product, units: unitsBefore(product, bill, quantityOf), lots: lotsBefore(product, bill) },
  ])
  return {
    ...facts,
    at: branchClock(bill.soldAt, timeZone),
    today: businessDay(bill.soldAt, timeZone, dayCutOffHour),
    products: new Map(products),
  }
}

const lotsBefore = ({ id, lots }: TillProduct, bill: ReplacedBill): TillProduct['lots'] => {
  const sold = bill.lots.filter(one => one.productId === id)
  if (sold.length === 0) return lots
  const soldOf = (lotId: string) => sold.reduce((sum, one) => sum + (one.lotId === lotId ? one.quantity : 0), 0)
  const there = new Set(lots.map(lot => lot.id))
  const gone = new Map(sold.filter(({ lotId }) => !there.has(lotId)).map(one => [one.lotId, one]))
  return [
    ...lots.map(lot => ({ ...lot, quantity: lot.quantity + soldOf(lot.id) })),
    ...[...gone.values()].map(({ lotId, number, expiryDate }) => ({
      id: lotId,
      number,
      expiryDate,
      state: 'normal' as const,
      quantity: soldOf(lotId),
      firstReceivedAt: bill.soldAt,
    })),
  ]
}

/** The server keeps the price that a unit had; a step of its price by the quantity only for that quantity. */
const unitsBefore = (
  { units }: TillProduct,
  bill: ReplacedBill,
  quantityOf: ReadonlyMap<string, number>,
): TillProduct['units'] =>
  units.map(unit => {
    const was = bill.prices.find(({ unitId }) => unitId === unit.id)
    if (!was || (was.tierFrom !== null && was.quantity !== quantityOf.get(unit.id))) return unit
    return { ...unit, price: was.listPrice, books: null, planned: null }
  })
