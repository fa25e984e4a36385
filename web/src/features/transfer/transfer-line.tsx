import { transferRoutes } from '@quay/contract/stock-transfer/routes'
import { formatUnits } from '@quay/domain/quantity/convert-unit'
import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import X from 'lucide-react/icons/x'
import { useRoute } from '../../api/use-route.ts'
import type { LineRow } from '../../document/lines/document-lines.tsx'
import { transferText } from '../../text/stock/transfer.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Checkbox } from '../../ui/choice/checkbox.tsx'
import { Select } from '../../ui/choice/select.tsx'
import { MoneyInput } from '../../ui/field/money-input.tsx'
import { QuantityInput } from '../../ui/field/quantity-input.tsx'
import { type TransferLine as Line, type TransferDraft, unitOf } from './editor-state.ts'

type TransferLineProps = LineRow<Line> & {
  draft: TransferDraft
  /** A request names no lots: the sender chooses them. */
  mayChooseLots: boolean
  /** The branches reckon with each other. */
  isPriced: boolean
}

/** A line of a transfer: what may leave, how much does, and from which lots. */
export function TransferLine({ draft, line, problem, mayChooseLots, isPriced, onChange, onRemove }: TransferLineProps) {
  const { branchId, targetBranchId } = draft
  const stock = useRoute(
    transferRoutes.available,
    { query: { branchId, productId: line.productId, ...(targetBranchId && { targetBranchId }) } },
    { enabled: branchId !== '' },
  )
  const unit = unitOf(line)
  const sum = line.lots ? Object.values(line.lots).reduce((all, count) => all + count, 0) : null
  const told = stock.data
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-44 flex-1">
          <p className="font-semibold">{line.name}</p>
          <p className="text-12 text-ink-3">
            {line.code}
            {told &&
              ` · ${transferText.available(
                formatUnits(told.available, line.units),
                told.atTarget === null ? null : formatUnits(told.atTarget, line.units),
              )}`}
          </p>
        </div>
        {line.requested !== null && (
          <span className="text-12 text-ink-2">
            {transferText[draft.needsApproval ? 'written' : 'asked'](
              `${formatNumber(line.requested)} ${unit.name.toLowerCase()}`,
            )}
          </span>
        )}
        <Select
          className="w-24"
          quiet
          label={`${transferText.unit} ${line.name}`}
          value={line.unitId}
          options={line.units.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={unitId => onChange({ unitId, lots: null })}
        />
        <QuantityInput
          label={`${transferText.quantity} ${line.name}`}
          value={line.quantity}
          invalid={problem !== undefined}
          onChange={quantity => onChange({ quantity })}
        />
        {isPriced && (
          <MoneyInput
            className="w-28"
            aria-label={`${transferText.price} ${line.name}`}
            placeholder={transferText.price}
            value={line.price}
            onChange={price => onChange({ price })}
          />
        )}
        <IconButton size="sm" label={transferText.remove(line.name)} icon={<X />} onClick={onRemove} />
      </div>
      {mayChooseLots && told?.lots.some(lot => lot.lotNumber !== '') && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-12">
          <Checkbox
            checked={line.lots !== null}
            onChange={event => onChange({ lots: event.target.checked ? {} : null })}
            aria-label={transferText.byHandFor(line.name)}
          >
            {transferText.byHand}
          </Checkbox>
          {line.lots === null && <span className="text-ink-3">{transferText.byExpiry}</span>}
          {line.lots !== null &&
            told.lots.map(lot => (
              <span key={lot.lotId} className="flex items-center gap-2">
                <span>
                  {lot.lotNumber}
                  {lot.expiryDate && ` · ${formatDate(lot.expiryDate)}`} · {formatUnits(lot.quantity, line.units)}
                </span>
                <QuantityInput
                  quiet
                  min={0}
                  label={`${transferText.ofLot(lot.lotNumber)} ${line.name}`}
                  value={line.lots?.[lot.lotId] ?? 0}
                  onChange={count => onChange({ lots: { ...line.lots, [lot.lotId]: count ?? 0 } })}
                />
              </span>
            ))}
          {sum !== null && sum !== line.quantity && (
            <span className="text-danger-text">
              {transferText.lotsAddUp(formatNumber(sum), formatNumber(line.quantity ?? 0))}
            </span>
          )}
        </div>
      )}
      {problem && <p className="text-12 text-danger-text">{problem}</p>}
    </div>
  )
}
