import { formatDong } from '@quay/domain/text/format-number'
import { inboundText } from '../../../text/buying/inbound.ts'
import type { PriceCheck } from './check-prices.ts'

/** "Hộp bán 42.000, dưới giá vốn 45.000"; where VAT is deducted the price without it stands beside, which is what is compared. */
export function describeBelowCost({ unit, price, beforeVat, cost }: NonNullable<PriceCheck['belowCost']>): string {
  return inboundText.belowCost(
    unit,
    formatDong(price),
    formatDong(cost),
    beforeVat === null ? '' : formatDong(beforeVat),
  )
}
