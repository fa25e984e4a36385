import { salesOrderRoutes } from '@quay/contract/sales-order/routes'
import type { Keepers, SalesOrder } from '@quay/contract/sales-order/shapes'
import { formatUnits } from '@quay/domain/quantity/convert-unit'
import { formatDate } from '@quay/domain/text/format-date'
import { useState } from 'react'
import { shownHere, useAction } from '../../api/use-action.ts'
import { useRoute } from '../../api/use-route.ts'
import { salesOrderText as words } from '../../text/bill/sales-order.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextLink } from '../../ui/button/text-link.tsx'
import { Segmented } from '../../ui/choice/segmented.tsx'
import { Refusal } from '../../ui/mark/refusal.tsx'
import { Dialog } from '../../ui/window/dialog.tsx'

/** What an order misses of each product, in base units. */
export function missingOf({ items }: SalesOrder): { productId: string; name: string; missing: number }[] {
  const rows = items.flatMap(({ productName, productId, reservations }) =>
    reservations.map(row => ({ ...row, name: row.productId === productId ? productName : `${productName}: ` })),
  )
  return [...Map.groupBy(rows, ({ productId }) => productId)]
    .map(([productId, own]) => ({
      productId,
      name: own[0]!.name,
      missing: own.reduce((sum, { wanted, held }) => sum + wanted - held, 0),
    }))
    .filter(({ missing }) => missing > 0)
}

/** Shows which orders keep what this one misses, and takes goods from them by hand. */
export function TakeHold({ order, onClose }: { order: SalesOrder; onClose: () => void }) {
  const missing = missingOf(order)
  const [chosen, setChosen] = useState(missing[0]?.productId ?? '')
  const one = missing.find(({ productId }) => productId === chosen) ?? missing[0]
  const query = { branchId: order.branchId, productId: one?.productId ?? '' }
  const reading = useRoute(salesOrderRoutes.keepers, { query }, { keepPrevious: false, enabled: one !== undefined })
  const take = useAction(salesOrderRoutes.takeHold, { showError: shownHere })
  const goods = reading.data
  return (
    <Dialog
      title={words.takeHoldTitle(order.code)}
      description={one ? words.takeHoldHint : words.nothingMissing}
      onClose={onClose}
      actions={<Button onClick={onClose}>{words.back}</Button>}
    >
      <Refusal>{take.error?.message}</Refusal>
      {missing.length > 1 && (
        <Segmented
          label={words.product}
          value={one?.productId ?? ''}
          onChange={setChosen}
          options={missing.map(({ productId, name }) => ({ value: productId, label: name }))}
        />
      )}
      {one && goods && (
        <>
          <p>{words.missing(goods.productName, inWords(one.missing, goods))}</p>
          <ul className="grid gap-2">
            {goods.orders
              .filter(({ id }) => id !== order.id)
              .map(({ id, code, customerName, expectedOn, held }) => (
                <li key={id} className="flex flex-wrap items-center gap-3 rounded-2 border border-line p-2">
                  <span className="min-w-0 flex-1">
                    <TextLink to={`/transactions/order/${id}`}>{code}</TextLink> {customerName}
                    <span className="block text-12 text-ink-3">
                      {[words.keeps(inWords(held, goods)), expectedOn && words.promised(formatDate(expectedOn))]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </span>
                  <Button
                    size="sm"
                    busy={take.isPending}
                    onClick={() =>
                      take.mutate({
                        params: { id: order.id },
                        body: { fromId: id, productId: one.productId, quantity: Math.min(held, one.missing) },
                      })
                    }
                  >
                    {words.takeFrom(inWords(Math.min(held, one.missing), goods), code)}
                  </Button>
                </li>
              ))}
          </ul>
          {goods.orders.every(({ id }) => id === order.id) && <p className="text-ink-3">{words.nobodyKeeps}</p>}
        </>
      )}
    </Dialog>
  )
}

const inWords = (base: number, { units }: Keepers) => formatUnits(base, units)
