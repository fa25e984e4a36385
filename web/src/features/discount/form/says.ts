import { formatDate } from '@quay/domain/text/format-date'
import { formatDong, formatNumber } from '@quay/domain/text/format-number'
import { discountText } from '../../../text/promotion/discount.ts'
import { describeGives } from './describe-gives.ts'
import { bodyOf, type DiscountForm, effectOf, isGift } from './discount-form.ts'

// Each card of the form read back in one sentence, as the owner would tell it.

const sentence = (parts: readonly (string | false | null)[]) => {
  const text = parts.filter(Boolean).join(', ')
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`
}

/** What it gives. */
export function saysGives(form: DiscountForm): string {
  const isOpen =
    !isGift(form.kind) && effectOf(form.kind) !== 'VOUCHER' && form.rules.some(({ value }) => value === null)
  return sentence([!form.isActive && 'đang tắt', isOpen ? 'chưa nhập mức' : describeGives(bodyOf(form))])
}

const rowsOf = (rows: readonly unknown[], none: string) =>
  rows.length === 0 ? none : `${formatNumber(rows.length)} mục đã chọn`

/** Of which goods. */
export const saysGoods = ({ goods, target, notGoods }: DiscountForm): string =>
  sentence([
    `tính ${rowsOf(goods, 'mọi hàng được khuyến mại')}`,
    target.length > 0 && `giảm ${rowsOf(target, '')}`,
    notGoods.length > 0 && `trừ ${rowsOf(notGoods, '')}`,
  ])

const everyDay = 127
const timeOf = (at: string) => `${at.slice(11, 16)} ${formatDate(at.slice(0, 10))}`

/** When, and for whom. */
export function saysWhen(form: DiscountForm): string {
  const { startsAt, endsAt, weekdays, monthDays, months, hours, birthday } = form
  const days = discountText.days.filter((_, bit) => ((weekdays >>> bit) & 1) === 1)
  const scopes = [
    [form.branchIds, 'chi nhánh'],
    [form.groupIds, 'nhóm khách'],
    [form.tierIds, 'hạng khách'],
    [form.sellerIds, 'người bán'],
    [form.bookIds, 'bảng giá'],
    [form.channels, 'cách bán'],
  ] as const
  const some = scopes.flatMap(([ids, word]) => (ids ? [`${formatNumber(ids.length)} ${word}`] : []))
  return sentence([
    startsAt || endsAt
      ? [startsAt && `từ ${timeOf(startsAt)}`, endsAt && `đến ${timeOf(endsAt)}`].filter(Boolean).join(' ')
      : 'không giới hạn thời gian',
    weekdays !== everyDay && `chỉ ${days.join(', ')}`,
    (monthDays !== null || months !== null) && 'vào ngày, tháng đã chọn',
    hours !== null && `${formatNumber(hours.length)} khung giờ`,
    birthday !== null && `trong ${discountText.birthdays[birthday].toLowerCase()} của khách`,
    some.length > 0 ? `cho ${some.join(', ')}` : 'cho mọi khách',
    !form.isAutomatic && 'thu ngân phải chọn ở quầy',
  ])
}

/** How it goes with others, and how much it gives. */
export function saysLimits({ stacking, rank, codeKind, ...form }: DiscountForm): string {
  return sentence([
    discountText.stackings[stacking].toLowerCase(),
    `thứ tự ${formatNumber(rank ?? 0)}`,
    codeKind !== 'NONE' && 'cần mã',
    form.maxAmount !== null && `tối đa ${formatDong(form.maxAmount)} một hóa đơn`,
    form.maxUses !== null && `${formatNumber(form.maxUses)} hóa đơn`,
    form.maxUsesCustomer !== null && `mỗi khách ${formatNumber(form.maxUsesCustomer)} lần`,
    form.budget !== null && `ngân sách ${formatDong(form.budget)}`,
  ])
}
