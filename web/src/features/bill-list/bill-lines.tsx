import type { Bill } from '@quay/contract/bill'
import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import { vatRateText } from '../../text/bill.ts'
import type { Column } from '../../ui/column.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { Money } from '../../ui/money.tsx'
import { TwoLines } from '../../ui/two-lines.tsx'

type Line = Bill['items'][number]

const columns: ReadonlyArray<Column<Line>> = [
  {
    id: 'product',
    header: 'Mặt hàng, lô',
    elastic: true,
    fixed: true,
    card: 'title',
    cell: line => <TwoLines title={line.productName} detail={lineDetail(line)} />,
  },
  {
    id: 'quantity',
    header: 'Số lượng',
    numeric: true,
    width: '100px',
    card: 'line2',
    cell: line => `${formatNumber(line.quantity)} ${line.unitName}`,
  },
  {
    id: 'price',
    header: 'Đơn giá',
    numeric: true,
    width: '100px',
    card: 'line2',
    cell: line => <Money amount={line.price} />,
  },
  {
    id: 'discount',
    header: 'Giảm',
    numeric: true,
    width: '90px',
    hideBelow: 'md',
    cell: line => <Money amount={line.lineDiscount + line.orderShare} />,
  },
  { id: 'vat', header: 'VAT', numeric: true, width: '64px', hideBelow: 'lg', cell: line => vatRateText(line.vatRate) },
  {
    id: 'amount',
    header: 'Thành tiền',
    numeric: true,
    width: '110px',
    fixed: true,
    card: 'amount',
    cell: line => <Money amount={line.amount} className="font-semibold" />,
  },
]

/** The lines of a bill, each with the lots it took. */
export function BillLines({ items }: { items: readonly Line[] }) {
  return (
    <DataTable
      label="Mặt hàng"
      columns={columns}
      rows={items}
      rowKey={line => line.id}
      rowLabel={line => line.productName}
    />
  )
}

/** Lots and expiry under the name; a lot shared by several is told with its quantity in base units. */
function lineDetail(line: Line): string {
  const lots = line.lots
    .filter(lot => lot.expiryDate !== null || lot.lotNumber !== '')
    .map(lot => {
      const expiry = lot.expiryDate ? ` · HSD ${formatDate(lot.expiryDate)}` : ''
      return `Lô ${lot.lotNumber}${expiry}${line.lots.length > 1 ? ` × ${formatNumber(lot.quantity)}` : ''}`
    })
  return [line.productCode, ...lots, ...(line.note ? [line.note] : [])].join(' · ')
}
