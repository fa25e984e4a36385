import type { Inbound } from '@quay/contract/inbound/shapes'
import { describeVatRate } from '@quay/domain/tax/describe-vat-rate'
import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import { goodsColumn } from '../../document/lines/goods-column.tsx'
import { inboundText } from '../../text/buying/inbound.ts'
import type { Column } from '../../ui/table/column.ts'
import { figureColumn, moneyColumn } from '../../ui/table/columns.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'

type Item = Inbound['items'][number]

const { head } = inboundText

const columns: ReadonlyArray<Column<Item>> = [
  // Every lot is named: this is where one looks them up.
  goodsColumn(
    head.product,
    item => item.lots.map(describeLot),
    item =>
      item.defect && (
        <div className="font-normal text-12 text-danger-text">{inboundText.receipt.fault(item.defect)}</div>
      ),
  ),
  figureColumn(
    'quantity',
    head.quantity,
    item => (
      <>
        {formatNumber(item.quantity)} {item.unitName.toLowerCase()}
        {item.bonusQuantity > 0 && (
          <span className="text-success-text"> {inboundText.bonus(formatNumber(item.bonusQuantity))}</span>
        )}
      </>
    ),
    { width: '88px', card: 'line2' },
  ),
  moneyColumn('price', head.price, item => item.price, { width: '88px', card: 'line2' }),
  moneyColumn('discount', head.discount, item => item.discountAmount, { width: '76px', hideBelow: 'md' }),
  figureColumn('vat', head.vat, item => (item.vatRate === null ? '—' : describeVatRate(item.vatRate)), {
    needs: 'vat',
    has: item => item.vatAmount > 0,
    width: '52px',
    hideBelow: 'md',
  }),
  moneyColumn('amount', head.amount, item => amountOf(item), {
    strong: true,
    width: '100px',
    fixed: true,
    card: 'amount',
  }),
]

/** The lines of an import, each with the lots it brought. */
export function InboundItems({ inbound }: { inbound: Inbound }) {
  return (
    <DataTable
      label={inboundText.lines}
      columns={columns}
      rows={inbound.items}
      rowKey={item => item.id}
      rowLabel={item => item.productName}
    />
  )
}

/** What the line says: before the discount of the document and before VAT, which the totals tell. */
export function amountOf(item: Item): number {
  return item.quantity * item.price - item.discountAmount
}

function describeLot(lot: Item['lots'][number], _place: number, lots: Item['lots']): string {
  const expiry = lot.expiryDate ? ` HSD ${formatDate(lot.expiryDate)}` : ''
  return `Lô ${lot.lotNumber}${expiry}${lots.length > 1 ? ` × ${formatNumber(lot.quantity)}` : ''}`
}
