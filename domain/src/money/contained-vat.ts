import { multiplyDivide } from './multiply-divide.ts'

/** The VAT inside a price that includes it, in đồng, rounded half up. Rates of 0 and below (not declared, not taxed) hold none. */
export function containedVat(amount: number, ratePercent: number): number {
  return ratePercent > 0 ? multiplyDivide(amount, ratePercent, 100 + ratePercent) : 0
}
