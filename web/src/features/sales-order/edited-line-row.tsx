import { formatDong, formatNumber } from '@quay/domain/text/format-number'
import X from 'lucide-react/icons/x'
import { salesOrderText as words } from '../../text/bill/sales-order.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Select } from '../../ui/choice/select.tsx'
import { Field } from '../../ui/field/field.tsx'
import { MoneyInput } from '../../ui/field/money-input.tsx'
import { PercentOrMoneyInput } from '../../ui/field/percent-or-money-input.tsx'
import { QuantityInput } from '../../ui/field/quantity-input.tsx'
import { type EditedLine, inUnit } from './line-editing.ts'

type EditedLineRowProps = {
  line: EditedLine
  error: string | undefined
  onChange: (line: EditedLine) => void
  /** Left out where the line has to stay. */
  onRemove: (() => void) | undefined
}

/** A line of an order that is corrected: how many, in which unit, at which price where somebody types one, and what is taken off. */
export function EditedLineRow({ line, error, onChange, onRemove }: EditedLineRowProps) {
  const { productName: name, unitName, quantity, least, most, item } = line
  const isGift = item?.giftOf !== null && item !== null
  return (
    <li className="grid gap-2 rounded-2 border border-line p-3">
      <div className="flex items-start gap-2">
        <p className="min-w-0 flex-1">
          <b>{name}</b>
          {least > 0 && (
            <span className="block text-12 text-ink-3">{words.handedOut(`${formatNumber(least)} ${unitName}`)}</span>
          )}
          {isGift && <span className="block text-12 text-ink-3">{words.gift}</span>}
        </p>
        {onRemove && <IconButton label={words.removeLine(name)} icon={<X />} onClick={onRemove} />}
      </div>
      <div className="flex flex-wrap items-start gap-3">
        <Field className="w-40" label={words.quantityOf(unitName)} error={error}>
          <QuantityInput
            value={quantity}
            min={Math.max(least, 1)}
            {...(most !== null && { max: most })}
            unit={unitName}
            onChange={next => onChange({ ...line, quantity: next })}
          />
        </Field>
        {line.units.length > 1 && (
          <Field className="w-36" label={words.unit}>
            <Select
              value={line.unitId}
              options={line.units.map(({ id, name: label }) => ({ value: id, label }))}
              onChange={unitId => onChange(inUnit(line, unitId))}
            />
          </Field>
        )}
        {most === null && !isGift && (
          <Field className="w-40" label={words.price} hint={words.listPrice(formatDong(line.listPrice))}>
            <MoneyInput value={line.price} onChange={price => onChange({ ...line, price })} />
          </Field>
        )}
        {most === null && !isGift && (
          <Field className="w-40" label={words.lineDiscount}>
            <PercentOrMoneyInput
              label={words.lineDiscountOf(name)}
              value={line.discount ?? { unit: 2, value: 0 }}
              onChange={discount => onChange({ ...line, discount })}
            />
          </Field>
        )}
      </div>
    </li>
  )
}
