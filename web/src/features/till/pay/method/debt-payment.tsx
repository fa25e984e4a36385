import { formatDong } from '@quay/domain/text/format-number'
import { salePartText } from '../../../../text/till/sale-parts.ts'
import { useTill } from '../../sale-context.ts'
import { DueDay } from '../customer/due-day.tsx'

/** Everything on account: what the customer owed before and owes after. */
export function DebtPayment({ amount }: { amount: number }) {
  const customer = useTill(state => state.drafts.find(draft => draft.id === state.activeId)?.cart.customer)
  if (!customer) return null
  return (
    <div className="grid gap-2">
      <p className="text-ink-2">
        {salePartText.debtAfter(formatDong(customer.debt), formatDong(customer.debt + amount))}
      </p>
      <DueDay />
    </div>
  )
}
