import type { Column } from '../ui/table/column.ts'
import { instantColumn, titleColumn } from '../ui/table/columns.tsx'
import { TwoLines } from '../ui/table/two-lines.tsx'

/** When a document was posted; of a draft, when it was written. */
export const postedAtColumn = <Row extends { postedAt: string | null; createdAt: string }>(
  header: string,
): Column<Row> => instantColumn('at', header, row => row.postedAt ?? row.createdAt, { card: 'line2' })

/** The partner that a document is with, and below what else tells it from others; what is empty is left out. */
export const partnerColumn = <Row,>(
  header: string,
  nameOf: (row: Row) => string | null,
  about: (row: Row) => ReadonlyArray<string | null>,
): Column<Row> =>
  titleColumn(
    'provider',
    header,
    row => <TwoLines title={nameOf(row) ?? '—'} detail={about(row).filter(Boolean).join(' · ')} />,
    { fixed: false },
  )
