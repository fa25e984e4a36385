import type { ReportDocuments } from '@quay/contract/report/shapes'
import { formatNumber } from '../text/format-number.ts'

type Discount = NonNullable<ReportDocuments['items'][number]['discounts']>[number]

/** What was taken off a bill in a line: "Mua 2 tặng 1: tặng 500; Giảm tay hóa đơn: 2.000". */
export const discountWords = (discounts: readonly Discount[]): string =>
  discounts
    .map(({ label, amount, giftValue }) => {
      const parts = [
        ...(amount > 0 ? [formatNumber(amount)] : []),
        ...(giftValue > 0 ? [`tặng ${formatNumber(giftValue)}`] : []),
      ]
      return parts.length > 0 ? `${label}: ${parts.join(', ')}` : label
    })
    .join('; ')
