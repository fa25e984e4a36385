import type { PriceFormula } from '@quay/contract/price-book/shapes'

type Adjustment = Pick<PriceFormula, 'adjustUnit' | 'adjustValue' | 'rounding'>

const most = 999_999_999_999n
const basis = 10_000n

/**
 * What a formula makes of a price in đồng: base ± basis points or đồng, to the nearest step of the rounding, halves up.
 * Never below nothing; over the limit of amounts it stays at the limit.
 */
export function applyFormula(base: number, { adjustUnit, adjustValue, rounding }: Adjustment): number {
  const step = BigInt(rounding)
  // Over a common denominator, so that rounding happens once.
  const numerator =
    adjustUnit === 1 ? BigInt(base) * (basis + BigInt(adjustValue)) : (BigInt(base) + BigInt(adjustValue)) * basis
  if (numerator <= 0n) return 0
  const rounded = ((numerator * 2n + basis * step) / (basis * step * 2n)) * step
  return Number(rounded > most ? most - (most % step) : rounded)
}
