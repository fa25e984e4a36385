import type { inventoryCheckRoutes } from '@quay/contract/inventory-check/routes'
import { checkKinds } from '@quay/contract/inventory-check/shapes'
import { type Asked, choicesOf, type Filter } from '../../list/filter.ts'
import { checkText } from '../../text/stock/inventory-check.ts'

const { statusChoices, kinds } = checkText

/** What narrows the list of checks. */
export const checkFilters: ReadonlyArray<Filter<Asked<typeof inventoryCheckRoutes.list>>> = [
  { kind: 'period', usual: 'month' },
  {
    kind: 'choice',
    field: 'status',
    label: checkText.statusFilter,
    width: 'w-36',
    choices: choicesOf(statusChoices),
  },
  {
    kind: 'choice',
    field: 'kind',
    label: checkText.kindFilter,
    width: 'w-36',
    choices: choicesOf(kinds, { all: checkText.allKinds, order: checkKinds }),
  },
]
