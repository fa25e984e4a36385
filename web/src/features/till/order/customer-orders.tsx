import { isAllowed } from '@quay/contract/right/permission'
import { salesOrderRoutes } from '@quay/contract/sales-order/routes'
import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import { useSession } from '../../../api/session/session.ts'
import { useRoute } from '../../../api/use-route.ts'
import { salesOrderText as words } from '../../../text/bill/sales-order.ts'
import { Button } from '../../../ui/button/button.tsx'
import { toast } from '../../../ui/popup/toast.ts'
import { useSale, useTill } from '../sale-context.ts'
import { openOrder } from './open-order.ts'

const most = 5

/** What the customer ordered and has not got yet: each is handed out from here. Without the right or a network, nothing. */
export function CustomerOrders({ customerId }: { customerId: string }) {
  const { rights } = useSession()
  return isAllowed(rights, salesOrderRoutes.list.permission) ? <OpenOrders customerId={customerId} /> : null
}

function OpenOrders({ customerId }: { customerId: string }) {
  const sale = useSale()
  const query = { customerId, open: 'true', limit: most } as const
  const { data } = useRoute(salesOrderRoutes.list, { query }, { keepPrevious: false })
  // The cart already hands out this one.
  const openId = useTill(({ drafts, activeId }) => drafts.find(draft => draft.id === activeId)?.cart.order?.id)
  const orders = data?.items.filter(({ id }) => id !== openId) ?? []
  if (orders.length === 0) return null
  const take = (id: string) => openOrder(sale, id).catch((error: Error) => void toast.error(error.message))
  return (
    <section
      aria-label={words.ordersOfCustomer}
      className="col-span-3 grid min-w-0 grid-cols-1 gap-1 rounded-2 border border-line bg-surface p-1.5"
    >
      {orders.map(({ id, code, expectedOn, payable, surcharges, deposit }) => (
        <div key={id} className="flex items-center gap-2 text-12">
          <span className="min-w-0 flex-1 truncate">
            <b>{code}</b> {formatNumber(payable + surcharges)}
            {deposit > 0 && ` · ${words.depositShort(formatNumber(deposit))}`}
            {expectedOn && ` · ${words.promised(formatDate(expectedOn))}`}
          </span>
          <Button size="xs" aria-label={words.makeBillOf(code)} onClick={() => void take(id)}>
            {words.makeBill}
          </Button>
        </div>
      ))}
    </section>
  )
}
