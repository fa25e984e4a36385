import { reportFilters as contractFilters, type ReportFilter } from '@quay/contract/report/routes'
import { type ReportArea, type ReportGroup, reportCompares } from '@quay/contract/report/shapes'
import { isAllowed } from '@quay/contract/right/permission'
import { groupLabels, type View, viewOf, views } from '@quay/domain/report/views'
import { useSession } from '../../api/session/session.ts'
import type { Address, CustomControl } from '../../list/filter.ts'
import { reportText } from '../../text/money/report.ts'
import { Select } from '../../ui/choice/select.tsx'
import { groupsOf } from './report-columns.tsx'

type ControlProps = { query: Address; set: (patch: Address) => void }

/** What the view chosen in an address has not goes out of it with the choice. */
function withView(area: ReportArea, view: string): Address {
  const { view: chosen } = viewOf(area, view)
  const gone = (Object.keys(contractFilters) as ReportFilter[]).filter(name => !chosen.filters.includes(name))
  return {
    view: view === Object.keys(views[area])[0] ? undefined : view,
    groupBy: undefined,
    groupBy2: undefined,
    sortBy: undefined,
    orderBy: undefined,
    chart: undefined,
    least: undefined,
    most: undefined,
    ...Object.fromEntries(gone.map(name => [name, undefined])),
  }
}

/** Which view of an area is shown, of those that the reader may see. */
export function viewControl(area: ReportArea): CustomControl {
  const all = Object.entries(views[area]) as [string, View][]
  return function ViewControl({ query, set }) {
    const { rights } = useSession()
    const mine = all.filter(([, view]) => !view.rights?.some(right => !isAllowed(rights, right)))
    return (
      <Select
        label={reportText.view}
        className="w-44 max-sm:w-full"
        value={viewOf(area, query.view).id as string}
        options={mine.map(([value, { label }]) => ({ value, label }))}
        onChange={value => set(withView(area, value))}
      />
    )
  }
}

const named = (groups: readonly ReportGroup[], words: string) =>
  groups.map(value => ({ value: value as string, label: `${words} ${groupLabels[value].toLowerCase()}` }))

/** By what rows stand, and by what besides. */
export function groupControl(area: ReportArea): CustomControl {
  return ({ query, set }) => {
    const { view } = viewOf(area, query.view)
    const { first, second } = groupsOf(area, query)
    const sorted = { sortBy: undefined, orderBy: undefined }
    return (
      <>
        {view.groups.length > 1 && (
          <Select
            label={reportText.group}
            className="w-44 max-sm:w-full"
            value={first as string}
            options={named(view.groups, reportText.group)}
            onChange={value => set({ groupBy: value === view.groups[0] ? undefined : value, ...sorted })}
          />
        )}
        {view.second && (
          <Select
            label={reportText.second}
            className="w-44 max-sm:w-full"
            value={second ?? ''}
            options={[
              { value: '', label: reportText.noSecond },
              ...named(
                view.second.filter(group => group !== first),
                reportText.second,
              ),
            ]}
            onChange={value => set({ groupBy2: value || undefined, ...sorted })}
          />
        )}
      </>
    )
  }
}

/** One branch or all of them; with one there is no choice. */
export function ScopeControl({ query, set }: ControlProps) {
  const { profile } = useSession()
  if ((profile?.branches.length ?? 0) < 2) return null
  return (
    <Select
      label={reportText.scope}
      className="w-44 max-sm:w-full"
      value={query.scope === 'all' ? 'all' : ''}
      options={[
        { value: '', label: reportText.oneBranch },
        { value: 'all', label: reportText.allBranches },
      ]}
      onChange={value => set({ scope: value || undefined })}
    />
  )
}

/** Which time an address compares with. */
export const comparedBy = ({ compare }: Address) => reportCompares.find(one => one === compare) ?? 'NONE'

/** Which time the figures are compared with. */
export function CompareControl({ query, set }: ControlProps) {
  return (
    <Select
      label={reportText.compare}
      className="w-44 max-sm:w-full"
      value={comparedBy(query)}
      options={reportCompares.map(value => ({ value, label: reportText.compares[value] }))}
      onChange={value => set({ compare: value === 'NONE' ? undefined : value })}
    />
  )
}
