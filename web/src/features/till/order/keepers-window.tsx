import { salesOrderRoutes } from '@quay/contract/sales-order/routes'
import { formatUnits } from '@quay/domain/quantity/convert-unit'
import { formatDate } from '@quay/domain/text/format-date'
import { useRoute } from '../../../api/use-route.ts'
import { salesOrderText as words } from '../../../text/bill/sales-order.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextLink } from '../../../ui/button/text-link.tsx'
import { Refusal } from '../../../ui/mark/refusal.tsx'
import { Dialog } from '../../../ui/window/dialog.tsx'
import { useSale } from '../sale-context.ts'

/** Which orders keep goods that a line is short of; each is opened from here. */
export function KeepersWindow({ productId, onClose }: { productId: string; onClose: () => void }) {
  const { place } = useSale()
  const query = { branchId: place.branchId, productId }
  const { data, error } = useRoute(salesOrderRoutes.keepers, { query }, { keepPrevious: false })
  return (
    <Dialog
      size="sm"
      title={words.keepersTitle(data?.productName ?? '')}
      description={words.keepersHint}
      onClose={onClose}
      actions={<Button onClick={onClose}>{words.back}</Button>}
    >
      <Refusal>{error?.message}</Refusal>
      <ul className="grid gap-2">
        {data?.orders.map(({ id, code, customerName, expectedOn, held }) => (
          <li key={id}>
            <TextLink to={`/transactions/order/${id}`}>{code}</TextLink> {customerName}
            <span className="block text-12 text-ink-3">
              {[words.keeps(formatUnits(held, data.units)), expectedOn && words.promised(formatDate(expectedOn))]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {data?.orders.length === 0 && <p className="text-ink-3">{words.nobodyKeeps}</p>}
    </Dialog>
  )
}
