import type { inboundRoutes } from '@quay/contract/inbound/routes'
import type { Answer } from '@quay/contract/route'
import { productEntity, providerEntity } from '../../list/entities.ts'
import { type Asked, choicesOf, type Filter } from '../../list/filter.ts'
import { reportFilter } from '../../list/report-filter.ts'
import { inboundText } from '../../text/buying/inbound.ts'
import { kitText } from '../../text/kit/kit.ts'
import { usePeople } from './use-people.ts'

const { statusChoices, kindChoices } = inboundText

/** What narrows the list of imports. */
export const inboundFilters: ReadonlyArray<
  Filter<Asked<typeof inboundRoutes.list>, Answer<typeof inboundRoutes.total>>
> = [
  { kind: 'period', usual: 'month' },
  {
    kind: 'entity',
    field: 'providerId',
    label: inboundText.provider,
    all: inboundText.allProviders,
    of: providerEntity,
  },
  {
    kind: 'choice',
    field: 'status',
    label: inboundText.statusFilter,
    width: 'w-36',
    choices: choicesOf(statusChoices),
  },
  { kind: 'choice', field: 'kind', label: inboundText.kindFilter, width: 'w-34', choices: choicesOf(kindChoices) },
  {
    kind: 'listed',
    field: 'creatorId',
    label: inboundText.columns.createdBy,
    all: inboundText.allCreators,
    useOptions: () => usePeople().map(({ id, fullName }) => ({ value: id, label: fullName })),
  },
  reportFilter,
  { kind: 'linked', field: 'productId', label: kitText.goods, of: productEntity },
]
