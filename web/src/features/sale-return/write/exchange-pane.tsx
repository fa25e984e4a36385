import type { Product } from '@quay/contract/product/shapes'
import type { ReturnPreview } from '@quay/contract/sale-return/shapes'
import { formatUnits } from '@quay/domain/quantity/convert-unit'
import { formatDong } from '@quay/domain/text/format-number'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { useBranchId } from '../../../api/session/session.ts'
import { findProducts } from '../../../document/lines/find-products.ts'
import { LineFinder } from '../../../document/lines/line-finder.tsx'
import { saleReturnText as words } from '../../../text/bill/sale-return.ts'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Select } from '../../../ui/choice/select.tsx'
import { QuantityInput } from '../../../ui/field/quantity-input.tsx'
import { Money } from '../../../ui/mark/money.tsx'
import { Refusal } from '../../../ui/mark/refusal.tsx'
import { Card } from '../../../ui/page/card.tsx'
import { type ExchangeLineState, unitsOf } from './return-state.ts'

type ExchangePaneProps = {
  lines: readonly ExchangeLineState[]
  priced: ReturnPreview['exchange']
  /** Why a line cannot be sold, by its place. */
  problemAt: (place: number) => string | null
  onChange: (lines: ExchangeLineState[]) => void
  /** Codes and points, once there are new goods. */
  children: ReactNode
}

/** The new goods of an exchange, priced like every sale. */
export function ExchangePane({ lines, priced, problemAt, onChange, children }: ExchangePaneProps) {
  const branchId = useBranchId()
  const put = (place: number, patch: Partial<ExchangeLineState>) =>
    onChange(lines.map((line, own) => (own === place ? { ...line, ...patch } : line)))
  return (
    <Card
      title={words.exchange}
      padded={false}
      actions={
        <LineFinder
          label={words.findExchange}
          scope={words.scope}
          options={findProducts(
            branchId,
            product => priceAndStock(product),
            product => product.isSoldDirectly,
          )}
          onFound={({ product }) => onChange(withGoods(lines, product))}
        />
      }
    >
      {lines.length === 0 ? (
        <p className="px-4 pb-3 text-12 text-ink-3">{words.exchangeHint}</p>
      ) : (
        <ul aria-label={words.exchange}>
          {lines.map((line, place) => (
            <li key={line.productId} className="grid gap-2 border-line border-t px-4 py-2">
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <p className="min-w-48 flex-1 font-semibold">{line.name}</p>
                <QuantityInput
                  label={words.exchangeQuantityOf(line.name)}
                  value={line.quantity}
                  invalid={problemAt(place) !== null}
                  onChange={quantity => put(place, { quantity: quantity ?? 1 })}
                />
                <Select
                  label={words.exchangeUnitOf(line.name)}
                  size="sm"
                  quiet
                  className="w-24"
                  disabled={line.units.length < 2}
                  value={line.unitId}
                  options={line.units.map(({ id, name }) => ({ value: id, label: name }))}
                  onChange={unitId => put(place, { unitId })}
                />
                <Money amount={priced?.items[place]?.net ?? null} className="w-28 text-right font-semibold" />
                <IconButton
                  label={words.dropExchange(line.name)}
                  icon={<X />}
                  onClick={() => onChange(lines.filter((_, own) => own !== place))}
                />
              </div>
              <Refusal>{problemAt(place)}</Refusal>
            </li>
          ))}
        </ul>
      )}
      {children}
    </Card>
  )
}

/** What one costs in the unit that the till sells in, and how much is there. */
function priceAndStock({ units, stock }: Product): string {
  const sold = units.filter(unit => unit.isSold)
  const unit = sold.find(({ isDefaultSale }) => isDefaultSale) ?? sold[0]
  const price = unit ? words.pricedIn(formatDong(unit.price), unit.name.toLowerCase()) : ''
  return stock === null ? price : `${price} · ${words.inStock(formatUnits(stock, units))}`
}

/** One more of goods that are there already, else a line in the unit that the till sells in. */
function withGoods(lines: readonly ExchangeLineState[], product: Product): ExchangeLineState[] {
  if (lines.some(({ productId }) => productId === product.id))
    return lines.map(line => (line.productId === product.id ? { ...line, quantity: line.quantity + 1 } : line))
  const units = product.units.filter(unit => unit.isSold)
  const unit = units.find(({ isDefaultSale }) => isDefaultSale) ?? units[0] ?? product.units[0]!
  const line = {
    productId: product.id,
    name: product.name,
    units: unitsOf(product),
    unitId: unit.id,
    quantity: 1,
  }
  return [...lines, line]
}
