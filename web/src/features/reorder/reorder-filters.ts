import type { reorderRoutes } from '@quay/contract/reorder/routes'
import { reorderBases, salesDays } from '@quay/contract/reorder/shapes'
import { formatNumber } from '@quay/domain/text/format-number'
import type { Asked, Filter } from '../../list/filter.ts'
import { reorderText } from '../../text/buying/reorder.ts'
import { covers, useSums } from './suggestion.ts'

/** How much is suggested, and of which provider. */
export const reorderFilters: ReadonlyArray<Filter<Asked<typeof reorderRoutes.list>>> = [
  {
    kind: 'choice',
    field: 'basis',
    label: reorderText.basis,
    width: 'w-36',
    usual: 'level',
    choices: reorderBases.map(value => ({ value, label: reorderText.bases[value] })),
  },
  {
    kind: 'choice',
    field: 'days',
    label: reorderText.days,
    usual: '30',
    choices: salesDays.map(value => ({ value, label: reorderText.daysOf(value) })),
  },
  {
    kind: 'choice',
    field: 'coverDays',
    address: 'cover',
    label: reorderText.coverDays,
    width: 'w-36',
    usual: '30',
    choices: covers.map(value => ({ value, label: reorderText.coverOf(Number(value)) })),
    shown: ({ query }) => query.basis === 'sales',
  },
  {
    kind: 'listed',
    field: 'providerId',
    address: 'provider',
    label: reorderText.provider,
    all: reorderText.allProviders,
    width: 'w-56',
    atLeast: 0,
    useOptions: () =>
      useSums().map(({ providerId, providerName, itemCount }) => ({
        value: providerId ?? 'none',
        label: reorderText.providerChoice(providerName ?? reorderText.noProvider, formatNumber(itemCount)),
      })),
  },
]
