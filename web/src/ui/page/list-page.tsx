import { formatNumber } from '@quay/domain/text/format-number'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { listText } from '../../text/kit/list.ts'
import { Field } from '../field/field.tsx'
import { SearchInput } from '../field/search-input.tsx'
import { ColumnChooser } from '../table/column-chooser.tsx'
import { DataTable, type DataTableProps } from '../table/data-table.tsx'
import { SortSelect } from '../table/sort-select.tsx'
import { useColumnChoice } from '../table/use-column-choice.ts'
import { useNeededColumns } from '../table/use-needed-columns.ts'
import { useRowHeight } from '../table/use-row-height.ts'
import { useBelow } from '../viewport.ts'
import { FilterButton } from './filter-button.tsx'
import { type ActiveFilter, FilterChips } from './filter-chips.tsx'
import { ListFoot, type ListPaging } from './list-foot.tsx'
import { PageHead } from './page-head.tsx'

type ListSearch = {
  value: string
  onChange: (text: string) => void
  label: string
  /** Searches at once, without waiting for the next letter. */
  keep?: () => void
  /** The rows shown are those of the words in the field. */
  isSettled?: boolean
}

type ListPageProps<Row> = Omit<DataTableProps<Row>, 'label' | 'rowHeight'> & {
  /** Key of what is remembered about this list in the browser. */
  id: string
  title: string
  /** Of the whole filter, beside the title. */
  count?: number | undefined
  actions?: ReactNode
  /** Between the head and the table: the figures of a period, a note. */
  summary?: ReactNode
  search?: ListSearch | undefined
  /** Selects and buttons of the filter bar. */
  filters?: ReactNode
  /** At the right end of the bar, before the column chooser. */
  views?: ReactNode
  activeFilters?: readonly ActiveFilter[]
  onClearFilters?: () => void
  /** Shown instead of the chips' right end when rows are ticked. */
  bulkActions?: ReactNode
  paging?: ListPaging | undefined
  foot?: ReactNode
}

/** The page shape of every list: head, filter bar, chips, table, foot. It fills the window; the rows scroll. */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const { id, title, count, actions, search, filters, views, activeFilters = [], onClearFilters, bulkActions } = props
  const columns = useNeededColumns(props.columns, props.rows)
  const choice = useColumnChoice(id, columns)
  const [height, chooseHeight] = useRowHeight()
  const phone = useBelow('sm')
  const picked = props.selection?.keys.size ?? 0
  const { sort, onSort } = props
  const order = phone && onSort && columns.some(column => column.sortable) && (
    <Field label={listText.order}>
      <SortSelect columns={columns} sort={sort} onSort={onSort} />
    </Field>
  )
  const [box, intoRows] = useWayIntoRows(search)
  return (
    <div className="flex h-full min-h-96 flex-col max-sm:h-auto">
      <PageHead title={title} count={count} actions={actions} />
      {props.summary}
      <section
        ref={box}
        aria-label={title}
        className="flex min-h-0 flex-1 flex-col overflow-hidden rounded-3 border border-line bg-surface"
      >
        <div className="flex flex-wrap items-center gap-2 px-4 py-2 max-md:px-3">
          {search && (
            <SearchInput
              value={search.value}
              onChange={search.onChange}
              label={search.label}
              onKeyDown={intoRows}
              shortcut="/"
              className="max-w-72 flex-1 basis-52 max-sm:max-w-none max-sm:basis-full"
            />
          )}
          {phone && (filters || order) ? (
            <FilterButton active={activeFilters.length}>
              {filters}
              {order}
            </FilterButton>
          ) : (
            filters
          )}
          <div className="ml-auto flex items-center gap-2">
            {views}
            <span className="max-sm:hidden">
              <ColumnChooser
                columns={columns}
                isShown={choice.isShown}
                onShow={choice.show}
                height={height}
                onHeight={chooseHeight}
              />
            </span>
          </div>
        </div>
        <FilterChips filters={activeFilters} onClear={onClearFilters} picked={picked} bulkActions={bulkActions} />
        <DataTable {...props} label={title} columns={choice.shown} rowHeight={height} />
        {props.rows.length > 0 && !props.error && (
          <ListFoot paging={props.paging}>
            {props.foot ?? (count !== undefined && `${formatNumber(props.rows.length)} / ${formatNumber(count)}`)}
          </ListFoot>
        )}
      </section>
    </div>
  )
}

/**
 * ↓ and Enter in the search field lead into the rows, where arrows move and Enter opens. Where the rows are still those of
 * other words, the focus waits for the right ones. Gives the ref of the box of the rows, and the handler of the field.
 */
function useWayIntoRows(search: ListSearch | undefined) {
  const box = useRef<HTMLElement>(null)
  const [waits, setWaits] = useState(false)
  const isSettled = search?.isSettled ?? true
  useEffect(() => {
    if (!waits || !isSettled) return
    setWaits(false)
    box.current?.querySelector<HTMLElement>('[data-rows] > [data-row="0"]')?.focus()
  }, [waits, isSettled])

  function intoRows(event: KeyboardEvent) {
    if ((event.key !== 'Enter' && event.key !== 'ArrowDown') || event.nativeEvent.isComposing) return
    event.preventDefault()
    search?.keep?.()
    setWaits(true)
  }
  return [box, intoRows] as const
}
