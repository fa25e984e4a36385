import type { Transfer } from '@quay/contract/stock-transfer/shapes'
import { formatUnits } from '@quay/domain/quantity/convert-unit'
import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import { transferText } from '../../text/stock/transfer.ts'
import { Link } from '../../ui/button/link.tsx'
import { Money } from '../../ui/mark/money.tsx'
import type { Column } from '../../ui/table/column.ts'
import { figureColumn, textColumn, titleColumn } from '../../ui/table/columns.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'

type Item = Transfer['items'][number]
type Row = { key: string; item: Item; lot: Item['lots'][number] | null; isFirst: boolean }

const columns: ReadonlyArray<Column<Row>> = [
  titleColumn('product', transferText.product, ({ item, lot }) => (
    <Link to={`/products/list/${item.productId}`} className="block hover:underline">
      <div className="font-semibold">{item.productName}</div>
      <div className="font-normal text-12 text-ink-3">
        {[
          item.productCode,
          lot?.lotNumber && `Lô ${lot.lotNumber}`,
          lot?.expiryDate && `HSD ${formatDate(lot.expiryDate)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </div>
    </Link>
  )),
  figureColumn(
    'asked',
    transferText.request,
    ({ item, isFirst }) =>
      isFirst && item.requestedQuantity !== null
        ? `${formatNumber(item.requestedQuantity)} ${item.unitName.toLowerCase()}`
        : '',
    { width: '100px', card: 'line2' },
  ),
  figureColumn(
    'sent',
    transferText.sent,
    ({ item, lot }) => <b className="font-semibold">{formatUnits(lot?.quantity ?? item.baseQuantity, item.units)}</b>,
    { width: '130px', card: 'amount' },
  ),
  figureColumn(
    'price',
    transferText.price,
    ({ item, isFirst }) => (isFirst && item.price !== null ? <Money amount={item.price} /> : ''),
    { width: '110px', hideBelow: 'md' },
  ),
  figureColumn(
    'received',
    transferText.received,
    ({ item, lot }) => (lot?.received == null ? '—' : formatUnits(lot.received, item.units)),
    { width: '130px', card: 'line2' },
  ),
  textColumn(
    'short',
    transferText.short,
    ({ item, lot }) => (
      <span className="text-danger-text">
        {[
          lot?.damaged ? `${transferText.damaged} ${formatUnits(lot.damaged, item.units)}` : null,
          lot?.back ? `${transferText.back} ${formatUnits(lot.back, item.units)}` : null,
          lot?.lost ? `${transferText.lost} ${formatUnits(lot.lost, item.units)}` : null,
          lot?.note,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    ),
    { width: '170px', card: 'line2' },
  ),
]

/** The lines of a transfer, a row for each lot: what left, what arrived, what became of the rest. Columns without anything in them are left out. */
export function TransferItems({ transfer }: { transfer: Transfer }) {
  const rows = transfer.items.flatMap((item): Row[] =>
    item.lots.length
      ? item.lots.map((lot, place) => ({ key: lot.id, item, lot, isFirst: place === 0 }))
      : [{ key: item.id, item, lot: null, isFirst: true }],
  )
  const hasAsked = transfer.items.some(item => item.requestedQuantity !== null)
  const hasShort = rows.some(({ lot }) => lot !== null && (lot.damaged || lot.back || lot.lost || lot.note))
  const idle = new Set([
    ...(hasAsked ? [] : ['asked']),
    ...(transfer.priceTotal === null ? ['price'] : []),
    ...(hasShort ? [] : ['short']),
  ])
  const shown = columns.filter(({ id }) => !idle.has(id))
  return (
    <DataTable
      label={transferText.product}
      columns={shown}
      rows={rows}
      rowKey={row => row.key}
      rowLabel={row => row.item.productName}
    />
  )
}
