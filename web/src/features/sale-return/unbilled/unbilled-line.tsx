import { formatDate } from '@quay/domain/text/format-date'
import { formatDong } from '@quay/domain/text/format-number'
import X from 'lucide-react/icons/x'
import { saleReturnText as words } from '../../../text/bill/sale-return.ts'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Checkbox } from '../../../ui/choice/checkbox.tsx'
import { Select } from '../../../ui/choice/select.tsx'
import { MoneyInput } from '../../../ui/field/money-input.tsx'
import { QuantityInput } from '../../../ui/field/quantity-input.tsx'
import { Money } from '../../../ui/mark/money.tsx'
import { Refusal } from '../../../ui/mark/refusal.tsx'
import { inUnit, type UnbilledLineState } from './unbilled-state.ts'

type UnbilledLineProps = {
  line: UnbilledLineState
  amount: number | null
  problem: string | null
  onChange: (line: UnbilledLineState) => void
  onDrop: () => void
}

/** Goods without a bill: how much, for what price, from which lot, and where they go. */
export function UnbilledLine({ line, amount, problem, onChange, onDrop }: UnbilledLineProps) {
  const { goods } = line
  const name = goods.productName
  const unit = goods.units.find(({ id }) => id === line.unitId)
  return (
    <li className="grid gap-2 border-line border-t px-4 py-3 first:border-t-0" aria-label={name}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-48 flex-1">
          <p className="font-semibold">{name}</p>
          <p className="text-12 text-ink-3">
            {[goods.productCode, unit && words.mostPrice(formatDong(unit.price))].filter(Boolean).join(' · ')}
          </p>
        </div>
        <QuantityInput
          label={words.quantityOf(name)}
          value={line.quantity}
          min={1}
          invalid={problem !== null}
          onChange={quantity => onChange({ ...line, quantity: quantity ?? 1 })}
        />
        <Select
          label={words.unitOf(name)}
          size="sm"
          quiet
          className="w-24"
          disabled={goods.units.length < 2}
          value={line.unitId}
          options={goods.units.map(({ id, name: label }) => ({ value: id, label }))}
          onChange={unitId => onChange(inUnit(line, unitId))}
        />
        <div className="w-28">
          <MoneyInput
            aria-label={words.priceOf(name)}
            value={line.unitPrice}
            onChange={unitPrice => onChange({ ...line, unitPrice: unitPrice ?? 0 })}
          />
        </div>
        <Money amount={amount} className="w-28 text-right font-semibold" />
        <IconButton label={words.dropLine(name)} icon={<X />} onClick={onDrop} />
      </div>
      <Destination line={line} onChange={onChange} />
      <Refusal>{problem}</Refusal>
    </li>
  )
}

/** The lot that somebody reads off the pack, and whether the goods go to the shelf. */
function Destination({ line, onChange }: Pick<UnbilledLineProps, 'line' | 'onChange'>) {
  const { goods } = line
  const name = goods.productName
  const lot = goods.lots.find(({ lotId }) => lotId === line.lotId)
  const forced = lot?.quarantine ?? null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-13">
      {goods.lots.length > 0 && (
        <Select
          label={words.lotOf(name)}
          size="sm"
          className="w-64"
          placeholder={words.lotUnknown}
          value={line.lotId}
          options={goods.lots.map(({ lotId, lotNumber, expiryDate }) => ({
            value: lotId,
            label: words.lot(lotNumber, expiryDate ? formatDate(expiryDate) : ''),
          }))}
          onChange={lotId => onChange({ ...line, lotId })}
        />
      )}
      {forced === null ? (
        <Checkbox
          checked={line.restock}
          aria-label={words.restockOf(name)}
          onChange={event => onChange({ ...line, restock: event.target.checked })}
        >
          {words.restock}
        </Checkbox>
      ) : (
        <span className="text-warning-text">
          {words.toQuarantine}: {forced}
        </span>
      )}
      {forced === null && !line.restock && <span className="text-ink-3">{words.toQuarantine}</span>}
      {forced === null && line.restock && goods.asksIntact && (
        <Checkbox
          checked={line.isIntact}
          aria-label={words.intactOf(name)}
          onChange={event => onChange({ ...line, isIntact: event.target.checked })}
        >
          {words.intact}
        </Checkbox>
      )}
      {forced === null && line.restock && goods.restock === 'NEVER' && goods.restockWhy && (
        <span className="text-warning-text">{words.restockWhy(goods.restockWhy)}</span>
      )}
    </div>
  )
}
