import type { inboundReturnRoutes } from '@quay/contract/inbound-return/routes'
import { inboundReturnReasons } from '@quay/contract/inbound-return/shapes'
import type { Answer } from '@quay/contract/route'
import { providerEntity } from '../../list/entities.ts'
import { type Asked, choicesOf, type Filter } from '../../list/filter.ts'
import { reportFilter } from '../../list/report-filter.ts'
import { inboundReturnText } from '../../text/buying/inbound-return.ts'

const { statusChoices, allReasons, reasons } = inboundReturnText

/** What narrows the list of returns. */
export const returnFilters: ReadonlyArray<
  Filter<Asked<typeof inboundReturnRoutes.list>, Answer<typeof inboundReturnRoutes.total>>
> = [
  { kind: 'period', usual: 'month' },
  { kind: 'choice', field: 'status', label: inboundReturnText.statusFilter, choices: choicesOf(statusChoices) },
  {
    kind: 'choice',
    field: 'reason',
    label: inboundReturnText.reasonFilter,
    choices: choicesOf(reasons, { all: allReasons, order: inboundReturnReasons }),
  },
  reportFilter,
  { kind: 'linked', field: 'providerId', label: inboundReturnText.provider, of: providerEntity },
]
