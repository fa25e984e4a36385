const shared = {
  find: 'Tên, mã, chứng từ',
  emptyTitle: 'Không có chứng từ nào chưa trả',
  emptyHint: 'Chứng từ ghi nợ hiện ở đây cho đến khi trả hết.',
  noMatchTitle: 'Không có chứng từ nào khớp bộ lọc',
  noMatchHint: 'Chọn hạn khác, hoặc bỏ bớt bộ lọc.',
  totals: (count: string) => `Tổng ${count} chứng từ`,
  counted: (shown: string, all: string) => `${shown} / ${all} chứng từ`,
  exportHint: (count: string) => `${count} chứng từ với hạn trả và số còn phải trả. Việc xuất được ghi vào nhật ký.`,
} as const

/** Every sentence of the lists of documents by their days to pay. */
export const debtDueText = {
  customer: { ...shared, title: 'Hạn trả của khách', exportTitle: 'Xuất hạn trả của khách' },
  provider: { ...shared, title: 'Hạn trả nhà cung cấp', exportTitle: 'Xuất hạn trả nhà cung cấp' },
  when: 'Hạn trả',
  whens: { '': 'Mọi hạn', OVERDUE: 'Quá hạn', WEEK: 'Trong 7 ngày', LATER: 'Sau 7 ngày' },
  columns: {
    dueDay: 'Hạn trả',
    customer: 'Khách hàng',
    provider: 'Nhà cung cấp',
    document: 'Chứng từ',
    day: 'Ngày',
    amount: 'Số tiền',
    remaining: 'Còn phải trả',
  },
  left: (days: number) => (days === 0 ? 'hôm nay' : days > 0 ? `còn ${days} ngày` : `quá ${-days} ngày`),
} as const
