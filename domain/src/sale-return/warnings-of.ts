import type { ReturnWarning } from '@quay/contract/sale-return/shapes'
import { formatDong } from '../text/format-number.ts'
import type { ReturnFacts } from './return-facts.ts'
import type { ValuedReturn } from './value-return.ts'

interface Warning {
  kind: ReturnWarning
  sentence: string
  index: number | null
}

interface Beside {
  owedElsewhere: number
  debtReduced: number
  promotions: readonly string[]
  /** Codes that the bill gave: those that are still good, and those that were used since. */
  codes: { good: readonly string[]; used: readonly string[] }
}

/** What whoever takes goods back should know before money goes out, the weightiest first. */
export function warningsOf(
  value: ValuedReturn,
  { customer }: Pick<ReturnFacts, 'customer'>,
  { owedElsewhere, debtReduced, promotions, codes }: Beside,
): Warning[] {
  const { daysLate, bill, lines, pointsTaken, pointsBack } = value
  const whole = (kind: ReturnWarning, sentence: string): Warning => ({ kind, sentence, index: null })
  const points = (customer?.points ?? 0) - pointsTaken + pointsBack
  return [
    ...(daysLate > 0 ? [whole('late', `Quá hạn trả hàng ${daysLate} ngày.`)] : []),
    ...(debtReduced > 0
      ? [whole('owing', `Hóa đơn này khách còn nợ ${formatDong(bill.owed)}: trừ nợ ${formatDong(debtReduced)} trước.`)]
      : []),
    ...(owedElsewhere > 0
      ? [
          whole(
            'owing-elsewhere',
            `Khách còn nợ chứng từ khác ${formatDong(owedElsewhere)}. Hỏi khách có muốn trừ nợ không trước khi trả tiền.`,
          ),
        ]
      : []),
    ...(bill.pointsUsed > 0
      ? [whole('points-spent', `Hóa đơn đã dùng ${bill.pointsUsed} điểm: trả lại ${pointsBack} điểm.`)]
      : []),
    ...(points < 0
      ? [whole('points-below-zero', `Khách đã tiêu số điểm này: sau khi trả hàng điểm còn ${points}.`)]
      : []),
    ...(promotions.length > 0
      ? [
          whole(
            'below-threshold',
            `Hóa đơn có khuyến mại ${[...new Set(promotions)].join(', ')}; phần đã giảm không tính lại.`,
          ),
        ]
      : []),
    ...(codes.good.length > 0
      ? [
          whole(
            'codes-given',
            `Hóa đơn đã tặng mã ${codes.good.join(', ')}. Hãy thu lại phiếu; khi khách trả hết hàng, mã hết hiệu lực.`,
          ),
        ]
      : []),
    ...(codes.used.length > 0
      ? [whole('codes-given', `Khách đã dùng mã ${codes.used.join(', ')} được tặng theo hóa đơn này.`)]
      : []),
    ...lines.flatMap(({ index, line, forcedWhy }): Warning[] => [
      ...(line.isActive
        ? []
        : [{ kind: 'product-inactive' as const, index, sentence: `${line.productName} đã ngưng kinh doanh.` }]),
      ...(forcedWhy === null
        ? []
        : [{ kind: 'to-quarantine' as const, index, sentence: `${line.productName} vào biệt trữ: ${forcedWhy}.` }]),
    ]),
  ]
}
