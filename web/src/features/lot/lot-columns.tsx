import type { ShelfLot } from '@quay/contract/lot/shapes'
import { formatUnits } from '@quay/domain/quantity/convert-unit'
import { formatDong } from '@quay/domain/text/format-number'
import { kitText } from '../../text/kit/kit.ts'
import { lotStateText } from '../../text/product/product.ts'
import { lotText } from '../../text/stock/lot.ts'
import { TextLink } from '../../ui/button/text-link.tsx'
import { DateTimeText } from '../../ui/date/date-time-text.tsx'
import { ExpiryText } from '../../ui/date/expiry-text.tsx'
import { Tag } from '../../ui/mark/tag.tsx'
import type { Column } from '../../ui/table/column.ts'
import { figureColumn, moneyColumn, textColumn, titleColumn } from '../../ui/table/columns.tsx'
import { TwoLines } from '../../ui/table/two-lines.tsx'

type Options = {
  today: string
  seesCost: boolean
  /** Left out where all lots are of one product. */
  withProduct: boolean
}

/** The columns of lots on the shelves of a branch, without what can be done with them. */
export function lotColumns({ today, seesCost, withProduct }: Options): ReadonlyArray<Column<ShelfLot>> {
  const product: Column<ShelfLot> = titleColumn('product', lotText.product, lot => (
    <TwoLines title={lot.productName} to={`/products/list/${lot.productId}`} detail={lot.productCode} />
  ))
  const received: Column<ShelfLot> = textColumn(
    'received',
    lotText.received,
    lot => <DateTimeText instant={lot.firstReceivedAt} precision="day" />,
    { width: '110px', hideBelow: 'lg' },
  )
  const worth: Column<ShelfLot> = moneyColumn('value', lotText.worth, lot => lot.value, {
    width: '116px',
    hideBelow: 'lg',
  })
  return [
    ...(withProduct ? [product] : []),
    textColumn(
      'number',
      lotText.number,
      lot => (
        <span className="inline-flex flex-wrap items-center gap-x-1.5">
          {withProduct && <span className="sm:hidden">{lotText.lot}</span>}
          <TextLink to={`/products/lot/${lot.id}`}>{lot.number}</TextLink>
        </span>
      ),
      { width: '120px', card: withProduct ? 'line2' : 'title' },
    ),
    textColumn(
      'expiry',
      lotText.expiry,
      lot => (
        <>
          <ExpiryText day={lot.expiryDate} today={today} />
          {lot.daysLeft !== null && (
            <div className="truncate text-12 text-ink-3 max-sm:hidden">
              {lot.daysLeft < 0 ? kitText.expiredFor(-lot.daysLeft) : kitText.daysLeft(lot.daysLeft)}
            </div>
          )}
        </>
      ),
      { width: '150px', card: 'line2' },
    ),
    textColumn(
      'provider',
      lotText.provider,
      lot => (
        <div className="max-w-56">
          <div className="truncate" title={lot.providerName ?? undefined}>
            {lot.providerName ?? '—'}
          </div>
          {lot.purchase && (
            <div className="truncate text-12 text-ink-3">
              {lotText.bought(formatDong(lot.purchase.price), lot.purchase.unitName.toLowerCase())}
            </div>
          )}
        </div>
      ),
      { width: '170px', hideBelow: 'lg' },
    ),
    ...(withProduct ? [] : [received]),
    textColumn(
      'place',
      lotText.place,
      lot => (
        <span className="inline-flex flex-wrap gap-1">
          {(lot.bucket === 'quarantine' || lot.state === 'normal') && (
            <Tag tone={lot.bucket === 'sellable' ? 'neutral' : 'warning'}>{lotText.buckets[lot.bucket]}</Tag>
          )}
          {lot.state !== 'normal' && (
            <Tag tone={lot.state === 'held' ? 'warning' : 'danger'}>{lotStateText[lot.state]}</Tag>
          )}
        </span>
      ),
      { width: '116px', card: 'line2' },
    ),
    figureColumn(
      'quantity',
      lotText.quantity,
      lot => (
        <b className={lot.quantity === 0 ? 'font-normal text-ink-3' : 'font-semibold'}>
          {formatUnits(lot.quantity, lot.units)}
        </b>
      ),
      { width: '140px', card: 'amount' },
    ),
    ...(seesCost ? [worth] : []),
  ]
}
