import type { PaymentMethod, SaleChannel } from '@quay/contract/enumeration'

/** How a bill was paid, as lists, details and forms call it. */
export const paymentMethodText: Readonly<Record<PaymentMethod, string>> = {
  CASH: 'Tiền mặt',
  BANK: 'Chuyển khoản',
  DEBT: 'Ghi nợ',
}

export const saleChannelLabel = 'Cách bán'
export const saleChannelText: Readonly<Record<SaleChannel, string>> = {
  COUNTER: 'Tại quầy',
  DELIVERY: 'Giao hàng',
  ORDER: 'Theo đơn đặt',
}

/** A sale without a named customer. */
export const walkInCustomer = 'Khách lẻ'

/** Where the price of a line comes from. */
const codeStates = { UNUSED: '', ISSUED: '', USED: ' (đã dùng)', CANCELLED: ' (đã thu hồi)' } as const

export const billText = {
  needsNetwork: 'Cần mạng để trả hàng hoặc hủy hóa đơn đã lên máy chủ.',
  words: {
    edit: 'Sửa thông tin',
    seller: 'Người bán',
    title: (code: string) => `Sửa ${code}`,
    doctor: 'Bác sĩ kê đơn',
    note: 'Ghi chú',
    prescriptionCode: 'Mã đơn thuốc',
    hint: 'Hàng, giá, khách và cách trả sửa bằng nút Sửa hàng, tiền: máy lập hóa đơn thay.',
    deliverySlip: 'In phiếu giao hàng',
    parcelLabel: 'In tem giao hàng 75×100',
    prescriptionSheet: 'In phiếu theo đơn thuốc',
    copyLink: 'Sao chép liên kết',
    bags: 'Nhãn túi',
    revisit: 'Hẹn khám lại',
    revisitHint: 'Khách được nhắc 2 ngày trước, ở mục Hôm nay cần gọi.',
    dueOn: 'Hẹn trả ngày',
    dueHint: 'Để trống: theo số ngày nợ của khách.',
    none: 'không có',
    editedAt: 'Đã sửa lúc',
    pastReplacing: (days: number) =>
      `Cửa hàng chỉ cho sửa hàng, tiền của hóa đơn ${days === 0 ? 'trong ngày bán' : `trong ${days} ngày sau ngày bán`}.`,
  },
  gift: 'Hàng khuyến mại, không thu tiền',
  makePromotion: 'Tạo chương trình khuyến mại từ hóa đơn này',
  pointsGiven: (name: string, points: string) => `${name}: tặng ${points} điểm`,
  declined: (names: string) => `Thu ngân đã bỏ: ${names}`,
  dueOn: 'Hẹn trả ngày',
  pointsToEarn: 'Còn tích khi trả hết nợ',
  pointsLater: 'Điểm tích khi khách trả nợ',
  codeGiven: (code: string, name: string, state: keyof typeof codeStates) =>
    `Tặng mã ${code} của ${name}${codeStates[state]}`,
  asCharged: 'Hóa đơn gửi muộn, chương trình đã đổi. Khuyến mại tính như lúc bán.',
  typedPrice: (list: string) => `Giá sửa tay, giá bán ${list}`,
  priceBook: 'Bảng giá',
  bookGone: 'Bảng giá đã xóa',
  plannedPrice: 'Giá đặt trước',
  priceFrom: (quantity: string) => `từ ${quantity}`,
  overMarkup: (reason: string) => `Cao hơn thặng số tối đa: ${reason}`,
  overPosted: (posted: string, reason: string) => `Cao hơn giá niêm yết ${posted}: ${reason}`,
} as const
