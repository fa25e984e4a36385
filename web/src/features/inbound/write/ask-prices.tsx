import { formatDong } from '@quay/domain/text/format-number'
import { inboundText } from '../../../text/buying/inbound.ts'
import { confirm } from '../../../ui/window/confirm.ts'
import { checkPrices, isAskedPrice } from './check-prices.ts'
import { describeBelowCost } from './describe-below-cost.ts'
import { describePriceChange } from './describe-price-change.ts'
import { type EditorState, unitOf } from './editor-state.ts'
import type { EditorPrices } from './price-editor.ts'

const { askPrices: words } = inboundText
const maxListed = 8

/**
 * Asks about prices far from the last ones and sales below cost before an import is completed. Gives null where there is
 * nothing to mend or the person says so, else the place of the first line to look at.
 */
export async function askPrices(state: EditorState, prices: EditorPrices): Promise<number | null> {
  const told = state.lines.flatMap((line, place) => {
    const check = checkPrices(line, { cost: prices.lines[place]?.cost ?? 0, deductsVat: prices.deductsVat })
    return isAskedPrice(check) ? [{ line, place, check }] : []
  })
  const [first] = told
  if (!first) return null
  const yes = await confirm({
    title: words.title(told.length),
    description: (
      <ul className="grid gap-2">
        {told.slice(0, maxListed).map(({ line, place, check: { change, before, belowCost } }) => {
          const unit = unitOf(line).name.toLowerCase()
          return (
            <li key={line.key}>
              <b>{words.line(place + 1, line.product.name)}</b>
              {change !== null && before !== null && (
                <span className="block">
                  {words.before(formatDong(line.price ?? 0), formatDong(before), unit)} (
                  {describePriceChange(change, Boolean(line.product.last))})
                </span>
              )}
              {belowCost && <span className="block text-danger-text">{describeBelowCost(belowCost)}</span>}
            </li>
          )
        })}
        {told.length > maxListed && <li>{words.more(told.length - maxListed)}</li>}
      </ul>
    ),
    confirmLabel: words.confirm,
    keepLabel: words.keep,
    tone: 'primary',
  })
  return yes ? null : first.place
}
