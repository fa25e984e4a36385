import type { SalesOrder, SalesOrderPatch } from '@quay/contract/sales-order/shapes'
import X from 'lucide-react/icons/x'
import { salesOrderText as words } from '../../text/bill/sales-order.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { MoneyInput } from '../../ui/field/money-input.tsx'

export type EditedSurcharge = Pick<SalesOrder['surchargeItems'][number], 'surchargeId' | 'name' | 'isTyped'> & {
  /** Đồng; null while nothing stands in the field. */
  amount: number | null
}

/** What is sent of them; nothing where nobody touched them, so that a share of the goods is reckoned again. */
export function surchargesBody(
  { surchargeItems }: SalesOrder,
  rows: readonly EditedSurcharge[] | null,
): Pick<SalesOrderPatch, 'surcharges' | 'declinedSurcharges'> {
  if (!rows) return {}
  const left = rows.filter(({ amount }) => amount !== null && amount > 0)
  const stays = new Set(left.map(({ surchargeId }) => surchargeId))
  return {
    surcharges: left.map(({ surchargeId, amount, isTyped }) => ({
      surchargeId,
      ...(isTyped && { amount: amount!, isTyped }),
    })),
    declinedSurcharges: surchargeItems.flatMap(({ surchargeId }) => (stays.has(surchargeId) ? [] : [surchargeId])),
  }
}

type EditedSurchargesProps = {
  rows: readonly EditedSurcharge[]
  onChange: (rows: readonly EditedSurcharge[]) => void
}

/** What an order without bills takes beside its goods: another amount, or nothing. */
export function EditedSurcharges({ rows, onChange }: EditedSurchargesProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-medium text-12 text-ink-2">{words.surcharges}</legend>
      {rows.map((row, place) => (
        <div key={row.surchargeId} className="flex items-center gap-2">
          <span className="min-w-0 flex-1 truncate">{row.name}</span>
          <div className="w-40">
            <MoneyInput
              aria-label={row.name}
              value={row.amount}
              onChange={amount => onChange(rows.toSpliced(place, 1, { ...row, amount, isTyped: true }))}
            />
          </div>
          <IconButton
            label={words.removeSurcharge(row.name)}
            icon={<X />}
            onClick={() => onChange(rows.toSpliced(place, 1))}
          />
        </div>
      ))}
    </fieldset>
  )
}
