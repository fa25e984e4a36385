import { formatNumber } from '@quay/domain/text/format-number'
import { TextLink } from '../button/text-link.tsx'
import { DateTimeText } from '../date/date-time-text.tsx'
import { Money } from '../mark/money.tsx'
import { type DocumentStatus, StatusBadge } from '../mark/status-badge.tsx'
import type { Column } from './column.ts'

type Options<Row> = Partial<Omit<Column<Row>, 'id' | 'header' | 'cell' | 'numeric'>>

/** The code of a row, which opens it. */
export const codeColumn = <Row extends { code: string }>(
  header: string,
  to: (row: Row) => string,
  options: Options<Row> = {},
): Column<Row> => ({
  id: 'code',
  header,
  width: '110px',
  fixed: true,
  card: 'line2',
  ...options,
  cell: row => <TextLink to={to(row)}>{row.code}</TextLink>,
})

type MoneyOptions<Row> = Options<Row> & {
  /** The amount that the row is about. */
  strong?: boolean
  className?: (row: Row) => string
}

/** Money in đồng; a dash where the person may not see it, or where there is none. */
export const moneyColumn = <Row,>(
  id: string,
  header: string,
  amount: (row: Row) => number | null | undefined,
  { strong = false, className, ...options }: MoneyOptions<Row> = {},
): Column<Row> => ({
  id,
  header,
  numeric: true,
  ...options,
  cell: row => <Money amount={amount(row) ?? null} className={className?.(row) ?? (strong ? 'font-semibold' : '')} />,
})

/** The amount that a row is about: bold, on the card of a phone, and never turned off. */
export const totalColumn = <Row,>(
  id: string,
  header: string,
  amount: (row: Row) => number | null | undefined,
  options: Omit<MoneyOptions<Row>, 'strong'> = {},
): Column<Row> => moneyColumn(id, header, amount, { strong: true, fixed: true, card: 'amount', ...options })

/** So many. */
export const countColumn = <Row,>(
  id: string,
  header: string,
  count: (row: Row) => number,
  options: Options<Row> = {},
): Column<Row> => ({ id, header, numeric: true, ...options, cell: row => formatNumber(count(row)) })

/** An instant: day and minute. */
export const instantColumn = <Row,>(
  id: string,
  header: string,
  instant: (row: Row) => string | null,
  options: Options<Row> = {},
): Column<Row> => ({
  id,
  header,
  width: '136px',
  fromLast: true,
  ...options,
  cell: row => <DateTimeText instant={instant(row)} />,
})

/** The state of a document. */
export const statusColumn = <Row extends { status: DocumentStatus }>(
  header: string,
  options: Options<Row> = {},
): Column<Row> => ({
  id: 'status',
  header,
  width: '116px',
  card: 'line2',
  ...options,
  cell: row => <StatusBadge status={row.status} />,
})

/** What the row is, in the room that is left; it heads the card of a phone and cannot be turned off. */
export const titleColumn = <Row,>(
  id: string,
  header: string,
  cell: Column<Row>['cell'],
  options: Options<Row> = {},
): Column<Row> => ({ id, header, elastic: true, fixed: true, card: 'title', ...options, cell })

/** What is said of the row in words. */
export const textColumn = <Row,>(
  id: string,
  header: string,
  cell: Column<Row>['cell'],
  options: Options<Row> = {},
): Column<Row> => ({ id, header, ...options, cell })

/** A figure that is neither money nor a plain count. */
export const figureColumn = <Row,>(
  id: string,
  header: string,
  cell: Column<Row>['cell'],
  options: Options<Row> = {},
): Column<Row> => ({ id, header, numeric: true, ...options, cell })

/** How many of its unit: "2 hộp". */
export const quantityColumn = <Row extends { quantity: number; unitName: string }>(
  header: string,
  options: Options<Row> = {},
): Column<Row> =>
  figureColumn('quantity', header, row => `${formatNumber(row.quantity)} ${row.unitName.toLowerCase()}`, options)
