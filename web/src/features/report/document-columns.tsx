import type { ReportArea, ReportDocuments, reportDocument } from '@quay/contract/report/shapes'
import { discountWords } from '@quay/domain/report/discount-words'
import { isSum, measureOf } from '@quay/domain/report/measures'
import { isOfSale, leadOf, viewOf } from '@quay/domain/report/views'
import { formatNumber } from '@quay/domain/text/format-number'
import type { z } from 'zod'
import type { Address } from '../../list/filter.ts'
import { DocumentLink } from '../../routing/document-link.tsx'
import { reportText } from '../../text/money/report.ts'
import type { Column, Totals } from '../../ui/table/column.ts'
import { figureColumn, instantColumn, textColumn, titleColumn } from '../../ui/table/columns.tsx'
import { figureText } from './figure-text.ts'
import { type May, measuresOf, type Told } from './report-columns.tsx'

type Row = z.output<typeof reportDocument>
const words = reportText.documents
const kinds: Readonly<Record<string, string>> = words.kinds

/** Beside many figures a name would be a word wide. */
const named = (name: string) => (
  <span className="line-clamp-2 min-w-36" title={name}>
    {name}
  </span>
)

/** The columns of the documents of a row: which it is, and what it adds to each sum of the row. */
export function documentColumns(area: ReportArea, query: Address, may: May, told?: Told): Column<Row>[] {
  const { view } = viewOf(area, query.view)
  const isSale = isOfSale(view)
  const sums = measuresOf(area, query.view, may, told).filter(id => isSum(measureOf(id)))
  return [
    titleColumn('code', words.code, row => (
      <span className="flex items-baseline gap-2">
        <DocumentLink kind={row.kind} id={row.id} code={row.code} />
        <span className="font-normal text-12 text-ink-3">{kinds[row.kind]}</span>
      </span>
    )),
    instantColumn('at', words.at, row => (row.kind === 'balance' ? null : row.at), { card: 'line2' }),
    textColumn(
      'customer',
      isSale ? words.customer : words.partner,
      row => named(row.customerName ?? (row.kind === 'bill' || row.kind === 'sale-return' ? words.walkIn : '')),
      { hideBelow: 'md' },
    ),
    textColumn('seller', isSale ? words.seller : words.writer, row => named(row.sellerName), { hideBelow: 'lg' }),
    ...(view.tellsDiscounts
      ? [
          textColumn<Row>('discounts', words.discounts, row => discountWords(row.discounts ?? []), {
            hideBelow: 'md',
            width: '260px',
            card: 'line2',
          }),
        ]
      : []),
    ...sums.map(id => {
      const { label, kind } = measureOf(id)
      return figureColumn<Row>(id, label, row => figureText(row.values[id], kind), {
        width: kind === 'money' ? '128px' : '96px',
        ...(id === leadOf(view, sums) && { card: 'amount' as const, fixed: true }),
      })
    }),
  ]
}

export const totalsOfDocuments = ({ columns, total, totalItem }: ReportDocuments): Totals => ({
  label: words.total(formatNumber(totalItem)),
  cells: Object.fromEntries(columns.map(({ id, kind }) => [id, figureText(total[id], kind)])),
})
