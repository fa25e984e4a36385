import type { DiscountView } from '@quay/contract/discount/shapes'
import { formatDong, formatNumber, formatPercent } from '@quay/domain/text/format-number'

type Rule = DiscountView['rules'][number]

/** What a promotion gives in one line: "Mua từ 3: giảm 10 %; mua từ 6: giảm 20 %". */
export const describeGives = ({ level, effect, rules }: Pick<DiscountView, 'level' | 'effect' | 'rules'>): string =>
  rules.map(rule => [fromOf(rule), givesOf(level, effect, rule)].filter(Boolean).join(': ')).join('; ')

function fromOf({ minQuantity, minAmount }: Rule): string {
  const parts = [
    minQuantity === null ? '' : formatNumber(minQuantity),
    minAmount === null ? '' : formatDong(minAmount),
  ].filter(Boolean)
  return parts.length === 0 ? '' : `mua từ ${parts.join(' và ')}`
}

function givesOf(
  level: DiscountView['level'],
  effect: DiscountView['effect'],
  { value, getQuantity, giftWorth, pointsIn }: Rule,
): string {
  const where = level === 'ORDER' ? ' cả hóa đơn' : ''
  switch (effect) {
    case 'PERCENT':
      return `giảm ${formatPercent(value)}${where}`
    case 'MONEY':
      return level === 'ORDER' ? `giảm ${formatDong(value)} cả hóa đơn` : `giảm ${formatDong(value)} mỗi đơn vị`
    case 'PRICE':
      return `còn ${formatDong(value)} mỗi đơn vị`
    case 'SET_PRICE':
      return `trọn bộ ${formatDong(value)}`
    case 'POINTS':
      return pointsIn === 'RATE' ? `thêm ${formatPercent(value)} điểm` : `tặng ${formatNumber(value)} điểm`
    case 'VOUCHER':
      return `tặng ${formatNumber(getQuantity ?? 0)} mã`
    case 'GIFT':
      return `tặng ${formatNumber(getQuantity ?? 0)} quà trị giá ${formatDong(giftWorth ?? 0)}`
    default: {
      const more = formatNumber(getQuantity ?? 0)
      return value === 10_000 ? `tặng thêm ${more}` : `mua thêm ${more} giảm ${formatPercent(value)}`
    }
  }
}
