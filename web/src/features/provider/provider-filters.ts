import type { providerRoutes } from '@quay/contract/partner/routes'
import { providerGroupRoutes } from '@quay/contract/provider-group/routes'
import { useRoute } from '../../api/use-route.ts'
import { activeFilter } from '../../list/active-filter.ts'
import { type Asked, choicesOf, type Filter } from '../../list/filter.ts'
import { providerText } from '../../text/buying/provider.ts'
import { partnerText } from '../../text/partner/partner.ts'
import { namedOptions } from '../../ui/choice/named-options.ts'

/** What narrows the list of providers. */
export const providerFilters: ReadonlyArray<Filter<Asked<typeof providerRoutes.list>>> = [
  {
    kind: 'choice',
    field: 'hasDebt',
    address: 'debt',
    label: partnerText.debtFilter,
    choices: choicesOf(partnerText.debtChoices),
  },
  activeFilter(partnerText.statusFilter, partnerText.providerStatuses, partnerText.allStatuses),
  {
    kind: 'listed',
    field: 'providerGroupId',
    address: 'group',
    label: providerText.groupFilter,
    all: providerText.allGroups,
    useOptions: () => namedOptions(useRoute(providerGroupRoutes.list, {}).data?.items),
  },
  {
    kind: 'choice',
    field: 'expiring',
    address: 'papers',
    label: providerText.papersFilter,
    width: 'w-48',
    choices: choicesOf(providerText.papersChoices, { order: ['true'] }),
  },
]
