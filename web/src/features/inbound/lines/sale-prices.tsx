import { marginOf } from '@quay/domain/money/margin-of'
import { multiplyDivide } from '@quay/domain/money/multiply-divide'
import { formatNumber } from '@quay/domain/text/format-number'
import { inboundText } from '../../../text/buying/inbound.ts'
import { MoneyInput } from '../../../ui/field/money-input.tsx'
import { earnedOf } from '../write/check-prices.ts'
import { type EditorLine, receivedOf, unitOf } from '../write/editor-state.ts'

type SalePricesProps = {
  line: EditorLine
  index: number
  /** Đồng that the goods of the line are worth on the shelf. */
  cost: number
  /** Whether that is without VAT: then what a unit earns is its price without VAT. */
  deductsVat: boolean
  onChange: (salePrices: EditorLine['salePrices']) => void
}

/** What each unit is sold for, with what it earns at the cost of this line. Changed prices hold from completion on. */
export function SalePrices({ line, index, cost, deductsVat, onChange }: SalePricesProps) {
  const base = receivedOf(line) * unitOf(line).ratio
  return (
    <div className="col-span-full flex flex-wrap items-center gap-x-4 gap-y-1.5 text-12 lg:pl-9">
      <span className="text-ink-3">{inboundText.salePrices}</span>
      {line.product.units.map(unit => {
        const set = line.salePrices.find(({ unitId }) => unitId === unit.id)
        const price = set?.price ?? unit.price ?? null
        const unitCost = base > 0 ? multiplyDivide(cost, unit.ratio, base) : null
        const margin =
          price === null || unitCost === null ? null : marginOf(earnedOf(price, line, deductsVat), unitCost)
        return (
          <span key={unit.id} className="flex items-center gap-1.5">
            <span className="text-ink-2">{unit.name}</span>
            <span className="w-24">
              <MoneyInput
                size="sm"
                quiet
                aria-label={inboundText.salePriceOf(unit.name, index + 1)}
                data-path={`items.${index}.salePrices.${unit.id}`}
                value={price}
                onChange={next => {
                  const others = line.salePrices.filter(({ unitId }) => unitId !== unit.id)
                  onChange(
                    next === null || next === unit.price ? others : [...others, { unitId: unit.id, price: next }],
                  )
                }}
              />
            </span>
            {margin !== null && (
              <span className={margin < 0 ? 'text-danger-text' : set ? 'text-success-text' : 'text-ink-3'}>
                {margin < 0
                  ? inboundText.loss(`${formatNumber(-margin / 100, 1)}%`)
                  : inboundText.margin(`${formatNumber(margin / 100, 1)}%`)}
              </span>
            )}
          </span>
        )
      })}
    </div>
  )
}
