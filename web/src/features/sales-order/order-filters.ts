import type { salesOrderRoutes } from '@quay/contract/sales-order/routes'
import { type SalesOrderProgress, salesOrderProgresses } from '@quay/contract/sales-order/shapes'
import { customerEntity, productEntity } from '../../list/entities.ts'
import type { Asked, Filter } from '../../list/filter.ts'
import { salesOrderText } from '../../text/bill/sales-order.ts'
import { kitText } from '../../text/kit/kit.ts'

const { states } = salesOrderText
const byProgress = (value: SalesOrderProgress) => ({ value, label: states[value], asks: { progress: value } })

/** What narrows the list of orders; some choices are of several states at once. */
export const salesOrderFilters: ReadonlyArray<Filter<Asked<typeof salesOrderRoutes.list>>> = [
  { kind: 'period', usual: 'month' },
  {
    kind: 'choice',
    address: 'state',
    label: salesOrderText.stateFilter,
    choices: [
      { value: '', label: states[''], asks: {} },
      { value: 'WAITING', label: states.WAITING, asks: { open: 'true' } },
      { value: 'LATE', label: states.LATE, asks: { late: 'true' } },
      { value: 'SHORT', label: states.SHORT, asks: { short: 'true' } },
      { value: 'HOLD_ENDED', label: states.HOLD_ENDED, asks: { holdEnded: 'true' } },
      ...salesOrderProgresses.map(byProgress),
    ],
  },
  {
    kind: 'flag',
    field: 'allBranches',
    value: 'true',
    label: salesOrderText.allBranches,
    yes: salesOrderText.allBranches,
  },
  { kind: 'linked', field: 'customerId', label: salesOrderText.columns.customer, of: customerEntity },
  { kind: 'linked', field: 'productId', label: kitText.goods, of: productEntity },
]
