import { multiplyAmount } from '@quay/domain/money/safe-amount'
import { stockInWords } from '@quay/domain/quantity/stock-in-words'
import { formatDate } from '@quay/domain/text/format-date'
import X from 'lucide-react/icons/x'
import { inboundReturnText } from '../../text/inbound-return.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Money } from '../../ui/money.tsx'
import { MoneyInput } from '../../ui/money-input.tsx'
import { QuantityInput } from '../../ui/quantity-input.tsx'
import { Select } from '../../ui/select.tsx'
import { walkLines } from '../../ui/walk-lines.ts'
import { otherProvider, type ReturnEditorState, type ReturnLine } from './editor-state.ts'

type LinesProps = {
  lines: readonly ReturnLine[]
  provider: ReturnEditorState['provider']
  onChange: (line: ReturnLine) => void
  onRemove: (line: ReturnLine) => void
  /** Enter in the last field of a line: to the find box, where there is one. */
  onEnd: (() => void) | undefined
}

const { head } = inboundReturnText

/** The lots that go back: how many, in which unit, and what the provider gives for one. */
export function ReturnLines({ lines, provider, onChange, onRemove, onEnd }: LinesProps) {
  return (
    <ul aria-label={inboundReturnText.lines} onKeyDown={event => walkLines(event, onEnd)}>
      {lines.map((line, place) => (
        <li
          key={line.key}
          data-line={line.key}
          data-path={`items.${place}.quantity`}
          className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-t px-4 py-2.5 first:border-t-0 max-md:px-3 md:grid md:grid-cols-[minmax(0,1fr)_116px_100px_120px_110px_auto]"
        >
          <div className="min-w-0 max-md:w-full">
            <div className="font-semibold">{line.productName}</div>
            <div className="text-12 text-ink-3">{aboutOf(line)}</div>
            {otherProvider(line, provider) && (
              <div className="text-12 text-warning-text">
                {inboundReturnText.ofOther(otherProvider(line, provider) ?? '')}
              </div>
            )}
          </div>
          <QuantityInput
            label={inboundReturnText.fieldOf(head.quantity, line.productName)}
            min={0}
            value={line.quantity}
            onChange={quantity => onChange({ ...line, quantity })}
          />
          <Select
            className="max-md:w-24"
            label={inboundReturnText.fieldOf(inboundReturnText.unit, line.productName)}
            value={line.unitId}
            options={line.units.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={unitId => onChange(inUnit(line, unitId))}
          />
          <span className="max-md:min-w-28 max-md:flex-1">
            <MoneyInput
              aria-label={inboundReturnText.fieldOf(head.price, line.productName)}
              value={line.price}
              onChange={price => onChange({ ...line, price })}
            />
          </span>
          <span className="text-right max-md:ml-auto">
            <Money amount={multiplyAmount(line.quantity ?? 0, line.price ?? 0) ?? 0} className="font-semibold" />
          </span>
          <IconButton
            icon={<X />}
            label={inboundReturnText.removeLine(line.productName)}
            onClick={() => onRemove(line)}
          />
        </li>
      ))}
    </ul>
  )
}

function aboutOf(line: ReturnLine): string {
  const { lotNumber, expiryDate, bucket, canReturn, bought, returned, units } = line
  const words = (base: number) => stockInWords(base, unitsOf(units))
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

const unitsOf = (units: ReturnLine['units']) => units.map(unit => ({ ...unit, isActive: true }))

/** Another unit is the same price for as much. */
function inUnit(line: ReturnLine, unitId: string): ReturnLine {
  const ratio = (id: string) => line.units.find(unit => unit.id === id)!.ratio
  const price = line.price === null ? null : Math.floor((line.price * ratio(unitId)) / ratio(line.unitId))
  return { ...line, unitId, price }
}
