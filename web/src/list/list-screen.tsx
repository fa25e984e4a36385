import type { SavedView } from '@quay/contract/saved-view/shapes'
import { formatNumber } from '@quay/domain/text/format-number'
import { useRouter } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import { type ReactNode, useState } from 'react'
import { failureOf } from '../api/failure-of.ts'
import { storeUses } from '../api/session/store-uses.ts'
import { Button } from '../ui/button/button.tsx'
import { buttonClass } from '../ui/button/button-class.ts'
import { Link } from '../ui/button/link.tsx'
import { Kbd } from '../ui/key/kbd.tsx'
import { useHotkey } from '../ui/key/use-hotkey.ts'
import { Note } from '../ui/mark/note.tsx'
import { EmptyState } from '../ui/page/empty-state.tsx'
import { ListPage } from '../ui/page/list-page.tsx'
import type { Column, Totals } from '../ui/table/column.ts'
import type { RowSelection } from '../ui/table/data-table.tsx'
import { readColumnChoice, writeColumnChoice } from '../ui/table/use-column-choice.ts'
import type { ListDefinition, ListLink, ListWords } from './define-list.ts'
import type { FilterFacts, ListRoute, PlainFilter, RowOf } from './filter.ts'
import { FilterBar } from './filter-bar.tsx'
import { chipsOf } from './filter-chip.tsx'
import { ListExport } from './list-export.tsx'
import { totalsShown } from './list-totals.tsx'
import { SavedViews } from './saved-views.tsx'
import type { ListState } from './use-list.ts'

type ListScreenProps<R extends ListRoute, T extends ListRoute> = {
  list: ListState<R, T>
  /** In the place of those of the definition; as a function where a button of a row opens it in `sheet`. */
  columns?: ReadonlyArray<Column<RowOf<R>>> | ((edit: (row: RowOf<R>) => void) => ReadonlyArray<Column<RowOf<R>>>)
  /** Makes one more in a sheet (null), and shows a row in one where `mayEdit` says so. `?add=…` in the address opens it too. */
  sheet?: (row: RowOf<R> | null, close: () => void) => ReactNode
  mayEdit?: boolean
  /** Opens a row in another way than by the list's `open`. */
  onOpen?: ((row: RowOf<R>) => void) | undefined
  /** Makes one more in another way than by `sheet`. */
  onAdd?: (() => void) | undefined
  /** Further buttons of the head, before the one that adds. */
  actions?: ReactNode
  /** Between the head and the table: figures. */
  summary?: ReactNode
  /** There too: a sentence that one has to know. */
  note?: ReactNode
  warning?: ReactNode
  /** In the filter bar, before the kept views. */
  views?: ReactNode
  /** What a row shows under it. */
  detail?: (row: RowOf<R>) => ReactNode
  selection?: RowSelection | undefined
  bulkActions?: ReactNode
  /** In the place of the words of the definition. */
  empty?: ReactNode
  foot?: ReactNode
  /** Sums of the whole filter that came with the rows. */
  totals?: Totals | undefined
  /** How many the filter finds, where the page of the route does not say it; null for a list that is not counted. */
  count?: number | null | undefined
}

/** A list as every list looks and works: head, filters, chips, rows, totals, pages, keys, Excel, kept views. */
export function ListScreen<R extends ListRoute, T extends ListRoute>(props: ListScreenProps<R, T>) {
  const { list, sheet } = props
  const { definition, read, rows, query, set } = list
  const { id, words, open, exported, links = [] } = definition
  const router = useRouter()
  const [expanded, setExpanded] = useState<string | null>(null)
  const [inSheet, setInSheet] = useState<{ row: RowOf<R> | null } | null>(null)
  const [columnsOf, setColumnsOf] = useState(0)
  const count = props.count === null ? undefined : (props.count ?? list.all)
  const columns = list.sorted(columnsHere())
  const offered = list.filters.filter(filter => isOffered(filter, list))
  const mayAdd = definition.add !== undefined && list.may(definition.add.permission)
  const onAdd = props.onAdd ?? (sheet && (() => setInSheet({ row: null })))
  const add = mayAdd && definition.add && <AddButton label={words.add ?? ''} add={definition.add} onAdd={onAdd} />
  useHotkey(
    { id: `${id}.new`, key: 'N', label: words.add ?? '', scope: words.title },
    () => (definition.add?.to === undefined ? onAdd?.() : router.history.push(definition.add.to)),
    { enabled: mayAdd },
  )
  const addressOf = (row: RowOf<R>) => (typeof open === 'function' ? open(row) : `${open}/${keyOf(row)}`)
  const openInSheet = sheet && props.mayEdit ? editInSheet : undefined
  const isAsked = sheet !== undefined && mayAdd && query.add !== undefined
  const opened = inSheet ?? (isAsked ? { row: null } : null)

  function editInSheet(row: RowOf<R>) {
    setInSheet({ row })
  }
  function columnsHere() {
    if (typeof props.columns === 'function') return props.columns(editInSheet)
    if (props.columns) return props.columns
    const declared = definition.columns ?? []
    return typeof declared === 'function' ? declared(list) : declared
  }
  function apply(view: SavedView) {
    if (view.columns) {
      writeColumnChoice(id, columns, view.columns)
      // The list reads its columns when it opens.
      setColumnsOf(columnsOf + 1)
    }
    list.apply(view.query)
  }
  /** Of the sheet that is open now: an answer that comes after it was closed does not close the next one. */
  function closeSheet() {
    setInSheet(now => (now === inSheet ? null : now))
    if (query.add !== undefined) list.show({ add: undefined, name: undefined }, { replace: true })
  }
  return (
    <>
      <ListPage<RowOf<R>>
        key={columnsOf}
        id={id}
        title={words.title}
        count={count}
        columns={columns}
        rows={rows}
        rowKey={definition.rowKey ?? keyOf}
        rowLabel={definition.rowLabel ?? labelOf}
        onOpen={
          props.onOpen ?? openInSheet ?? (open === undefined ? undefined : row => router.history.push(addressOf(row)))
        }
        renderDetail={props.detail}
        expandedKey={expanded}
        onExpandedChange={setExpanded}
        search={words.find === undefined ? undefined : { ...list.search, label: words.find }}
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
        onSort={list.setSort}
        totals={props.totals ?? totalsShown(list, rows)}
        summary={
          <>
            {props.summary}
            {props.note && <NoteAbove>{props.note}</NoteAbove>}
            {props.warning && <NoteAbove tone="warning">{props.warning}</NoteAbove>}
          </>
        }
        loading={read.isPending}
        error={failureOf(read)}
        empty={props.empty || <Empty words={words} isFiltered={list.isFiltered} add={add} />}
        actions={
          <>
            {exported && (
              <ListExport
                route={exported}
                words={words}
                filter={list.filter}
                count={count ?? (list.isBeyondCount ? null : undefined)}
              />
            )}
            {links
              .filter(({ permission }) => !permission || list.may(permission))
              .map(link => (
                <LinkButton key={link.to} {...link} scope={words.title} />
              ))}
            {props.actions}
            {add}
          </>
        }
        paging={list.isPaged ? list.paging : undefined}
        foot={props.foot ?? (count !== undefined && words.counted?.(formatNumber(rows.length), formatNumber(count)))}
      />
      {opened && sheet?.(opened.row, closeSheet)}
    </>
  )
}

function LinkButton({ label, to, hotkey = '', scope }: ListLink & { scope: string }) {
  const router = useRouter()
  useHotkey({ id: `list.${to}`, key: hotkey, label, scope }, () => router.history.push(to), { enabled: hotkey !== '' })
  return (
    <Link to={to} className={buttonClass()}>
      {label}
      {hotkey && <Kbd>{hotkey}</Kbd>}
    </Link>
  )
}

const keyOf = (row: unknown) => (row as { id: string }).id

function labelOf(row: unknown): string {
  const { code, name } = row as { code?: string; name?: string }
  return code ?? name ?? ''
}

function NoteAbove({ tone = 'info', children }: { tone?: 'info' | 'warning'; children: ReactNode }) {
  return (
    <div className="pb-3">
      <Note tone={tone}>{children}</Note>
    </div>
  )
}

type AddButtonProps = {
  label: string
  add: NonNullable<ListDefinition<ListRoute, ListRoute>['add']>
  onAdd: (() => void) | undefined
}

function AddButton({ label, add: { icon = <Plus />, to }, onAdd }: AddButtonProps) {
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

/** Whether a filter has a control here, for this person and in this store. */
function isOffered(filter: PlainFilter, facts: FilterFacts<unknown>): boolean {
  if (filter.kind === 'linked' || ('needs' in filter && filter.needs && !storeUses()[filter.needs])) return false
  return !('shown' in filter) || filter.shown?.(facts) !== false
}

type EmptyProps = { words: Omit<ListWords, 'exportTitle'>; isFiltered: boolean; add: ReactNode }

function Empty({ words, isFiltered, add }: EmptyProps) {
  if (isFiltered && words.noMatchTitle) return <EmptyState title={words.noMatchTitle}>{words.noMatchHint}</EmptyState>
  return (
    <EmptyState title={words.emptyTitle} actions={add}>
      {words.emptyHint}
    </EmptyState>
  )
}
