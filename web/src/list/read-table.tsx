import type { ComponentProps, ReactNode } from 'react'
import { Card } from '../ui/page/card.tsx'
import { DataTable, type DataTableProps } from '../ui/table/data-table.tsx'

type Reading = {
  error: { message: string; requestId?: string | undefined } | null
  isPending: boolean
  refetch: () => unknown
}

type ReadTableProps<Row> = Omit<DataTableProps<Row>, 'loading' | 'error'> &
  Pick<ComponentProps<typeof Card>, 'actions'> & {
    title?: ReactNode
    /** The reading that its rows come from. */
    reading: Reading
  }

/** A table of a route without filters or pages, in its card: also while it is read, and where it could not be. */
export function ReadTable<Row>({ title, actions, reading, ...table }: ReadTableProps<Row>) {
  const { error, isPending, refetch } = reading
  return (
    <Card {...(title !== undefined && { title })} actions={actions} padded={false} className="overflow-hidden">
      <DataTable
        {...table}
        loading={isPending}
        error={error && { message: error.message, traceId: error.requestId, onRetry: () => void refetch() }}
      />
    </Card>
  )
}
