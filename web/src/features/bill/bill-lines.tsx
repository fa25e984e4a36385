import type { Bill } from '@quay/contract/bill/shapes'
import { describeVatRate } from '@quay/domain/tax/describe-vat-rate'
import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import { billText } from '../../text/bill/bill.ts'
import { billListText } from '../../text/bill/bill-list.ts'
import { billMoreText } from '../../text/till/bill-more.ts'
import { prescriptionText } from '../../text/till/prescription.ts'
import type { Column } from '../../ui/table/column.ts'
import { figureColumn, moneyColumn, titleColumn } from '../../ui/table/columns.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'

type Line = Bill['items'][number]

const columns: ReadonlyArray<Column<Line>> = [
  titleColumn('product', 'Mặt hàng, lô', line => <LineName line={line} />),
  figureColumn('quantity', 'Số lượng', line => `${formatNumber(line.quantity)} ${line.unitName}`, {
    width: '100px',
    card: 'line2',
  }),
  moneyColumn('price', 'Đơn giá', line => line.price, { width: '100px', card: 'line2' }),
  moneyColumn('discount', 'Giảm', line => line.price * line.quantity - line.amount, { width: '90px', hideBelow: 'md' }),
  figureColumn('vat', 'Thuế GTGT', line => describeVatRate(line.vatRate), {
    needs: 'vat',
    has: line => line.vat > 0,
    width: '88px',
    hideBelow: 'lg',
  }),
  moneyColumn('amount', 'Thành tiền', line => line.amount, {
    strong: true,
    width: '110px',
    fixed: true,
    card: 'amount',
  }),
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

/** The whole name, and each lot on a line of its own: here nothing is cut short. Lots count in base units. */
function LineName({ line }: { line: Line }) {
  const lots = line.lots.filter(lot => lot.expiryDate !== null)
  return (
    <div className="py-1.5 whitespace-normal">
      <p className="font-semibold">{line.productName}</p>
      <p className="font-normal text-12 text-ink-3">{line.productCode}</p>
      {line.parts.map(part => (
        <p key={part.productId} className="font-normal text-12 text-ink-2">
          {formatNumber(part.quantity)} {part.unitName.toLowerCase()} {part.productName}
          {part.returnedBase && ` · ${cameBackText({ ...part, ratio: part.baseQuantity / part.quantity })}`}
          {lots
            .filter(lot => lot.productId === part.productId)
            .map(lot => ` · Lô ${lot.lotNumber}, HSD ${formatDate(lot.expiryDate ?? '')}`)}
        </p>
      ))}
      {line.parts.length === 0 &&
        lots.map(lot => (
          <p key={lot.lotId} className="font-normal text-12 text-ink-2">
            Lô {lot.lotNumber} · HSD {formatDate(lot.expiryDate ?? '')}
            {lots.length > 1 && ` · ${formatNumber(lot.quantity)} đơn vị cơ bản`}
          </p>
        ))}
      {line.sample && (
        <p className="font-normal text-12 text-ink-2">
          Liều {line.sample.name} × {formatNumber(line.sample.count)}
          {line.sample.replacedProductName && ` · thay ${line.sample.replacedProductName}`}
        </p>
      )}
      {line.returnedBase && <p className="font-normal text-12 text-warning-text">{cameBackText(line)}</p>}
      {line.giftOf && <p className="font-normal text-12 text-success-text">{billText.gift}</p>}
      <PriceOrigin line={line} />
      {dispensedText(line) && <p className="font-normal text-12 text-ink-2">{dispensedText(line)}</p>}
      {line.soldByName && <p className="font-normal text-12 text-ink-2">{billMoreText.soldBy(line.soldByName)}</p>}
      {line.note && <p className="font-normal text-12 text-ink-2">{line.note}</p>}
    </div>
  )
}

type CameBack = { unitName: string; ratio: number; baseQuantity: number; returnedBase?: number | undefined }

/** "Đã trả 1 vỉ · còn trả được 2 vỉ", in the unit that was sold; in base units where a part of one came back. */
function cameBackText({ unitName, ratio, baseQuantity, returnedBase = 0 }: CameBack) {
  const isWhole = returnedBase % ratio === 0
  const inUnits = (base: number) =>
    isWhole ? `${formatNumber(base / ratio)} ${unitName.toLowerCase()}` : billListText.baseUnits(formatNumber(base))
  return billListText.cameBack(inUnits(returnedBase), inUnits(baseQuantity - returnedBase))
}

/** Where the price comes from, where that is not the general list; a book that is gone is struck. */
function PriceOrigin({ line }: { line: Line }) {
  const { priceSource, priceBookName, priceTierFrom, listPrice, postedPrice, postedReason } = line
  const isManual = priceSource === 'MANUAL'
  const hasOrigin = isManual || priceBookName !== null || priceTierFrom !== null || priceSource === 'PLANNED'
  return (
    <>
      {hasOrigin && (
        <p className="font-normal text-12 text-ink-2">
          {isManual && `${billText.typedPrice(formatNumber(listPrice))} `}
          {priceBookName !== null && (
            <>
              {billText.priceBook} {line.isBookGone ? <s title={billText.bookGone}>{priceBookName}</s> : priceBookName}
            </>
          )}
          {priceSource === 'PLANNED' && billText.plannedPrice}
          {priceTierFrom !== null && ` ${billText.priceFrom(formatNumber(priceTierFrom))}`}
        </p>
      )}
      {postedReason !== null && (
        <p className="font-normal text-12 text-warning-text">
          {postedPrice === null
            ? billText.overMarkup(postedReason)
            : billText.overPosted(formatNumber(postedPrice), postedReason)}
        </p>
      )}
    </>
  )
}

/** "Đơn kê 30 viên · Hết hàng · dùng 10 ngày" */
const dispensedText = ({ prescribedQuantity, unitName, dispensingReason, daysOfSupply, standsFor }: Line) =>
  [
    standsFor && prescriptionText.soldFor(standsFor),
    prescribedQuantity !== null && prescriptionText.prescribedOf(formatNumber(prescribedQuantity), unitName),
    dispensingReason && prescriptionText.reasons[dispensingReason],
    daysOfSupply && prescriptionText.supply(daysOfSupply),
  ]
    .filter(Boolean)
    .join(' · ')
