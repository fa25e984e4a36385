import type { ProviderPrice } from '@quay/contract/inbound/provider-price'
import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import { DocumentLink } from '../../routing/document-link.tsx'
import { providerPriceText as words } from '../../text/buying/provider-price.ts'
import type { Column } from '../../ui/table/column.ts'
import { countColumn, moneyColumn, textColumn, titleColumn } from '../../ui/table/columns.tsx'
import { TwoLines } from '../../ui/table/two-lines.tsx'

const { columns: names } = words

/** "+5,2 %" in the colour of what it does to the shop; nothing where there is no price before. */
function changeText({ change }: ProviderPrice) {
  if (change === null || change === 0) return change === null ? null : '0%'
  const text = `${change > 0 ? '+' : '−'}${formatNumber(Math.abs(change) / 100, 1)}%`
  return <span className={change > 0 ? 'text-danger-text' : 'text-success-text'}>{text}</span>
}

/** The columns of the list of what goods cost by supplier. */
export const providerPriceColumns: ReadonlyArray<Column<ProviderPrice>> = [
  titleColumn('product', names.product, row => (
    <TwoLines title={row.productName} detail={`${row.productCode} · ${words.perUnit(row.baseUnit)}`} />
  )),
  textColumn('provider', names.provider, row => row.providerName, { width: '190px', card: 'line2' }),
  textColumn(
    'lastDay',
    names.lastDay,
    row => (
      <TwoLines
        title={formatDate(row.lastDay)}
        detail={<DocumentLink kind="inbound" id={row.lastInboundId} code={row.lastInboundCode} />}
      />
    ),
    { width: '130px', card: 'line2' },
  ),
  moneyColumn('lastPrice', names.lastPrice, row => row.lastPrice, { width: '120px', card: 'amount', strong: true }),
  moneyColumn('before', names.before, row => row.priceBefore, { width: '120px', hideBelow: 'md' }),
  textColumn('change', names.change, changeText, { width: '90px', card: 'line2' }),
  moneyColumn('lowest', names.lowest, row => row.lowest, { width: '110px', hideBelow: 'lg' }),
  moneyColumn('highest', names.highest, row => row.highest, { width: '110px', hideBelow: 'lg' }),
  countColumn('times', names.times, row => row.times, { width: '80px', hideBelow: 'lg' }),
]
