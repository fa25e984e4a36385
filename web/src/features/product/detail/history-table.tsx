import type { ApiError } from '../../../api/api-error.ts'
import { kitText } from '../../../text/kit/kit.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/page/card.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'

type HistoryTableProps<Row extends { id: string }> = {
  label: string
  pages: {
    rows: Row[]
    loading: boolean
    error: ApiError | null
    retry: () => void
    more: (() => void) | undefined
    loadingMore: boolean
  }
  columns: ReadonlyArray<Column<Row>>
  rowLabel: (row: Row) => string
  emptyTitle: string
  emptyHint: string
}

/** Rows of one thing's past, newest first, more of them on demand. */
export function HistoryTable<Row extends { id: string }>(props: HistoryTableProps<Row>) {
  const { label, pages, columns, rowLabel, emptyTitle, emptyHint } = props
  const { error } = pages
  return (
    <Card padded={false} className="flex flex-col overflow-hidden">
      <DataTable
        label={label}
        dense
        columns={columns}
        rows={pages.rows}
        rowKey={row => row.id}
        rowLabel={rowLabel}
        loading={pages.loading}
        error={error && { message: error.message, traceId: error.requestId, onRetry: pages.retry }}
        empty={<EmptyState title={emptyTitle}>{emptyHint}</EmptyState>}
      />
      {pages.more && (
        <div className="px-4 py-2">
          <Button size="sm" busy={pages.loadingMore} onClick={pages.more}>
            {kitText.more}
          </Button>
        </div>
      )}
    </Card>
  )
}
