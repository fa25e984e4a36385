import type { ReportArea, ReportRow } from '@quay/contract/report/shapes'
import { isAllowed, type ModelPermission, type Rights } from '@quay/contract/right/permission'
import { type MeasureId, measureOf } from '@quay/domain/report/measures'
import { isTime } from '@quay/domain/report/times'
import { groupLabels, leadOf, viewOf } from '@quay/domain/report/views'
import type { Address } from '../../list/filter.ts'
import { reportText } from '../../text/money/report.ts'
import type { Column } from '../../ui/table/column.ts'
import { figureColumn, titleColumn } from '../../ui/table/columns.tsx'
import { TwoLines } from '../../ui/table/two-lines.tsx'
import { changeText, figureText } from './figure-text.ts'

export type May = (permission: ModelPermission) => boolean

/** What an answer says of all its rows together, by figure. */
export type Told = Readonly<Record<string, unknown>>

/**
 * The figures of a view that a person may see, in their order. `told` is the total of an answer, where there is one: it has no output VAT
 * where no branch deducts VAT.
 */
export function measuresOf(area: ReportArea, view: string | undefined, may: May, told: Told = {}): MeasureId[] {
  return viewOf(area, view).view.columns.filter(id => {
    const { right } = measureOf(id)
    return (!right || may(right)) && (id !== 'outputVat' || id in told)
  })
}

export const mayWith =
  (rights: Rights): May =>
  permission =>
    isAllowed(rights, permission)

/** By what the rows of a report stand. */
export function groupsOf(area: ReportArea, query: Address) {
  const { view } = viewOf(area, query.view)
  const first = view.groups.find(group => group === query.groupBy) ?? view.groups[0]!
  const second = view.second?.find(group => group === query.groupBy2 && group !== first) ?? view.usualSecond
  return { first, second }
}

const widths = {
  money: '128px',
  count: '96px',
  quantity: '96px',
  rate: '92px',
  hundredths: '96px',
  days: '96px',
  day: '104px',
  abc: '64px',
  xyz: '64px',
} as const

/** The columns of a report: what a row is, its figures, and beside the leading one what it was before. */
export function reportColumns(area: ReportArea, query: Address, may: May, told?: Told): Column<ReportRow>[] {
  const { view } = viewOf(area, query.view)
  const { first, second } = groupsOf(area, query)
  const name = second ? `${groupLabels[first]}, ${groupLabels[second].toLowerCase()}` : groupLabels[first]
  const isCompared = query.compare === 'PREVIOUS' || query.compare === 'YEAR'
  const mine = measuresOf(area, query.view, may, told)
  const lead = leadOf(view, mine)
  const figures = mine.flatMap((id): Column<ReportRow>[] => {
    const { label, kind } = measureOf(id)
    const isLead = id === lead
    const own = figureColumn<ReportRow>(id, label, row => figureText(row.values[id], kind), {
      width: widths[kind],
      ...(isLead ? { card: 'amount', fixed: true } : {}),
    })
    if (!isLead || !isCompared) return [own]
    return [
      own,
      figureColumn('previous', reportText.previous, row => figureText(row.previous?.[id], kind), { width: '128px' }),
      figureColumn('change', reportText.change, row => changeText(row.values[id], row.previous?.[id]), {
        width: '92px',
        card: 'line2',
      }),
    ]
  })
  return [
    titleColumn(
      'label',
      name,
      row =>
        row.detail ? (
          <TwoLines title={row.label} detail={row.detail} />
        ) : (
          <span className="font-medium">{row.label}</span>
        ),
      { roomy: !isTime(first) },
    ),
    ...figures,
  ]
}
