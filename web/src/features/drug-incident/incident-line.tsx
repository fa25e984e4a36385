import type { ControlGroup } from '@quay/contract/enumeration'
import { productRoutes } from '@quay/contract/product/routes'
import { controlGroupText, isSpeciallyControlled } from '@quay/domain/product/control-group'
import { formatDate } from '@quay/domain/text/format-date'
import X from 'lucide-react/icons/x'
import { useBranchId } from '../../api/session/session.ts'
import { useBusinessDay } from '../../api/session/use-business-day.ts'
import { useRoute } from '../../api/use-route.ts'
import type { LineRow } from '../../document/lines/document-lines.tsx'
import { incidentText } from '../../text/stock/drug-incident.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { namedOptions } from '../../ui/choice/named-options.ts'
import { Select } from '../../ui/choice/select.tsx'
import { DateInput } from '../../ui/date/date-input.tsx'
import { QuantityInput } from '../../ui/field/quantity-input.tsx'
import { TextInput } from '../../ui/field/text-input.tsx'
import type { IncidentLine as Line } from './editor-state.ts'

const { head, fieldOf } = incidentText
const mostLots = 100

/** A medicine of a report: which lot, how many, and a word about it. */
export function IncidentLine({ line, index, problem, onChange, onRemove }: LineRow<Line>) {
  const branchId = useBranchId()
  const today = useBusinessDay()
  const { data } = useRoute(productRoutes.lots, {
    query: { branchId, productId: line.productId, withEmpty: 'true', limit: mostLots },
  })
  const name = line.productName
  const group = line.controlGroup as ControlGroup | null
  const known = (data?.items ?? []).filter(lot => lot.number !== '')
  return (
    <div className="grid gap-2">
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
              onChange({ lotNumber, expiryDate: known.find(lot => lot.number === lotNumber)?.expiryDate ?? null })
            }
          />
        ) : (
          <TextInput
            aria-label={fieldOf(head.lot, name)}
            placeholder={head.lot}
            maxLength={40}
            value={line.lotNumber}
            onChange={event => onChange({ lotNumber: event.target.value })}
          />
        )}
        <DateInput
          aria-label={fieldOf(head.expiry, name)}
          placeholder={head.expiry}
          monthEnd
          today={today}
          value={line.expiryDate}
          onChange={expiryDate => onChange({ expiryDate })}
        />
        <div data-path={`items.${index}.quantity`} className="grid">
          <QuantityInput
            label={fieldOf(head.quantity, name)}
            min={0}
            invalid={problem !== undefined}
            value={line.quantity}
            onChange={quantity => onChange({ quantity })}
          />
        </div>
        <Select
          label={fieldOf(head.unit, name)}
          value={line.unitId}
          options={namedOptions(line.units)}
          onChange={unitId => onChange({ unitId })}
        />
        <TextInput
          className="max-md:col-span-2"
          aria-label={fieldOf(head.note, name)}
          placeholder={head.note}
          maxLength={200}
          value={line.note}
          onChange={event => onChange({ note: event.target.value })}
        />
      </div>
    </div>
  )
}
