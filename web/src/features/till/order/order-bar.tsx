import { formatDong } from '@quay/domain/text/format-number'
import { useEffect } from 'react'
import { salesOrderText as words } from '../../../text/bill/sales-order.ts'
import { TextLink } from '../../../ui/button/text-link.tsx'
import { useSale, useTill } from '../sale-context.ts'
import './order-pricing.ts'

/** Above a cart that hands out an order: which one, and what of its deposit pays this bill. */
export function OrderBar() {
  const { till } = useSale()
  const order = useTill(({ drafts, activeId }) => drafts.find(({ id }) => id === activeId)?.cart.order)
  const used = useTill(({ view }) => view.deposit)
  // The cart was priced before its part was here.
  useEffect(() => till.reprice(), [till])
  if (!order) return null
  return (
    <section
      aria-label={words.ofOrder(order.code)}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 border-info-line border-b bg-info-soft px-2.5 py-1.5"
    >
      <p className="font-semibold">{words.ofOrder(order.code)}</p>
      {order.deposit > 0 && (
        <p className="text-ink-2">{words.depositPays(formatDong(used), formatDong(order.deposit - used))}</p>
      )}
      <p className="text-12 text-ink-3">{words.frozen}</p>
      <TextLink to={`/transactions/order/${order.id}`}>{words.openOrder}</TextLink>
    </section>
  )
}
