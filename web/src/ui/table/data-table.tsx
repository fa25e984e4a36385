import type { ReactNode } from 'react'
import { kitText } from '../../text/kit/kit.ts'
import { EmptyState } from '../page/empty-state.tsx'
import { ErrorState } from '../page/error-state.tsx'
import { useBelow } from '../viewport.ts'
import { CardList } from './card-list.tsx'
import type { Column, Sort, Totals } from './column.ts'
import { RowTable } from './row-table.tsx'
import { useNeededColumns } from './use-needed-columns.ts'
import type { RowHeight } from './use-row-height.ts'

export type RowSelection = {
  keys: ReadonlySet<string>
  onChange: (keys: ReadonlySet<string>) => void
}

export type DataTableProps<Row> = {
  /** Names the table for readers. */
  label: string
  columns: ReadonlyArray<Column<Row>>
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Names a row for its tick box and buttons: its code. */
  rowLabel: (row: Row) => string
  /** Enter or a click on the row. */
  onOpen?: ((row: Row) => void) | undefined
  /**
   * What a row shows under it. → and ← expand it; without `onOpen` Enter and a click too, with it the arrow at the
   * beginning of the row.
   */
  renderDetail?: ((row: Row) => ReactNode) | undefined
  expandedKey?: string | null | undefined
  onExpandedChange?: ((key: string | null) => void) | undefined
  selection?: RowSelection | undefined
  sort?: Sort | null | undefined
  onSort?: ((sort: Sort | null) => void) | undefined
  totals?: Totals | undefined
  loading?: boolean
  /** What stands there when there are no rows; says what to do next. */
  empty?: ReactNode
  /** Stands in place of the rows when they could not be loaded. */
  error?: { message?: string; traceId?: string | undefined; onRetry?: (() => void) | undefined } | null | undefined
  /** Rows of 28 px, for figures. */
  dense?: boolean
  /** One height for all rows, however much they hold: a list. Without it a row grows with its content. */
  rowHeight?: RowHeight | undefined
}

/** Rows under a sticky head and totals; one card a row on a phone. Presentation only: data and state are props. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const phone = useBelow('sm')
  const { error, loading, rows, empty } = props
  const columns = useNeededColumns(props.columns, rows)
  if (error)
    return (
      <div className="flex-1 border-line border-t">
        <ErrorState title={error.message} traceId={error.traceId} onRetry={error.onRetry} />
      </div>
    )
  if (!loading && rows.length === 0)
    return <div className="flex-1 border-line border-t">{empty ?? <EmptyState title={kitText.noMatch} />}</div>
  return phone ? <CardList {...props} columns={columns} /> : <RowTable {...props} columns={columns} />
}
