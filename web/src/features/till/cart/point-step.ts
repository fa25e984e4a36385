import type { takeOffPoints } from '@quay/domain/sale/take-off-points'
import type { Cart } from './cart.ts'

let take: typeof takeOffPoints | null = null

/** The part of the customer's points brings it: a till whose customers spend none opens without it. */
export const bringPointStep = (step: typeof takeOffPoints) => {
  take = step
}

/** What points pay of a cart; null where none are spent, and until it can be worked out. */
export const pointsOf = ({ points }: Cart) =>
  points && take ? { takeOff: take(points.used, points.rule), promotesMedicines: points.promotesMedicines } : null
