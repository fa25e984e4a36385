import type { Promotion } from '@quay/contract/discount/promotion'
import { percentOf } from '../../money/percent-of.ts'

/**
 * What a promotion takes off so many units that cost `amount` đồng together, in đồng: rounded once, never more than they
 * cost. `value` is basis points, đồng off each unit, or the price of each.
 */
export function takeOff(effect: Promotion['effect'], value: number, amount: number, units: number): number {
  switch (effect) {
    case 'PERCENT':
      return percentOf(amount, value)
    case 'MONEY':
      return Math.min(value * units, amount)
    case 'PRICE':
      return Math.max(amount - value * units, 0)
    default:
      return 0 // what sets give is not given unit by unit
  }
}
