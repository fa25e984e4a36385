import type { InventoryCheckSummary } from '@quay/contract/inventory-check/shapes'
import { formatNumber } from '@quay/domain/text/format-number'
import { postedAtColumn } from '../../document/list-columns.tsx'
import { checkText } from '../../text/stock/inventory-check.ts'
import { StatusBadge } from '../../ui/mark/status-badge.tsx'
import { Tag } from '../../ui/mark/tag.tsx'
import type { Column } from '../../ui/table/column.ts'
import { codeColumn, countColumn, figureColumn, moneyColumn, textColumn, titleColumn } from '../../ui/table/columns.tsx'
import { TwoLines } from '../../ui/table/two-lines.tsx'

type Row = InventoryCheckSummary

const { columns: names } = checkText

/** "Theo nhóm: Kháng sinh · đếm mù". */
export const scopeOf = ({ kind, scopeName, isBlind }: Pick<Row, 'kind' | 'scopeName' | 'isBlind'>): string =>
  [
    scopeName ? `${checkText.kinds[kind]}: ${scopeName}` : checkText.kinds[kind],
    ...(isBlind ? [checkText.isBlind] : []),
  ].join(' · ')

/** Of a draft nothing is plus or minus yet. */
const ifPosted = (row: Row, text: string) => (row.postedAt === null ? '—' : text)

/** The columns of the list of checks. */
export const checkColumns: ReadonlyArray<Column<Row>> = [
  codeColumn(names.code, row => `/products/check-inventory/${row.id}`),
  postedAtColumn(names.at),
  titleColumn(
    'scope',
    names.scope,
    row => <TwoLines title={scopeOf(row)} detail={[row.createdByName, row.note].filter(Boolean).join(' · ')} />,
    { fixed: false },
  ),
  countColumn('sheets', names.sheets, row => row.sheetCount, { width: '104px', hideBelow: 'lg' }),
  figureColumn('lines', names.lines, row => checkText.lots(formatNumber(row.lineCount)), {
    width: '96px',
    card: 'amount',
  }),
  figureColumn('plus', names.plus, row => ifPosted(row, formatNumber(row.plusCount)), { width: '76px', card: 'line2' }),
  figureColumn('minus', names.minus, row => ifPosted(row, formatNumber(row.minusCount)), {
    width: '76px',
    card: 'line2',
  }),
  moneyColumn('plusValue', names.plusValue, row => (row.postedAt === null ? null : row.plusValue), {
    width: '120px',
    hideBelow: 'lg',
  }),
  moneyColumn('minusValue', names.minusValue, row => (row.postedAt === null ? null : row.minusValue), {
    width: '120px',
    hideBelow: 'lg',
  }),
  textColumn(
    'status',
    names.status,
    row =>
      row.isHeld && row.status === 'DRAFT' ? (
        <Tag tone="warning">{checkText.held}</Tag>
      ) : (
        <StatusBadge status={row.status} label={row.status === 'DRAFT' ? checkText.counting : undefined} />
      ),
    { width: '116px', card: 'line2' },
  ),
]
