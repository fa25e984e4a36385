import { formatUnits } from '@quay/domain/quantity/convert-unit'
import { countCombos } from '@quay/domain/stock/count-combos'
import { boundless } from '@quay/domain/stock/free-of'
import { formatNumber } from '@quay/domain/text/format-number'
import type { TillLine } from '../cart/cart-view.ts'

/** How many of a line's combo can be made of what the lines before it left. */
export const wholeCombos = ({ draws, quantity }: TillLine): number =>
  countCombos(draws.map(({ baseQuantity, free }) => ({ needBase: baseQuantity / quantity, available: free })))

/** What is left of the goods for a line, in words; of a service nobody asks. */
export function describeLeft(line: TillLine): string {
  const { product, unit, draws } = line
  const left = product.parts ? wholeCombos(line) : draws[0]!.free
  if (left === boundless) return ''
  return product.parts ? `${formatNumber(left)} ${unit.name.toLowerCase()}` : formatUnits(left, product.units)
}
