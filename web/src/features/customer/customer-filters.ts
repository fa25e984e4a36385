import { customerGroupRoutes } from '@quay/contract/customer-group/routes'
import type { customerRoutes } from '@quay/contract/partner/routes'
import type { Answer } from '@quay/contract/route'
import { useRoute } from '../../api/use-route.ts'
import { employeeEntity } from '../../list/entities.ts'
import { type Asked, choicesOf, type Filter } from '../../list/filter.ts'
import { partnerText } from '../../text/partner/partner.ts'
import { namedOptions } from '../../ui/choice/named-options.ts'

/** What narrows the list of customers. */
export const customerFilters: ReadonlyArray<
  Filter<Asked<typeof customerRoutes.list>, Answer<typeof customerRoutes.total>>
> = [
  {
    kind: 'choice',
    field: 'hasDebt',
    address: 'debt',
    label: partnerText.debtFilter,
    choices: choicesOf(partnerText.debtChoices),
  },
  {
    kind: 'choice',
    field: 'status',
    label: partnerText.statusFilter,
    choices: choicesOf(partnerText.statuses, {
      all: partnerText.allStatuses,
      order: ['active', 'potential', 'inactive'],
    }),
  },
  {
    kind: 'listed',
    field: 'groupId',
    address: 'group',
    label: partnerText.groupFilter,
    all: partnerText.anyGroup,
    useOptions: () => namedOptions(useRoute(customerGroupRoutes.list, {}).data?.items),
  },
  {
    kind: 'entity',
    field: 'careEmployeeId',
    address: 'care',
    label: partnerText.careFilter,
    all: partnerText.anyCare,
    of: employeeEntity,
    isMore: true,
    shown: ({ may }) => may({ model: 'employee', action: 'read' }),
  },
]
