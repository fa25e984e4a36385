import { formatUnits } from '@quay/domain/quantity/convert-unit'
import { formatDate } from '@quay/domain/text/format-date'
import X from 'lucide-react/icons/x'
import type { LineRow } from '../../document/lines/document-lines.tsx'
import { QuantityInUnit } from '../../document/lines/quantity-in-unit.tsx'
import { disposalText } from '../../text/stock/disposal.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { TextInput } from '../../ui/field/text-input.tsx'
import { Money } from '../../ui/mark/money.tsx'
import { isShort, type DisposalLine as Line, worthOf } from './editor-state.ts'

const { head, fieldOf } = disposalText

/** A lot that goes: how many, in which unit, and a word about it. */
export function DisposalLine({ line, problem, onChange, onRemove }: LineRow<Line>) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_92px] items-center gap-x-3 gap-y-2 md:grid-cols-[minmax(0,1fr)_116px_96px_minmax(0,110px)_84px_auto] lg:grid-cols-[minmax(0,1fr)_116px_100px_minmax(0,150px)_100px_auto]">
      <div className="min-w-0 max-md:col-span-2">
        <div className="font-semibold">{line.productName}</div>
        {isShort(line) ? (
          <div className="text-12 text-danger-text">{disposalText.short(leftOf(line))}</div>
        ) : (
          <div className="text-12 text-ink-3">{aboutOf(line)}</div>
        )}
      </div>
      <QuantityInUnit
        line={line}
        labels={{ quantity: fieldOf(head.quantity, nameOf(line)), unit: fieldOf(head.unit, nameOf(line)) }}
        invalid={problem !== undefined}
        onQuantity={quantity => onChange({ quantity })}
        onUnit={unitId => onChange({ unitId })}
      />
      <TextInput
        aria-label={fieldOf(disposalText.note, nameOf(line))}
        placeholder={disposalText.note}
        maxLength={200}
        value={line.note}
        onChange={event => onChange({ note: event.target.value })}
      />
      <span className="text-right max-md:hidden">
        <Money amount={worthOf(line)} className="font-semibold" />
      </span>
      <span className="justify-self-end">
        <IconButton icon={<X />} label={disposalText.removeLine(nameOf(line))} onClick={onRemove} />
      </span>
    </div>
  )
}

const nameOf = ({ productName, lotNumber }: Line) =>
  lotNumber ? `${productName} ${disposalText.lot(lotNumber, '')}` : productName

function aboutOf({ lotNumber, expiryDate, bucket, available, units }: Line): string {
  return [
    ...(lotNumber ? [disposalText.lot(lotNumber, expiryDate ? formatDate(expiryDate) : '')] : []),
    ...(bucket === 'quarantine' ? [disposalText.quarantine] : []),
    available ? disposalText.available(formatUnits(available.quantity, units)) : disposalText.gone,
  ].join(' · ')
}

const leftOf = ({ available, units }: Line) => formatUnits(available?.quantity ?? 0, units)
