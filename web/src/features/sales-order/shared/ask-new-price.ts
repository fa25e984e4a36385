import { formatDong } from '@quay/domain/text/format-number'
import type { ApiError } from '../../../api/api-error.ts'
import { salesOrderText as words } from '../../../text/bill/sales-order.ts'
import { confirm } from '../../../ui/window/confirm.ts'

/** Asks whether an order may come to another sum than was shown. Gives the new sum; null for no, and for any other refusal. */
export async function askNewPrice({ code, details }: ApiError): Promise<number | null> {
  if (code !== 'price-changed') return null
  const { payable, expectedPayable, surcharges } = details as Record<
    'payable' | 'expectedPayable' | 'surcharges',
    number
  >
  const now = formatDong(payable + surcharges)
  const isSure = await confirm({
    title: words.newPriceTitle(now),
    description: words.newPriceHint(formatDong(expectedPayable + surcharges)),
    confirmLabel: words.newPrice(now),
    tone: 'primary',
  })
  return isSure ? payable : null
}
