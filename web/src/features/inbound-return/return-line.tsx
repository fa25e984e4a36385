import { multiplyAmount } from '@quay/domain/money/safe-amount'
import { describeStock } from '@quay/domain/quantity/describe-stock'
import { formatDate } from '@quay/domain/text/format-date'
import X from 'lucide-react/icons/x'
import type { LineRow } from '../../document/lines/document-lines.tsx'
import { QuantityInUnit } from '../../document/lines/quantity-in-unit.tsx'
import { inboundReturnText } from '../../text/buying/inbound-return.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { MoneyInput } from '../../ui/field/money-input.tsx'
import { Money } from '../../ui/mark/money.tsx'
import { type ReturnLine as Line, otherProvider, type ReturnEditorState } from './editor-state.ts'

type ReturnLineProps = LineRow<Line> & { provider: ReturnEditorState['provider'] }

const { head, unit, fieldOf } = inboundReturnText

/** A lot that goes back: how many, in which unit, and what the provider gives for one. */
export function ReturnLine({ line, provider, problem, onChange, onRemove }: ReturnLineProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 md:grid md:grid-cols-[minmax(0,1fr)_116px_100px_120px_110px_auto]">
      <div className="min-w-0 max-md:w-full">
        <div className="font-semibold">{line.productName}</div>
        <div className="text-12 text-ink-3">{aboutOf(line)}</div>
        {otherProvider(line, provider) && (
          <div className="text-12 text-warning-text">
            {inboundReturnText.ofOther(otherProvider(line, provider) ?? '')}
          </div>
        )}
      </div>
      <QuantityInUnit
        line={line}
        labels={{ quantity: fieldOf(head.quantity, line.productName), unit: fieldOf(unit, line.productName) }}
        invalid={problem !== undefined}
        unitClass="max-md:w-24"
        onQuantity={quantity => onChange({ quantity })}
        onUnit={unitId => onChange(inUnit(line, unitId))}
      />
      <span className="max-md:min-w-28 max-md:flex-1">
        <MoneyInput
          aria-label={fieldOf(head.price, line.productName)}
          value={line.price}
          onChange={price => onChange({ price })}
        />
      </span>
      <span className="text-right max-md:ml-auto">
        <Money amount={multiplyAmount(line.quantity ?? 0, line.price ?? 0) ?? 0} className="font-semibold" />
      </span>
      <IconButton icon={<X />} label={inboundReturnText.removeLine(line.productName)} onClick={onRemove} />
    </div>
  )
}

function aboutOf(line: Line): string {
  const { lotNumber, expiryDate, bucket, canReturn, bought, returned, units } = line
  const words = (base: number) => describeStock(base, unitsOf(units))
  return [
    ...(lotNumber ? [inboundReturnText.lot(lotNumber, expiryDate ? formatDate(expiryDate) : '')] : []),
    ...(bucket === 'quarantine' ? [inboundReturnText.quarantine] : []),
    ...(canReturn !== null && bought !== null && returned !== null
      ? [inboundReturnText.bought(words(bought), words(returned), words(canReturn))]
      : canReturn !== null
        ? [inboundReturnText.canReturn(words(canReturn))]
        : []),
  ].join(' · ')
}

const unitsOf = (units: Line['units']) => units.map(unit => ({ ...unit, isActive: true }))

/** Another unit is the same price for as much. */
function inUnit(line: Line, unitId: string): Partial<Line> {
  const ratio = (id: string) => line.units.find(unit => unit.id === id)!.ratio
  const price = line.price === null ? null : Math.floor((line.price * ratio(unitId)) / ratio(line.unitId))
  return { unitId, price }
}
