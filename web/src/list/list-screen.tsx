import type { SavedView } from '@quay/contract/saved-view/shapes'
import { formatNumber } from '@quay/domain/text/format-number'
import { useRouter } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import { type ReactNode, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import type { Column } from '../ui/column.ts'
import type { RowSelection } from '../ui/data-table.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { Link } from '../ui/link.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { readColumnChoice, writeColumnChoice } from '../ui/use-column-choice.ts'
import { useHotkey } from '../ui/use-hotkey.ts'
import type { EmptyWords, ListDefinition } from './define-list.ts'
import type { FilterFacts, ListRoute, PlainFilter, RowOf } from './filter.ts'
import { FilterBar } from './filter-bar.tsx'
import { chipsOf } from './filter-chip.tsx'
import { ListExport } from './list-export.tsx'
import { SavedViews } from './saved-views.tsx'
import type { ListState } from './use-list.ts'

type ListScreenProps<R extends ListRoute, T extends ListRoute> = {
  list: ListState<R, T>
  /** In the place of those of the definition. */
  columns?: ReadonlyArray<Column<RowOf<R>>>
  /** Opens a row where it has no address of its own: a sheet. Undefined where the person may not. */
  onOpen?: ((row: RowOf<R>) => void) | undefined
  /** Makes one more where that is no screen of its own: a sheet. */
  onAdd?: (() => void) | undefined
  /** Further buttons of the head, before the one that adds. */
  actions?: ReactNode
  /** Between the head and the table: figures, a note. */
  summary?: ReactNode
  /** In the filter bar, before the kept views. */
  views?: ReactNode
  /** What a row shows under it. */
  detail?: (row: RowOf<R>) => ReactNode
  selection?: RowSelection | undefined
  bulkActions?: ReactNode
  /** In the place of the words of the definition. */
  empty?: ReactNode
  foot?: ReactNode
  /** How many the filter finds, where the page of the route does not say it; null for a list that is not counted. */
  count?: number | null | undefined
}

/** A list as every list looks and works: head, filters, chips, rows, totals, pages, keys, Excel, kept views. */
export function ListScreen<R extends ListRoute, T extends ListRoute>(props: ListScreenProps<R, T>) {
  const { list, onOpen } = props
  const { definition, read, rows, query, set } = list
  const { id, title, open, exported, links = [] } = definition
  const router = useRouter()
  const [expanded, setExpanded] = useState<string | null>(null)
  const [columnsOf, setColumnsOf] = useState(0)
  const count = props.count === null ? undefined : (props.count ?? list.all)
  const declared = props.columns ?? definition.columns ?? []
  const columns = typeof declared === 'function' ? declared(list) : declared
  const offered = list.filters.filter(filter => isOffered(filter, list))
  const mayAdd = definition.add !== undefined && list.may(definition.add.permission)
  const add = mayAdd && definition.add && <AddButton add={definition.add} onAdd={props.onAdd} />
  useHotkey(
    { id: `${id}.new`, key: 'N', label: definition.add?.label ?? '', scope: title },
    () => (definition.add?.to === undefined ? props.onAdd?.() : router.history.push(definition.add.to)),
    { enabled: mayAdd },
  )

  function apply(view: SavedView) {
    if (view.columns) {
      writeColumnChoice(id, columns, view.columns)
      // The list reads its columns when it opens.
      setColumnsOf(columnsOf + 1)
    }
    list.apply(view.query)
  }
  return (
    <ListPage<RowOf<R>>
      key={columnsOf}
      id={id}
      title={title}
      count={count}
      columns={columns}
      rows={rows}
      rowKey={definition.rowKey}
      rowLabel={definition.rowLabel}
      onOpen={onOpen ?? (open && (row => router.history.push(open(row))))}
      renderDetail={props.detail}
      expandedKey={expanded}
      onExpandedChange={setExpanded}
      search={definition.search === undefined ? undefined : { ...list.search, label: definition.search }}
      filters={offered.length > 0 && <FilterBar filters={offered} query={query} today={list.today} set={set} />}
      views={
        <>
          {props.views}
          {list.filters.length > 0 && (
            <SavedViews
              screen={id}
              now={() => ({ query: list.kept(), columns: readColumnChoice(id, columns) })}
              onApply={apply}
            />
          )}
        </>
      }
      activeFilters={chipsOf(list.filters, query, set)}
      onClearFilters={list.clear}
      selection={props.selection}
      bulkActions={props.bulkActions}
      sort={list.sort}
      onSort={definition.sort && (sort => list.setSort(sort.columnId))}
      totals={list.total !== undefined ? definition.totals?.(list.total) : undefined}
      summary={props.summary}
      loading={read.isPending}
      error={
        read.error && { message: read.error.message, traceId: read.error.requestId, onRetry: () => void read.refetch() }
      }
      empty={props.empty ?? <Empty words={definition} isFiltered={list.isFiltered} add={add} />}
      actions={
        <>
          {exported && <ListExport exported={exported} filter={list.filter} count={count} />}
          {links
            .filter(({ permission }) => !permission || list.may(permission))
            .map(({ label, to }) => (
              <Link key={to} to={to} className={buttonClass()}>
                {label}
              </Link>
            ))}
          {props.actions}
          {add}
        </>
      }
      paging={list.isPaged ? list.paging : undefined}
      foot={props.foot ?? (count !== undefined && definition.counted?.(formatNumber(rows.length), formatNumber(count)))}
    />
  )
}

type AddButtonProps = { add: NonNullable<ListDefinition<ListRoute, ListRoute>['add']>; onAdd: (() => void) | undefined }

function AddButton({ add: { label, icon = <Plus />, to }, onAdd }: AddButtonProps) {
  if (to === undefined)
    return (
      <Button variant="primary" icon={icon} keyHint="N" onClick={onAdd}>
        {label}
      </Button>
    )
  return (
    <Link to={to} className={buttonClass({ variant: 'primary' })}>
      {icon}
      {label}
      <Kbd inherit>N</Kbd>
    </Link>
  )
}

/** Whether a filter has a control here, for this person. */
function isOffered(filter: PlainFilter, facts: FilterFacts<unknown>): boolean {
  return filter.kind !== 'linked' && (!('shown' in filter) || filter.shown?.(facts) !== false)
}

type EmptyProps = { words: { empty: EmptyWords; noMatch?: EmptyWords }; isFiltered: boolean; add: ReactNode }

function Empty({ words: { empty, noMatch }, isFiltered, add }: EmptyProps) {
  if (isFiltered && noMatch) return <EmptyState title={noMatch.title}>{noMatch.hint}</EmptyState>
  return (
    <EmptyState title={empty.title} actions={add}>
      {empty.hint}
    </EmptyState>
  )
}
