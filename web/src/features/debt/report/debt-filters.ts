import type { debtReportRoutes } from '@quay/contract/money/debt-report'
import type { Answer } from '@quay/contract/route'
import type { ListedFilter } from '../../../list/filter.ts'
import { choicesOf } from '../../../list/filter.ts'
import { debtReportText } from '../../../text/partner/debt-report.ts'

type Total = Answer<typeof debtReportRoutes.customerTotal>

/** The sums of the whole filter, by column. */
export const debtTotals = ({ count: _, credit: _credit, ...figures }: Total) => figures

/** Period, who is shown, group. The ages are those of the last day of the period. */
export const debtFilters = (useOptions: ListedFilter<{ groupId: string }, unknown>['useOptions']) =>
  [
    { kind: 'period', usual: 'month' },
    {
      kind: 'choice',
      field: 'only',
      label: debtReportText.only,
      width: 'w-36',
      choices: choicesOf(debtReportText.onlyChoices),
    },
    {
      kind: 'listed',
      field: 'groupId',
      label: debtReportText.group,
      all: debtReportText.everyGroup,
      useOptions,
    },
  ] as const
