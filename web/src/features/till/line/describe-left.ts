import { countCombos } from '@quay/domain/product/count-combos'
import { formatUnits } from '@quay/domain/quantity/convert-unit'
import { formatNumber } from '@quay/domain/text/format-number'
import type { TillLine } from '../cart/cart-view.ts'

/** How many of a line's combo can be made of what the lines before it left. */
export const wholeCombos = ({ draws, quantity }: TillLine): number =>
  countCombos(draws.map(({ baseQuantity, free }) => ({ needBase: baseQuantity / quantity, available: free })))

/** What is left of the goods for a line, in words. */
export const describeLeft = (line: TillLine): string =>
  line.product.parts
    ? `${formatNumber(wholeCombos(line))} ${line.unit.name.toLowerCase()}`
    : formatUnits(line.draws[0]!.free, line.product.units)
