/** Every sentence of the list of what receipts and payments do to the result, by their kind. */
export const resultText = {
  title: 'Kết quả theo loại thu chi',
  columns: { name: 'Loại', part: 'Thu hay chi', amount: 'Số tiền' },
  parts: { IN: 'Loại thu', OUT: 'Loại chi' },
  note: 'Phiếu thu chi có đánh dấu tính vào kết quả. Lãi gộp và hàng mất xem ở báo cáo Kết quả kinh doanh.',
  emptyTitle: 'Kỳ này chưa có phiếu nào tính vào kết quả',
  emptyHint: 'Chọn kỳ khác.',
  noMatchTitle: 'Không có loại nào',
  noMatchHint: 'Chọn kỳ khác.',
} as const
