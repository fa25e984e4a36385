import type { PriceTier } from '@quay/contract/price'
import { type Refusal, refuse } from '../refusal.ts'

/** Refuses steps that are not in order of quantity, or that do not get cheaper: `price` (đồng) is that of one. */
export function checkTiers(tiers: readonly PriceTier[], price: number): Refusal | null {
  for (const [index, tier] of tiers.entries()) {
    const before = tiers[index - 1]
    if (before && tier.from <= before.from) return refuse('tiers-not-rising', {}, `tiers.${index}.from`)
    if (tier.price >= (before?.price ?? price)) return refuse('tiers-not-cheaper', {}, `tiers.${index}.price`)
  }
  return null
}
