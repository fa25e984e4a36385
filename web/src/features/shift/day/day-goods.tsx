import type { EndOfDay } from '@quay/contract/shift/shapes'
import { formatUnits } from '@quay/domain/quantity/convert-unit'
import { formatNumber } from '@quay/domain/text/format-number'
import { shiftText } from '../../../text/till/shift.ts'
import { Card } from '../../../ui/page/card.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { countColumn, figureColumn, moneyColumn, titleColumn } from '../../../ui/table/columns.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'

const words = shiftText.day
const { goodsHeads, sellerHeads } = words

const goodsColumns: ReadonlyArray<Column<EndOfDay['goods'][number]>> = [
  titleColumn('name', goodsHeads.name, row => row.productName),
  figureColumn('sold', goodsHeads.sold, row => formatUnits(row.sold, row.units), { width: '150px', card: 'line2' }),
  figureColumn('returned', goodsHeads.returned, row => row.returned > 0 && formatUnits(row.returned, row.units), {
    width: '130px',
    hideBelow: 'md',
  }),
  moneyColumn('amount', goodsHeads.amount, row => row.amount, { strong: true, width: '120px', card: 'amount' }),
]

const sellerColumns: ReadonlyArray<Column<EndOfDay['sellers'][number]>> = [
  titleColumn('name', sellerHeads.name, row => row.sellerName),
  countColumn('bills', sellerHeads.bills, row => row.billCount, { width: '110px', card: 'line2' }),
  moneyColumn('amount', sellerHeads.amount, row => row.amount, { strong: true, width: '130px', card: 'amount' }),
  moneyColumn('returned', sellerHeads.returned, row => row.returned, { width: '120px', hideBelow: 'md' }),
]

/** What left the shelves on the day and what came back, what brought most first. */
export function GoodsOfDay({ report: { goods, goodsCount } }: { report: EndOfDay }) {
  return (
    <Card title={words.goods} padded={false}>
      {goods.length === 0 ? (
        <p className="px-4 pb-3 text-ink-2">{words.noGoods}</p>
      ) : (
        <DataTable
          label={words.goods}
          columns={goodsColumns}
          rows={goods}
          rowKey={row => row.productId}
          rowLabel={row => row.productName}
        />
      )}
      {goods.length < goodsCount && (
        <p className="px-4 py-2 text-12 text-ink-3">
          {words.goodsRest(formatNumber(goods.length), formatNumber(goodsCount))}
        </p>
      )}
    </Card>
  )
}

/** Who sold how much on the day. */
export function SellersOfDay({ report: { sellers } }: { report: EndOfDay }) {
  if (sellers.length === 0) return null
  return (
    <Card title={words.sellers} padded={false}>
      <DataTable
        label={words.sellers}
        columns={sellerColumns}
        rows={sellers}
        rowKey={row => row.sellerId}
        rowLabel={row => row.sellerName}
      />
    </Card>
  )
}
