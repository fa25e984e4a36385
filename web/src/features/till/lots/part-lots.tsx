import { formatUnits } from '@quay/domain/quantity/convert-unit'
import { formatNumber } from '@quay/domain/text/format-number'
import { salePartText } from '../../../text/till/sale-parts.ts'
import { Button } from '../../../ui/button/button.tsx'
import type { LinePanelProps } from '../line/line-panel.tsx'
import { formatShortDay } from './format-expiry.ts'

/** What a combo's line takes of each component, and from which lots. They are chosen by expiry. */
export function PartLots({ view, onClose }: LinePanelProps) {
  const { line, parts, lots } = view
  return (
    <div className="w-[420px] max-w-full">
      <p className="px-3 pt-2.5 pb-1.5">
        <b>
          {salePartText.partsOf(`${formatNumber(line.quantity)} ${line.unit.name.toLowerCase()}`, line.productName)}
        </b>
      </p>
      <ul className="max-h-72 overflow-auto">
        {parts.map(({ product, part }) => (
          <li key={product.id} className="border-line border-t px-3 py-2">
            <span className="flex justify-between gap-3">
              <span className="min-w-0 truncate font-medium">{product.name}</span>
              <span className="whitespace-nowrap">
                {formatUnits(line.quantity * part.quantity * part.ratio, product.units)}
              </span>
            </span>
            {lots
              .filter(lot => lot.productId === product.id && lot.number !== '')
              .map(lot => (
                <span key={lot.lotId} className="flex justify-between gap-3 text-12 text-ink-2">
                  <span>
                    {lot.number} · {lot.expiryDate ? formatShortDay(lot.expiryDate) : salePartText.noExpiry}
                  </span>
                  <span>{formatUnits(lot.quantity, product.units)}</span>
                </span>
              ))}
          </li>
        ))}
      </ul>
      <div className="flex items-center gap-3 border-line border-t px-3 py-2.5">
        <span className="min-w-0 flex-1 text-12 text-ink-3">{salePartText.partLots}</span>
        <Button variant="primary" size="sm" onClick={onClose}>
          {salePartText.done}
        </Button>
      </div>
    </div>
  )
}
