/** How a shop rounds what is paid in cash; `unit` in đồng. */
export interface CashRounding {
  unit: number
  way: 'NEAREST' | 'UP' | 'DOWN'
}

/**
 * What is put on an amount (đồng, 0 or more) so that cash can pay it; below zero where it is taken off. Half a unit goes up.
 * Tax and points do not change by it, and what is paid by transfer or owed is never rounded.
 */
export function roundCash(amount: number, rule: CashRounding | null): number {
  if (!rule) return 0
  const over = amount % rule.unit
  if (over === 0) return 0
  const goesUp = rule.way === 'UP' || (rule.way === 'NEAREST' && over * 2 >= rule.unit)
  return goesUp ? rule.unit - over : 0 - over
}
