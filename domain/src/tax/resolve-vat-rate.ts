import type { VatRate } from '@quay/contract/enumeration'

/** A dated rate that bears on a product, as the server finds it and the till keeps it. */
export interface DatedVatRate {
  /** 0: of the product itself; 1: of its group; 2 and 3: of the groups above. */
  level: number
  /** Of this branch only; such a rate goes before one of all branches. */
  ofBranch: boolean
  /** Business days, both included; null: until further notice. */
  from: string
  to: string | null
  rate: VatRate
}

/**
 * The VAT rate of a product on a business day: a dated rate of the product, else of the nearest group that has one,
 * else the product's own. Server and till ask the same function, so that a rate which ends at midnight ends without a
 * network too (docs/topics/tax.md).
 */
export function resolveVatRate(own: VatRate, rates: readonly DatedVatRate[], day: string): VatRate {
  return datedRateOn(rates, day)?.rate ?? own
}

/** The dated rate that holds on a day, or nothing where the product's own does. */
export function datedRateOn<Rate extends DatedVatRate>(rates: readonly Rate[], day: string): Rate | undefined {
  let best: Rate | undefined
  for (const rate of rates) {
    if (rate.from > day || (rate.to !== null && rate.to < day)) continue
    if (!best || rate.level < best.level || (rate.level === best.level && rate.ofBranch && !best.ofBranch)) best = rate
  }
  return best
}
