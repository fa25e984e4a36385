import type { customerRoutes } from '@quay/contract/partner/routes'
import type { Answer } from '@quay/contract/route'
import { employeeEntity } from '../../list/entities.ts'
import { type Asked, choicesOf, type Filter } from '../../list/filter.ts'
import { partnerText } from '../../text/partner/partner.ts'

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
