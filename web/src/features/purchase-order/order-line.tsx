import type { Product } from '@quay/contract/product/shapes'
import { formatUnits } from '@quay/domain/quantity/convert-unit'
import X from 'lucide-react/icons/x'
import { beforeVat } from '../../document/lines/before-vat.ts'
import type { LineRow } from '../../document/lines/document-lines.tsx'
import { orderText } from '../../text/buying/purchase-order.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Select } from '../../ui/choice/select.tsx'
import { MoneyInput } from '../../ui/field/money-input.tsx'
import { QuantityInput } from '../../ui/field/quantity-input.tsx'
import { Money } from '../../ui/mark/money.tsx'
import type { OrderLine as Line } from './editor-state.ts'

type OrderLineProps = LineRow<Line> & { product: Product | undefined }

/** A line of an order: what is there and ordered already, how many, at what price. */
export function OrderLine({ line, product, problem, onChange, onRemove }: OrderLineProps) {
  const unit = line.units.find(one => one.id === line.unitId)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="min-w-44 flex-1">
        <p className="font-semibold">{line.name}</p>
        <p className="text-12 text-ink-3">
          {line.code}
          {product && ` · ${describeStock(product)}`}
        </p>
      </div>
      <Select
        className="w-24"
        quiet
        label={`${orderText.unit} ${line.name}`}
        value={line.unitId}
        options={line.units.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={unitId => {
          const next = line.units.find(one => one.id === unitId)
          // What one costs goes with its size.
          const price = line.price && unit && next ? Math.round((line.price * next.ratio) / unit.ratio) : line.price
          onChange({ unitId, price })
        }}
      />
      <QuantityInput
        label={`${orderText.quantity} ${line.name}`}
        value={line.quantity}
        min={1}
        invalid={problem !== undefined}
        onChange={quantity => onChange({ quantity })}
      />
      <span className="w-32">
        <MoneyInput
          aria-label={`${beforeVat(orderText.price)} ${line.name}`}
          placeholder={beforeVat(orderText.price)}
          value={line.price}
          onChange={price => onChange({ price })}
        />
      </span>
      <Money
        amount={(line.quantity ?? 0) * (line.price ?? 0)}
        className="w-28 text-right font-semibold max-sm:hidden"
      />
      <IconButton size="sm" label={orderText.remove(line.name)} icon={<X />} onClick={onRemove} />
    </div>
  )
}

/** What lies there of goods and what is ordered already. */
export const describeStock = ({ stock, onOrder, units }: Product): string =>
  orderText.stock(formatUnits(stock, units), onOrder > 0 ? formatUnits(onOrder, units) : null)
