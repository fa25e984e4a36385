import type { ReorderRow } from '@quay/contract/reorder/shapes'
import { formatUnits } from '@quay/domain/quantity/convert-unit'
import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import { beforeVat } from '../../document/lines/before-vat.ts'
import { reorderText } from '../../text/buying/reorder.ts'
import { Button } from '../../ui/button/button.tsx'
import { Link } from '../../ui/button/link.tsx'
import { TextLink } from '../../ui/button/text-link.tsx'
import { QuantityInput } from '../../ui/field/quantity-input.tsx'
import type { Column } from '../../ui/table/column.ts'
import { figureColumn, moneyColumn, textColumn, titleColumn } from '../../ui/table/columns.tsx'
import { TwoLines } from '../../ui/table/two-lines.tsx'

const { columns: names } = reorderText
/** Below it a stock-out is near. */
const soonDays = 7

type Options = {
  days: string
  quantityOf: (row: ReorderRow) => number
  onQuantity: (row: ReorderRow, quantity: number) => void
  /** Left out for who may not choose. */
  onProvider: ((row: ReorderRow) => void) | undefined
}

/** The columns of what is to be ordered. */
export function reorderColumns({ days, quantityOf, onQuantity, onProvider }: Options): Column<ReorderRow>[] {
  return [
    titleColumn('product', names.product, row => (
      <Link to={`/products/list/${row.productId}`} className="block hover:underline">
        <TwoLines title={row.productName} detail={[row.productCode, levelsOf(row)].filter(Boolean).join(' · ')} />
      </Link>
    )),
    figureColumn('stock', names.stock, row => formatUnits(availableOf(row), row.units), {
      width: '84px',
      card: 'line2',
    }),
    figureColumn(
      'onOrder',
      names.onOrder,
      row => (
        <>
          {row.onOrder > 0 && (
            <TextLink to={`/products/purchase-order?period=all&state=OPEN&productId=${row.productId}`}>
              {reorderText.onOrder(formatUnits(row.onOrder, row.units))}
            </TextLink>
          )}
          {row.drafted > 0 && (
            <TextLink to={`/products/purchase-order?period=all&state=DRAFT&productId=${row.productId}`}>
              {reorderText.drafted(formatUnits(row.drafted, row.units))}
            </TextLink>
          )}
          {row.inTransit > 0 && (
            <span className="block text-12 text-ink-2">
              {reorderText.inTransit(formatUnits(row.inTransit, row.units))}
            </span>
          )}
        </>
      ),
      { width: '104px', hideBelow: 'lg' },
    ),
    figureColumn(
      'sold',
      names.sold,
      row => <span title={reorderText.daysOf(days)}>{row.sold > 0 ? formatUnits(row.sold, row.units) : '—'}</span>,
      { width: '92px', hideBelow: 'lg' },
    ),
    textColumn('stockOut', names.stockOut, row => <StockOut row={row} />, { width: '90px', card: 'line2' }),
    figureColumn(
      'wanted',
      names.wanted,
      row =>
        row.wanted > 0 && (
          <TextLink to={`/products/customer-request?productId=${row.productId}`}>
            {formatUnits(row.wanted, row.units)}
          </TextLink>
        ),
      { width: '80px', hideBelow: 'lg' },
    ),
    textColumn(
      'quantity',
      names.quantity,
      row => (
        <span className="flex items-center gap-1.5">
          <QuantityInput
            quiet
            label={reorderText.quantityOf(row.productName)}
            min={0}
            value={quantityOf(row)}
            onChange={quantity => onQuantity(row, quantity ?? 0)}
          />
          <span className="text-12 text-ink-2">{reorderText.unit(row.unitName)}</span>
        </span>
      ),
      { width: '144px', fixed: true, card: 'line2' },
    ),
    moneyColumn('amount', beforeVat(names.amount), row => quantityOf(row) * row.price, {
      width: '88px',
      hideBelow: 'lg',
      card: 'amount',
    }),
    textColumn('provider', names.provider, row => <Provider row={row} onProvider={onProvider} />, {
      width: '148px',
      hideBelow: 'md',
      card: 'line2',
    }),
  ]
}

const levelsOf = ({ minStock, maxStock }: ReorderRow) =>
  minStock !== null && reorderText.level(formatNumber(minStock), formatNumber(maxStock ?? minStock))

/** What can be sold, in base units: what expired or is held back is no stock to count on. */
const availableOf = ({ onHand, unsellable, reserved }: ReorderRow) => onHand - unsellable - reserved

function StockOut({ row }: { row: ReorderRow }) {
  const { daysLeft, stockOutDate } = row
  if (availableOf(row) <= 0) return <span className="text-danger-text">{reorderText.now}</span>
  if (daysLeft === null || stockOutDate === null) return '—'
  return (
    <span className={daysLeft <= soonDays ? 'text-warning-text' : ''} title={reorderText.inDays(daysLeft)}>
      {formatDate(stockOutDate)}
    </span>
  )
}

function Provider({ row, onProvider }: { row: ReorderRow; onProvider: Options['onProvider'] }) {
  const name = row.providerName ?? reorderText.noProvider
  const shown = row.isPreferred ? `${name} · ${reorderText.preferred}` : name
  // Its own width: a cell is as wide as what does not break, and the names of companies are long.
  if (!onProvider) return <span className="line-clamp-2 w-34 max-sm:w-auto">{shown}</span>
  return (
    <Button
      size="sm"
      variant="ghost"
      className="h-auto! min-h-control-sm w-34 justify-start! whitespace-normal! px-1! text-left max-sm:w-auto"
      aria-label={reorderText.chooseFor(row.productName, name)}
      title={shown}
      onClick={() => onProvider(row)}
    >
      <span className={row.providerName ? 'line-clamp-2' : 'text-warning-text'}>{shown}</span>
    </Button>
  )
}
