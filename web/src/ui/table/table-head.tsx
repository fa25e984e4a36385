import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { listText } from '../../text/kit/list.ts'
import { Checkbox } from '../choice/checkbox.tsx'
import { classNames } from '../class-names.ts'
import { type Column, nextSort, type Sort } from './column.ts'
import type { RowSelection } from './data-table.tsx'

type TableHeadProps<Row> = {
  columns: ReadonlyArray<Column<Row>>
  rows: readonly Row[]
  rowKey: (row: Row) => string
  selection?: RowSelection | undefined
  /** Rows begin with an arrow that expands them. */
  arrows: boolean
  /** The column that stays at the left edge, by its id. */
  pinned: string | undefined
  sort?: Sort | null | undefined
  onSort?: ((sort: Sort | null) => void) | undefined
}

const headCell =
  'sticky top-0 z-sticky h-8 border-line-strong border-b bg-surface-2 px-2 text-12 text-ink-2 whitespace-nowrap first:pl-4 last:pr-4'

/** The sticky head: a tick box for all rows shown, the names of the columns, sorting where a column allows it. */
export function TableHead<Row>({
  columns,
  rows,
  rowKey,
  selection,
  arrows,
  pinned,
  sort,
  onSort,
}: TableHeadProps<Row>) {
  const keys = rows.map(rowKey)
  const ticked = selection ? keys.filter(key => selection.keys.has(key)).length : 0
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" className={classNames(headCell, 'w-9')}>
            <Checkbox
              aria-label={listText.selectAll}
              checked={keys.length > 0 && ticked === keys.length}
              indeterminate={ticked > 0 && ticked < keys.length}
              onChange={event => selection.onChange(new Set(event.target.checked ? keys : []))}
            />
          </th>
        )}
        {arrows && <td className={classNames(headCell, 'w-9')} />}
        {columns.map(column => {
          const sorted = sort?.columnId === column.id ? sort : null
          return (
            <th
              key={column.id}
              scope="col"
              aria-sort={sorted ? (sorted.descending ? 'descending' : 'ascending') : undefined}
              className={classNames(
                headCell,
                column.numeric && 'text-right',
                column.elastic && (column.roomy ? 'min-w-60' : 'min-w-48'),
                column.id === pinned && 'left-0 z-[11]!',
              )}
              style={{ width: column.width }}
            >
              {column.sortable && onSort ? (
                <button
                  type="button"
                  onClick={() => onSort(nextSort(column, sort))}
                  title={listText.sortBy(column.header)}
                  className="ring-in inline-flex h-6 items-center gap-0.5 rounded-1 font-medium hover:text-ink hover:underline"
                >
                  {column.header}
                  {sorted &&
                    (sorted.descending ? <ArrowDown className="size-3.5!" /> : <ArrowUp className="size-3.5!" />)}
                </button>
              ) : (
                column.header
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
