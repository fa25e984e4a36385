import type { TaxData } from '@quay/contract/tax/shapes'
import { describeVatRate } from '@quay/domain/tax/describe-vat-rate'
import { formatDate } from '@quay/domain/text/format-date'
import { DocumentLink } from '../../routing/document-link.tsx'
import { taxText } from '../../text/money/tax.ts'
import { Badge } from '../../ui/mark/badge.tsx'
import type { Column } from '../../ui/table/column.ts'
import { figureColumn, textColumn, titleColumn } from '../../ui/table/columns.tsx'

const looks = {
  now: { tone: 'success', shape: 'full' },
  future: { tone: 'info', shape: 'half' },
  past: { tone: 'neutral', shape: 'hollow' },
} as const

/** The columns of the dated rates. */
export const rateColumns: ReadonlyArray<Column<TaxData>> = [
  titleColumn('target', taxText.target, row => row.name),
  textColumn('kind', 'Loại', row => (row.groupId ? taxText.group : taxText.product), {
    width: '110px',
    hideBelow: 'md',
  }),
  textColumn(
    'code',
    taxText.code,
    row => row.code && <DocumentLink kind="product" id={row.productId} code={row.code} />,
    { width: '110px', hideBelow: 'md' },
  ),
  figureColumn('rate', taxText.rate, row => describeVatRate(row.vatRate), { width: '100px', card: 'amount' }),
  { id: 'from', header: taxText.from, width: '110px', card: 'line2', cell: row => formatDate(row.from) },
  textColumn(
    'to',
    taxText.to,
    row => (row.to ? formatDate(row.to) : <span className="text-ink-3">{taxText.openEnd}</span>),
    { width: '120px', card: 'line2' },
  ),
  textColumn(
    'state',
    taxText.state,
    row => (
      <Badge tone={looks[row.state].tone} shape={looks[row.state].shape}>
        {taxText.states[row.state]}
      </Badge>
    ),
    { width: '140px', card: 'line2' },
  ),
  textColumn('branch', taxText.where, row => row.branchName ?? taxText.everywhere, { width: '140px', hideBelow: 'lg' }),
  textColumn('by', taxText.createdBy, row => row.createdByName, {
    width: '140px',
    hideBelow: 'lg',
    defaultHidden: true,
  }),
]
