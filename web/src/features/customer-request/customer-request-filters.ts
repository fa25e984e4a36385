import type { customerRequestRoutes } from '@quay/contract/customer-request/routes'
import { productEntity } from '../../list/entities.ts'
import type { Asked, Filter } from '../../list/filter.ts'
import { customerRequestText } from '../../text/buying/customer-request.ts'

const { states } = customerRequestText

/** What narrows the list of what customers asked for; at first what is still open. */
export const customerRequestFilters: ReadonlyArray<Filter<Asked<typeof customerRequestRoutes.list>>> = [
  {
    kind: 'choice',
    address: 'state',
    label: customerRequestText.stateFilter,
    width: 'w-60',
    choices: [
      ...(['open', 'arrived', 'answered'] as const).map(value => ({
        value,
        label: states[value],
        asks: { state: value },
      })),
      { value: 'all', label: states.all, asks: {} },
    ],
  },
  { kind: 'linked', field: 'productId', label: customerRequestText.columns.goods, of: productEntity },
]
