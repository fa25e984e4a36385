import { allocate } from '../../money/allocate.ts'
import { inPickOrder } from './line-offers.ts'
import type { PromotedLine } from './promoted-line.ts'

/**
 * Splits đồng over lines in proportion to weights, as `allocate` does. Of equal remainders the first by goods gets the odd
 * đồng, wherever its line stands in the cart: another promotion may count only some of these lines.
 */
export function allocateByGoods(total: number, lines: readonly PromotedLine[], weights: readonly number[]): number[] {
  const order = lines.map((_, at) => at).sort((a, b) => inPickOrder(lines[a]!, lines[b]!, 'CHEAPEST'))
  const shares = allocate(
    total,
    order.map(at => weights[at]!),
  )
  const amounts = lines.map(() => 0)
  for (const [position, at] of order.entries()) amounts[at] = shares[position]!
  return amounts
}
