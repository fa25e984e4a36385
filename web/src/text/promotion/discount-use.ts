export const discountUseText = {
  title: 'Khuyến mại theo ngày',
  promotion: 'Chương trình',
  anyPromotion: 'Mọi chương trình',
  emptyTitle: 'Chương trình chưa được dùng trong kỳ này',
  emptyHint: 'Hãy chọn kỳ khác.',
  noMatchTitle: 'Chương trình chưa được dùng trong kỳ này',
  noMatchHint: 'Hãy chọn kỳ hoặc chương trình khác.',
  columns: {
    day: 'Ngày',
    billCount: 'Số hóa đơn',
    amount: 'Tiền giảm',
    giftValue: 'Giá trị quà',
    giftCost: 'Giá vốn quà',
    points: 'Điểm tặng',
    vouchers: 'Mã tặng',
    payable: 'Khách trả',
  },
}
