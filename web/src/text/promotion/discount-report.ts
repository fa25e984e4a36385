export const discountReportText = {
  title: 'Chi phí khuyến mại',
  emptyTitle: 'Chưa có chương trình nào cho khách hưởng trong kỳ này',
  emptyHint: 'Hãy chọn kỳ khác.',
  noMatchTitle: 'Chưa có chương trình nào cho khách hưởng trong kỳ này',
  noMatchHint: 'Hãy chọn kỳ khác.',
  exportTitle: 'Xuất chi phí khuyến mại ra Excel',
  by: 'Xem theo',
  groups: { PROMOTION: 'Theo chương trình', PRODUCT: 'Theo hàng hóa', BRANCH: 'Theo chi nhánh' },
  columns: {
    name: 'Tên',
    billCount: 'Số hóa đơn',
    amount: 'Tiền giảm',
    giftValue: 'Giá trị quà',
    giftCost: 'Giá vốn quà',
    payable: 'Khách trả',
  },
}
