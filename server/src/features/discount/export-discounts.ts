import type { DiscountView } from '@quay/contract/discount/shapes'
import { formatNumber } from '@quay/domain/text/format-number'
import type { ListFile } from '../../export/export-pages.ts'
import { describeDiscount } from './describe-discount.ts'

const forms: Record<DiscountView['effect'], string> = {
  PERCENT: 'Giảm giá (phần trăm)',
  MONEY: 'Giảm giá (số tiền)',
  PRICE: 'Giảm giá (đồng giá)',
  SET_PRICE: 'Giảm giá (trọn bộ)',
  GET: 'Mua thêm được giảm hoặc miễn phí',
  GIFT: 'Tặng hàng',
  POINTS: 'Tặng điểm',
  VOUCHER: 'Tặng phiếu mua hàng',
}

/** 24/11/2026 08:00, by the clock of the branch. */
const timeOf = (at: string | null) => at && `${at.slice(8, 10)}/${at.slice(5, 7)}/${at.slice(0, 4)} ${at.slice(11, 16)}`

const words = (row: DiscountView, field: string) => {
  const value = describeDiscount(row)[field]
  return value === null || value === undefined ? null : String(value)
}

/** Promotions as they are announced to the department of trade: what is given, on which goods, when, where and for how much. */
export const discountFile: ListFile<DiscountView> = {
  sheet: 'Chương trình khuyến mại',
  file: 'chuong-trinh-khuyen-mai',
  content: 'Chương trình khuyến mại',
  columns: [
    { header: 'Mã', width: 12, value: row => row.code },
    { header: 'Tên chương trình', width: 36, value: row => row.name },
    { header: 'Hình thức', width: 26, value: row => forms[row.effect] },
    { header: 'Nội dung', width: 36, value: row => words(row, 'rules') },
    { header: 'Hàng được khuyến mại', width: 36, value: row => words(row, 'conditionGoods') ?? 'Mọi hàng' },
    { header: 'Hàng tặng, hàng giảm', width: 36, value: row => words(row, 'giftGoods') ?? words(row, 'reducedGoods') },
    { header: 'Từ', width: 18, value: row => timeOf(row.startsAt) },
    { header: 'Đến', width: 18, value: row => timeOf(row.endsAt) },
    { header: 'Địa bàn', width: 30, value: row => words(row, 'branches') ?? 'Mọi chi nhánh' },
    { header: 'Tổng giá trị', width: 16, format: 'money', value: row => row.budget },
    { header: 'Số lượt', width: 10, value: row => (row.maxUses === null ? null : formatNumber(row.maxUses)) },
    { header: 'Khuyến mại tập trung', width: 12, value: row => (row.isCampaign ? 'Có' : 'Không') },
    { header: 'Số thông báo', width: 22, value: row => row.noticeRef },
    { header: 'Trạng thái', width: 12, value: row => (row.isActive ? 'Đang bật' : 'Đang tắt') },
  ],
}
