import type { ControlGroup } from '@quay/contract/enumeration'
import { productRoutes } from '@quay/contract/product/routes'
import { controlGroupText, isSpeciallyControlled } from '@quay/domain/product/control-group'
import { formatDate } from '@quay/domain/text/format-date'
import X from 'lucide-react/icons/x'
import { useBranchId } from '../../api/session.ts'
import { useBusinessDay } from '../../api/use-business-day.ts'
import { useRoute } from '../../api/use-route.ts'
import { incidentText } from '../../text/drug-incident.ts'
import { DateInput } from '../../ui/date-input.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { QuantityInput } from '../../ui/quantity-input.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { IncidentLine } from './editor-state.ts'

const { head, fieldOf } = incidentText
const mostLots = 100

type LinesProps = {
  lines: readonly IncidentLine[]
  /** It was to be saved: a line that does not say how many is wrong. */
  isAsked: boolean
  onChange: (line: IncidentLine) => void
  onRemove: (line: IncidentLine) => void
}

/** The medicines of a report: which lot, how many, and a word about each. */
export function IncidentLines({ lines, isAsked, onChange, onRemove }: LinesProps) {
  return (
    <ul aria-label={incidentText.lines}>
      {lines.map(line => (
        <Line key={line.key} line={line} isAsked={isAsked} onChange={onChange} onRemove={() => onRemove(line)} />
      ))}
    </ul>
  )
}

type LineProps = { line: IncidentLine; isAsked: boolean; onChange: LinesProps['onChange']; onRemove: () => void }

function Line({ line, isAsked, onChange, onRemove }: LineProps) {
  const branchId = useBranchId()
  const today = useBusinessDay()
  const { data } = useRoute(productRoutes.lots, {
    query: { branchId, productId: line.productId, withEmpty: 'true', limit: mostLots },
  })
  const name = line.productName
  const group = line.controlGroup as ControlGroup | null
  const known = (data?.items ?? []).filter(lot => lot.number !== '')
  return (
    <li className="grid gap-2 border-line border-t px-4 py-2.5 first:border-t-0 max-md:px-3">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <div className="font-semibold">{name}</div>
          <div className={`text-12 ${isSpeciallyControlled(group) ? 'text-ink-3' : 'text-warning-text'}`}>
            {group !== null && isSpeciallyControlled(group) ? controlGroupText[group] : incidentText.notControlled}
          </div>
        </div>
        <IconButton icon={<X />} size="sm" label={incidentText.removeLine(name)} onClick={onRemove} />
      </div>
      <div className="grid grid-cols-2 gap-2 md:grid-cols-[minmax(0,1fr)_130px_116px_100px_minmax(0,1fr)]">
        {known.length > 0 ? (
          <Select
            label={fieldOf(head.lot, name)}
            placeholder={head.lot}
            value={line.lotNumber === '' ? null : line.lotNumber}
            options={known.map(lot => ({
              value: lot.number,
              label: lot.number,
              detail: lot.expiryDate ? formatDate(lot.expiryDate) : undefined,
            }))}
            onChange={lotNumber =>
              onChange({
                ...line,
                lotNumber,
                expiryDate: known.find(lot => lot.number === lotNumber)?.expiryDate ?? null,
              })
            }
          />
        ) : (
          <TextInput
            aria-label={fieldOf(head.lot, name)}
            placeholder={head.lot}
            maxLength={40}
            value={line.lotNumber}
            onChange={event => onChange({ ...line, lotNumber: event.target.value })}
          />
        )}
        <DateInput
          aria-label={fieldOf(head.expiry, name)}
          placeholder={head.expiry}
          monthEnd
          today={today}
          value={line.expiryDate}
          onChange={expiryDate => onChange({ ...line, expiryDate })}
        />
        <QuantityInput
          label={fieldOf(head.quantity, name)}
          min={0}
          invalid={isAsked && !line.quantity}
          value={line.quantity}
          onChange={quantity => onChange({ ...line, quantity })}
        />
        <Select
          label={fieldOf(head.unit, name)}
          value={line.unitId}
          options={line.units.map(unit => ({ value: unit.id, label: unit.name }))}
          onChange={unitId => onChange({ ...line, unitId })}
        />
        <TextInput
          className="max-md:col-span-2"
          aria-label={fieldOf(head.note, name)}
          placeholder={head.note}
          maxLength={200}
          value={line.note}
          onChange={event => onChange({ ...line, note: event.target.value })}
        />
      </div>
    </li>
  )
}
