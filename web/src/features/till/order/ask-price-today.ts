import { salesOrderRoutes } from '@quay/contract/sales-order/routes'
import type { OrderPriceToday, SalesOrder } from '@quay/contract/sales-order/shapes'
import { formatDong } from '@quay/domain/text/format-number'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/client.ts'
import { newId } from '../../../api/new-id.ts'
import { withOverrides } from '../../../api/session/override.ts'
import { salesOrderText as words } from '../../../text/bill/sales-order.ts'
import { toast } from '../../../ui/popup/toast.ts'
import { confirm } from '../../../ui/window/confirm.ts'

/**
 * The order as it is handed out: where promotions changed since it was written, who hands it out is asked with both sums whether it keeps
 * its price. Where it cannot be priced today, or has a bill, its price stands and no question is put.
 */
export async function withAskedPrice(order: SalesOrder): Promise<SalesOrder> {
  if (order.progress !== 'OPEN') return order
  const today = await call(salesOrderRoutes.priceToday, { params: { id: order.id } }).catch(silent)
  if (!today || !whatChanged(today)) return order
  const [before, now] = [formatDong(today.before), formatDong(today.now)]
  const takesNow = await confirm({
    title: words.promotionsChanged(order.code),
    description: words.promotionsChangedHint(whatChanged(today), before, now),
    confirmLabel: words.takeNow(now),
    keepLabel: words.keepBefore(before),
    tone: 'primary',
  })
  if (!takesNow) return order
  const key = newId()
  const body = { version: order.version, expectedPayable: today.payable }
  const taken = await withOverrides(overrides =>
    call(salesOrderRoutes.reprice, { params: { id: order.id }, body }, { idempotencyKey: key, overrides }),
  ).catch(told)
  if (taken) toast.success(words.repriced(before, now))
  return taken ?? order
}

/** What became of promotions, in words; empty where they are as they were. */
const whatChanged = ({ ended, begun, changed }: OrderPriceToday): string =>
  [
    ended.length > 0 && words.promotionsEnded(ended.join(', ')),
    begun.length > 0 && words.promotionsBegun(begun.join(', ')),
    changed.length > 0 && words.promotionsOther(changed.join(', ')),
  ]
    .filter(Boolean)
    .join(' ')

/** The price of the order stands. */
function silent(error: unknown): null {
  if (!(error instanceof ApiError)) throw error
  return null
}

function told(error: unknown): null {
  if (error instanceof ApiError) toast.error(error.message)
  return silent(error)
}
