import type { Present } from '@quay/domain/discount/effect/promoted'
import type { Trace } from '@quay/domain/discount/trace'
import { formatDate } from '@quay/domain/text/format-date'
import { formatDong, formatNumber, formatPercent } from '@quay/domain/text/format-number'

/** A time of the clock of the branch: 10:30 24/11/2026. */
const formatTime = (at: string) => `${at.slice(11, 16)} ${formatDate(at.slice(0, 10))}`

/** What a promotion is waiting for, or why it is not there: one sentence each. */
export function traceSentence(trace: Trace): string {
  const { name, quantityIn } = trace.promotion
  switch (trace.code) {
    case 'applied':
      if (trace.present) return presentSentence(trace.present, trace.promotion.voucherName)
      return trace.amount > 0 ? `Giảm ${formatDong(trace.amount)}` : 'Được tặng quà'
    case 'not-started':
      return `Bắt đầu từ ${formatTime(trace.from)}`
    case 'ended':
      return `Đã kết thúc ${formatTime(trace.to)}`
    case 'other-time':
      return 'Không áp dụng vào ngày, giờ này'
    case 'other-branch':
      return 'Không áp dụng ở chi nhánh này'
    case 'other-seller':
      return 'Không áp dụng cho người bán này'
    case 'other-channel':
      return 'Không áp dụng cho cách bán này'
    case 'other-book':
      return 'Không áp dụng với bảng giá của dòng hàng'
    case 'not-chosen':
      return 'Chưa chọn cho hóa đơn này'
    case 'needs-server':
      return 'Cần có mạng để kiểm tra'
    case 'not-birthday':
      return `Chỉ áp dụng trong ${discountText.birthdays[trace.period].toLowerCase()} của khách`
    case 'customer-used':
      return `Khách đã dùng ${formatNumber(trace.count)} lần`
    case 'needs-code':
      return 'Cần nhập mã khuyến mại'
    case 'needs-customer':
      return `Chọn khách hàng để áp dụng ${name}`
    case 'vouchers-gone':
      return 'Đã hết mã để tặng'
    case 'other-tier':
      return 'Khách không thuộc hạng được áp dụng'
    case 'other-group':
      return 'Khách không thuộc nhóm được áp dụng'
    case 'no-goods':
      return 'Chưa có mặt hàng nào của chương trình'
    case 'medicine':
      return 'Thuốc không được khuyến mại cho người dùng'
    case 'manual-price':
      return 'Dòng đã sửa giá tay. Bỏ giá tay để áp dụng'
    case 'nothing-left':
      return 'Không còn tiền hàng để giảm thêm'
    case 'declined':
      return 'Đã bỏ ở hóa đơn này'
    case 'gift-out':
      return 'Quà đã hết hàng ở chi nhánh này'
    case 'uses-gone':
      return 'Đã hết lượt'
    case 'budget-short':
      return 'Ngân sách không còn đủ cho hóa đơn này'
    case 'below-amount':
      return `Mua thêm ${formatDong(trace.missing)} để được ${name}`
    case 'below-quantity':
      return `Mua thêm ${formatNumber(trace.missing)} ${quantityIn === 'BASE' ? 'đơn vị cơ bản' : 'đơn vị'} để được ${name}`
    case 'beaten':
      return `${trace.other} lợi hơn và không gộp với chương trình này`
    case 'exclusive':
      return `${trace.other} không dùng chung với chương trình khác`
  }
}

/** What is given beside money and goods. */
function presentSentence({ points, rate, vouchers }: Present, voucherName: string | null | undefined): string {
  if (vouchers > 0) return `Tặng ${formatNumber(vouchers)} mã${voucherName ? ` ${voucherName}` : ''}`
  return rate > 0 ? `Tặng thêm ${formatPercent(rate)} điểm` : `Tặng ${formatNumber(points)} điểm`
}

export const discountText = {
  applied: (count: number) => `Khuyến mại (${count})`,
  use: (name: string) => `Áp dụng ${name}`,
  code: (code: string, name: string) => `Mã ${code}: ${name}`,
  removeCode: (code: string) => `Bỏ mã ${code}`,
  codeTaken: (code: string, name: string) => `Đã nhận mã ${code}: ${name}.`,
  codeNeedsServer: (code: string) => `Cần có mạng để kiểm tra mã ${code}.`,
  codeGone: (name: string) => `${name} không còn áp dụng. Hãy bỏ mã.`,
  codeKind: 'Mã khuyến mại',
  codeKinds: { NONE: 'Không cần mã', SHARED: 'Một mã chung cho mọi người', SINGLE: 'Nhiều mã, mỗi mã dùng một lần' },
  codes: 'Mã khuyến mại',
  birthday: 'Sinh nhật khách',
  noBirthday: 'Không xét sinh nhật',
  birthdays: { DAY: 'Ngày sinh nhật', WEEK: 'Tuần sinh nhật', MONTH: 'Tháng sinh nhật' },
  isAutomatic: 'Tự áp dụng khi đủ điều kiện',
  isAutomaticHint: 'Bỏ chọn thì thu ngân phải chọn chương trình ở quầy.',
  maxUsesCustomer: 'Số lần mỗi khách',
  customerPeriod: 'Tính số lần trong',
  customerPeriods: { ALL: 'Cả chương trình', DAY: 'Mỗi ngày', MONTH: 'Mỗi tháng' },
  monthDays: 'Ngày trong tháng',
  everyDay: 'Mọi ngày',
  someDays: 'Chọn',
  months: 'Tháng',
  everyMonth: 'Mọi tháng',
  hours: 'Khung giờ',
  allDay: 'Cả ngày',
  addHours: 'Thêm khung giờ',
  hoursFrom: (number: number) => `Khung ${number}: từ giờ`,
  hoursTo: (number: number) => `Khung ${number}: đến giờ`,
  removeHours: (number: number) => `Bỏ khung ${number}`,
  sellers: 'Người bán',
  books: 'Bảng giá',
  generalBook: 'Giá chung',
  notGoods: 'Trừ hàng',
  notGoodsHint: 'Hàng không được khuyến mại dù thuộc nhóm ở trên.',
  noGoods: 'Không trừ hàng nào',
  choosable: 'Chọn thêm khuyến mại',
  others: (count: number) => `Vì sao ${count} chương trình khác không áp dụng`,
  gift: (quantity: string, unit: string, name: string) => `Tặng ${quantity} ${unit.toLowerCase()} ${name}`,
  lot: (number: string, expiry: string | null) => (expiry ? `lô ${number}, HSD ${formatDate(expiry)}` : `lô ${number}`),
  giftOut: (name: string) => `Quà của ${name} đã hết hàng ở chi nhánh này.`,
  giftShort: (there: string, earned: string) => `Chỉ còn ${there} trong ${earned} quà được tặng.`,
  giftCount: (name: string, promotion: string) => `Số ${name} tặng theo ${promotion}`,
  chooseGift: (name: string) => `Chọn quà của ${name}`,

  title: 'Khuyến mại',
  add: 'Thêm chương trình',
  edit: (code: string) => `Sửa ${code}`,
  emptyTitle: 'Chưa có chương trình khuyến mại nào',
  emptyHint: 'Thêm chương trình để quầy tự giảm khi giỏ hàng đủ điều kiện.',
  columns: {
    name: 'Chương trình',
    gives: 'Ưu đãi',
    time: 'Thời gian',
    used: 'Đã dùng',
    cost: 'Chi phí 30 ngày',
    rank: 'Thứ tự',
    state: 'Trạng thái',
  },
  states: { off: 'Đang tắt', future: 'Sắp tới', now: 'Đang áp dụng', past: 'Đã hết hạn' },
  always: 'Không giới hạn',
  from: (at: string) => `Từ ${formatTime(at)}`,
  to: (at: string) => `Đến ${formatTime(at)}`,
  usedOf: (used: string, most: string) => `${used} / ${most}`,

  name: 'Tên chương trình',
  nameHint: 'In trên hóa đơn và hiện ở quầy.',
  kind: 'Ưu đãi',
  kinds: {
    'ITEM PERCENT': 'Giảm phần trăm cho hàng',
    'ITEM MONEY': 'Giảm tiền mỗi đơn vị hàng',
    'ITEM PRICE': 'Bán đồng giá mỗi đơn vị',
    'ITEM SET_PRICE': 'Mua đủ số lượng với giá trọn bộ',
    'ITEM GET': 'Mua hàng, mua thêm được giảm hoặc miễn phí',
    'ITEM GIFT': 'Mua hàng được tặng quà',
    'ORDER PERCENT': 'Giảm phần trăm cả hóa đơn',
    'ORDER MONEY': 'Giảm tiền cả hóa đơn',
    'ORDER GIFT': 'Tặng quà theo hóa đơn',
    'ITEM POINTS': 'Mua hàng được tặng điểm',
    'ORDER POINTS': 'Tặng điểm theo hóa đơn',
    'ITEM VOUCHER': 'Mua hàng được tặng mã khuyến mại',
    'ORDER VOUCHER': 'Tặng mã khuyến mại theo hóa đơn',
  },
  rules: 'Các mức',
  minQuantity: (number: number) => `Mức ${number}: mua từ (số lượng)`,
  minAmount: (number: number) => `Mức ${number}: mua từ (số tiền)`,
  getQuantity: (number: number) => `Mức ${number}: được mua thêm (số lượng)`,
  value: (number: number, kind: string) => `Mức ${number}: ${kind}`,
  values: { percent: 'giảm %', money: 'giảm đồng', price: 'giá đồng', points: 'số điểm', rate: 'thêm % điểm' },
  short: {
    minQuantity: 'Từ số lượng',
    minAmount: 'Từ số tiền',
    getQuantity: 'Mua thêm',
    giftQuantity: 'Tặng',
    giftWorth: 'Giá trị 1 quà',
    pointWorth: 'Giá trị 1 điểm',
    voucherWorth: 'Giá trị 1 mã',
  },
  giftQuantity: (number: number) => `Mức ${number}: số quà được tặng`,
  giftWorth: (number: number) => `Mức ${number}: giá trị một quà`,
  voucherQuantity: (number: number) => `Mức ${number}: số mã được tặng`,
  pointWorth: (number: number) => `Mức ${number}: giá trị một điểm`,
  voucherWorth: (number: number) => `Mức ${number}: giá trị một mã`,
  pointsIn: 'Cách tặng điểm',
  pointsKinds: { FIXED: 'Số điểm cố định', RATE: 'Phần trăm số điểm khách được tích' },
  pointsHint: 'Điểm tặng cộng vào điểm của hóa đơn; khách trả hàng thì trừ lại theo phần đã trả.',
  voucherOf: 'Tặng mã của chương trình',
  chooseVoucher: 'Chọn chương trình',
  voucherHint: 'Quầy lấy mã chưa phát hành trong ngăn, in lên hóa đơn. Hết mã thì vẫn bán, không tặng.',
  noVouchers: 'Chưa có chương trình nào dùng mã một lần. Hãy thêm một chương trình và tạo mã trước.',
  maxTimes: 'Số lần tối đa một hóa đơn',
  tiers: 'Hạng khách hàng',
  cards: { gives: 'Ưu đãi', goods: 'Điều kiện và hàng', when: 'Khi nào, cho ai', limits: 'Giới hạn và gộp' },
  pick: 'Hàng được giảm trước',
  picks: { CHEAPEST: 'Rẻ nhất', DEAREST: 'Đắt nhất' },
  usedByDay: 'Đã dùng theo ngày',
  likeBill: (code: string) => `Như hóa đơn ${code}`,
  goodsKinds: { GROUP: 'Nhóm', MANUFACTURER: 'Hãng' },
  gifts: 'Quà tặng',
  giftsHint: 'Khách chọn một trong các quà này. Quà lên hóa đơn với giá 0 đồng và trừ kho theo lô.',
  addRule: 'Thêm mức',
  removeRule: (number: number) => `Bỏ mức ${number}`,
  goods: 'Hàng tính điều kiện',
  goodsHint: 'Để trống là mọi hàng được khuyến mại. Thuốc không được khuyến mại trừ khi bật ở Thiết lập.',
  target: 'Hàng được giảm',
  targetHint: 'Để trống là chính hàng tính điều kiện.',
  findGoods: 'Tìm hàng, nhóm, hãng',
  findUnits: 'Tìm hàng theo tên, mã',
  allGoods: 'Mọi hàng',
  sameGoods: 'Chính hàng tính điều kiện',
  removeGoods: (name: string) => `Bỏ ${name}`,
  weekdays: 'Ngày trong tuần',
  days: ['T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN'],
  stacking: 'Gộp với chương trình khác',
  stackings: {
    SINGLE: 'Không gộp trên cùng mặt hàng hoặc hóa đơn',
    COMBINE: 'Gộp được, tính trên phần còn lại',
    EXCLUSIVE: 'Dùng một mình cho cả hóa đơn',
  },
  rank: 'Thứ tự ưu tiên',
  rankHint: 'Số nhỏ được xét trước. Bằng nhau thì khách được mức lợi hơn.',
  limits: 'Giới hạn',
  maxAmount: 'Giảm tối đa một hóa đơn',
  maxUses: 'Số hóa đơn được áp dụng',
  budget: 'Tổng ngân sách',
  noticeRef: 'Số thông báo Sở Công Thương',
  noticeHint: 'Của chương trình tặng hàng, điểm, mã. Danh sách để thông báo: Xuất Excel ở trang Khuyến mại.',
  isCampaign: 'Thuộc chương trình khuyến mại tập trung',
  isCampaignHint: 'Được giảm, tặng trên 50 % giá hàng trong đợt do Nhà nước tổ chức.',
  exportTitle: 'Xuất chương trình khuyến mại ra Excel',
  exportHint: (count: string) => `${count} chương trình, với số thông báo, để gửi Sở Công Thương.`,
  isActive: 'Đang bật',
  copy: 'Sao chép',
  copyName: (name: string) => `${name} (bản sao)`,
  remove: 'Xóa',
  removeTitle: (name: string) => `Xóa chương trình ${name}?`,
  removeHint: 'Hóa đơn đã bán vẫn ghi tên chương trình. Quầy không áp dụng nữa.',
}
