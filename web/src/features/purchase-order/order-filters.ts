import type { purchaseOrderRoutes } from '@quay/contract/purchase-order/routes'
import { productEntity, providerEntity } from '../../list/entities.ts'
import type { Asked, Filter } from '../../list/filter.ts'
import { orderText } from '../../text/buying/purchase-order.ts'
import { kitText } from '../../text/kit/kit.ts'

const { states } = orderText
const byProgress = (value: 'DRAFT' | 'CONFIRMED' | 'PARTIAL' | 'DONE' | 'CANCELLED') => ({
  value,
  label: states[value],
  asks: { progress: value },
})

/** What narrows the list of orders. "Open" and "late" are of several states at once. */
export const orderFilters: ReadonlyArray<Filter<Asked<typeof purchaseOrderRoutes.list>>> = [
  { kind: 'period', usual: 'month' },
  {
    kind: 'choice',
    address: 'state',
    label: orderText.stateFilter,
    choices: [
      { value: '', label: states[''], asks: {} },
      { value: 'OPEN', label: states.OPEN, asks: { open: 'true' } },
      { value: 'LATE', label: states.LATE, asks: { late: 'true' } },
      ...(['DRAFT', 'CONFIRMED', 'PARTIAL', 'DONE', 'CANCELLED'] as const).map(byProgress),
    ],
  },
  { kind: 'linked', field: 'providerId', label: orderText.columns.provider, of: providerEntity },
  { kind: 'linked', field: 'productId', label: kitText.goods, of: productEntity },
]
