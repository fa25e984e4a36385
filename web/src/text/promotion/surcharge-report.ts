/** Sentences of the report of what is taken beside goods. */
export const surchargeReportText = {
  title: 'Thu khác đã thu',
  emptyTitle: 'Kỳ này chưa thu khoản nào ngoài tiền hàng',
  emptyHint: 'Hãy chọn kỳ khác.',
  noMatchTitle: 'Kỳ này chưa thu khoản nào ngoài tiền hàng',
  noMatchHint: 'Hãy chọn kỳ khác.',
  columns: {
    name: 'Khoản thu',
    billCount: 'Hóa đơn',
    amount: 'Đã thu',
    returned: 'Đã trả lại',
    left: 'Còn lại',
    vat: 'Thuế trong đó',
  },
} as const
