import type { Promotion, PromotionRule } from '@quay/contract/discount/promotion'
import type { TraceReason } from '../trace.ts'

interface Reached {
  /** The highest tier whose thresholds are all reached; null where none is. */
  rule: PromotionRule | null
  /** What is missing for the next one. */
  missing: Extract<TraceReason, { code: 'below-amount' | 'below-quantity' }> | null
}

/** Which tier an amount (đồng) and a quantity reach. */
export function reachTier({ rules }: Pick<Promotion, 'rules'>, amount: number, quantity: number): Reached {
  let rule: PromotionRule | null = null
  for (const tier of rules) {
    const missing = missingOf(tier, amount, quantity)
    if (missing) return { rule, missing }
    rule = tier
  }
  return { rule, missing: null }
}

function missingOf({ minAmount, minQuantity }: PromotionRule, amount: number, quantity: number): Reached['missing'] {
  if (minQuantity !== null && quantity < minQuantity) return { code: 'below-quantity', missing: minQuantity - quantity }
  if (minAmount !== null && amount < minAmount) return { code: 'below-amount', missing: minAmount - amount }
  return null
}
