import type { DiscountView } from '@quay/contract/discount/shapes'
import { formatDong, formatNumber, formatPercent } from '@quay/domain/text/format-number'

const channelWords = { COUNTER: 'tại quầy', DELIVERY: 'giao hàng', ORDER: 'theo đơn đặt' }

/** A promotion as the log shows it: names in the place of ids, each tier in one line. */
export function describeDiscount(discount: DiscountView): Record<string, unknown> {
  const { names } = discount
  const named = (ids: readonly (string | null)[] | null) =>
    ids?.map(id => (id === null ? 'Giá chung' : (names[id] ?? id))).join(', ') ?? null
  const goods = (rows: readonly { id: string }[]) => rows.map(({ id }) => names[id] ?? id).join(', ') || null
  const limits = [
    ['tối đa', discount.maxAmount, formatDong],
    ['ngân sách', discount.budget, formatDong],
    ['số lượt', discount.maxUses, formatNumber],
    ['số lần mỗi khách', discount.maxUsesCustomer, formatNumber],
    ['số đơn vị', discount.maxUnits, formatNumber],
    ['số lần', discount.maxTimes, formatNumber],
  ] as const
  return {
    name: discount.name,
    note: discount.note,
    level: discount.level,
    effect: discount.effect,
    stacking: discount.stacking,
    rank: discount.rank,
    codeKind: discount.codeKind,
    isActive: discount.isActive,
    startsAt: discount.startsAt,
    endsAt: discount.endsAt,
    weekdays: discount.weekdays,
    monthDays: placesOf(discount.monthDays),
    months: placesOf(discount.months),
    forBirthday: discount.birthday,
    isAutomatic: discount.isAutomatic,
    isCampaign: discount.isCampaign,
    noticeRef: discount.noticeRef,
    hours: discount.hours && JSON.stringify(discount.hours),
    branches: named(discount.branchIds),
    sellers: named(discount.sellerIds),
    customerGroups: named(discount.groupIds),
    pointTiers: named(discount.tierIds),
    books: named(discount.bookIds),
    saleChannels: discount.channels?.map(one => channelWords[one]).join(', ') ?? null,
    rules: discount.rules.map(rule => describeRule(discount.effect, rule)).join('; '),
    conditionGoods: goods(discount.goods),
    notGoods: goods(discount.notGoods),
    reducedGoods: goods(discount.target),
    giftGoods: discount.gifts.map(({ unitId }) => names[unitId] ?? unitId).join(', ') || null,
    presentVoucher: discount.voucherName,
    buy: discount.buy.map(({ id, quantity }) => `${formatNumber(quantity)} × ${names[id] ?? id}`).join(', ') || null,
    promotionLimits:
      limits.flatMap(([word, value, text]) => (value === null ? [] : [`${word} ${text(value)}`])).join(', ') || null,
  }
}

/** "1, 15": the places of the bits that are set, from one. */
const placesOf = (bits: number | null) =>
  bits === null
    ? null
    : Array.from({ length: 31 }, (_, bit) => bit)
        .filter(bit => ((bits >>> bit) & 1) === 1)
        .map(bit => bit + 1)
        .join(', ')

function describeRule(effect: DiscountView['effect'], rule: DiscountView['rules'][number]): string {
  const { minAmount, minQuantity, value, getQuantity, pointsIn } = rule
  const from = [
    minQuantity === null ? '' : `từ ${formatNumber(minQuantity)}`,
    minAmount === null ? '' : `từ ${formatDong(minAmount)}`,
  ].filter(Boolean)
  if (effect === 'GIFT') {
    const gifts = `tặng ${formatNumber(getQuantity ?? 0)} quà trị giá ${formatDong(rule.giftWorth ?? 0)}`
    return [...from, gifts].join(', ')
  }
  if (effect === 'POINTS') {
    const points = pointsIn === 'RATE' ? `thêm ${formatPercent(value)} điểm` : `tặng ${formatNumber(value)} điểm`
    return [...from, points].join(', ')
  }
  if (effect === 'VOUCHER') return [...from, `tặng ${formatNumber(getQuantity ?? 0)} mã`].join(', ')
  const gives = effect === 'PERCENT' || effect === 'GET' ? formatPercent(value) : formatDong(value)
  const more = getQuantity === null ? '' : ` cho ${formatNumber(getQuantity)}`
  return `${from.length > 0 ? `${from.join(', ')}: ` : ''}${gives}${more}`
}
