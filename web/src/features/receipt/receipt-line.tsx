import type { Bill } from '@quay/contract/bill/shapes'
import { formatNumber, formatPercent } from '@quay/domain/text/format-number'
import { receiptText } from '../../text/receipt.ts'

type Item = Bill['items'][number]

/** One product on the receipt: its name, how many at what price, its discount, its lots, its directions. */
export function ReceiptLine({ item, showLots }: { item: Item; showLots: boolean }) {
  const { productName, quantity, unitName, price, promotionDiscount, lineDiscount, lots, note } = item
  const { discountUnit, discountValue } = item
  const percent = discountUnit === 1 && discountValue !== null ? formatPercent(Math.round(discountValue * 100)) : null
  const numbered = !showLots ? [] : lots.filter(lot => lot.expiryDate !== null || lot.lotNumber !== '')
  return (
    <section className="break-inside-avoid border-[#999] border-b-[0.15mm] py-[0.9mm]">
      <p className="font-bold">{productName}</p>
      <p className="flex justify-between gap-[2mm]">
        <span>
          {formatNumber(quantity)} {unitName.toLowerCase()} × {formatNumber(price)}
        </span>
        <span className="whitespace-nowrap">{formatNumber(quantity * price)}</span>
      </p>
      {promotionDiscount > 0 && (
        <p className="flex justify-between gap-[2mm] text-[8pt]">
          <span>{receiptText.promotion}</span>
          <span className="whitespace-nowrap">{formatNumber(-promotionDiscount)}</span>
        </p>
      )}
      {lineDiscount > 0 && (
        <p className="flex justify-between gap-[2mm] text-[8pt]">
          <span>{receiptText.lineDiscount(percent)}</span>
          <span className="whitespace-nowrap">{formatNumber(-lineDiscount)}</span>
        </p>
      )}
      {item.giftOf && <p className="text-[8pt]">{receiptText.gift}</p>}
      {item.parts.map(part => (
        <p key={part.productId} className="text-[8pt]">
          {formatNumber(part.quantity)} {part.unitName.toLowerCase()} {part.productName}
          {numbered
            .filter(lot => lot.productId === part.productId)
            .map(lot => `, ${receiptText.lot(lot.lotNumber, lot.expiryDate && monthOf(lot.expiryDate))}`)}
        </p>
      ))}
      {item.parts.length === 0 &&
        numbered.map(lot => (
          <p key={lot.lotId} className="text-[8pt]">
            {receiptText.lot(lot.lotNumber, lot.expiryDate && monthOf(lot.expiryDate))}
            {numbered.length > 1 && ` × ${formatNumber(lot.quantity)}`}
          </p>
        ))}
      {note && <p className="text-[8pt]">{note}</p>}
    </section>
  )
}

/** '2027-08-31' → '08/27', as it stands on the box. */
const monthOf = (day: string) => `${day.slice(5, 7)}/${day.slice(2, 4)}`
