import { formatNumber } from '@quay/domain/text/format-number'
import { inboundText } from '../../../text/buying/inbound.ts'

/** "giá nhập +12 %" against the last price, "vốn +12 %" against the cost on the shelf; `change` 0.12 is dearer by 12 %. */
export function describePriceChange(change: number, isOfLastPrice: boolean): string {
  const percent = `${formatNumber(Math.abs(change) * 100, 1)}%`
  if (isOfLastPrice) return change > 0 ? inboundText.priceUp(percent) : inboundText.priceDown(percent)
  return change > 0 ? inboundText.costUp(percent) : inboundText.costDown(percent)
}
