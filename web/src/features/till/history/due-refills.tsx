import { tillRoutes } from '@quay/contract/till/routes'
import type { DueRefill } from '@quay/contract/till/sale-shapes'
import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import { useRoute } from '../../../api/use-route.ts'
import { buyAgainText } from '../../../text/till/buy-again.ts'
import { Button } from '../../../ui/button/button.tsx'
import { toast } from '../../../ui/popup/toast.ts'
import { useSale, useTill } from '../sale-context.ts'
import { buyAgain } from './buy-again.ts'

/** Medicines of the customer that run out by now and are not in the cart yet; a press puts one there. Without a network, nothing. */
export function DueRefills({ customerId }: { customerId: string }) {
  const { till, catalogue, place, focusFind } = useSale()
  const query = { branchId: place.branchId, customerId }
  const { data } = useRoute(tillRoutes.refills, { query }, { keepPrevious: false })
  const inCart = useTill(state => state.view.lines.map(({ line }) => line.productId).join(' '))
  const due = (data?.items ?? []).filter(({ productId }) => !inCart.includes(productId))
  if (due.length === 0) return null

  async function take(item: DueRefill) {
    const { gone } = await buyAgain(till, catalogue, [{ ...item, note: null }])
    if (gone.length > 0) toast.warning(buyAgainText.gone(gone.join(', ')))
    focusFind()
  }
  return (
    <section
      aria-label={buyAgainText.due}
      className="col-span-3 grid min-w-0 grid-cols-1 gap-1 rounded-2 border border-warning-line bg-warning-soft p-1.5 text-12"
    >
      <h3 className="font-medium text-warning-text">{buyAgainText.due}</h3>
      <ul className="grid max-h-24 gap-1 overflow-auto">
        {due.map(item => (
          <li key={item.id} className="flex items-center gap-2">
            <span className="min-w-0 flex-1">
              <span className="block truncate">{item.productName}</span>
              <span className="block truncate text-ink-2">{buyAgainText.endsOn(formatDate(item.endsOn))}</span>
            </span>
            <Button
              size="xs"
              aria-label={buyAgainText.one(formatNumber(item.quantity), item.unitName, item.productName)}
              onClick={event => event.detail < 2 && void take(item)}
            >
              {buyAgainText.again(formatNumber(item.quantity), item.unitName.toLowerCase())}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
