/** Every sentence of the list of bills. */
export const billListText = {
  title: 'Hóa đơn',
  find: 'Mã hóa đơn, tên hoặc điện thoại khách',
  status: 'Trạng thái',
  statuses: { '': 'Mọi trạng thái', SUCCEED: 'Hoàn thành', CANCELLED: 'Đã hủy' },
  method: 'Cách thanh toán',
  anyMethod: 'Mọi cách trả',
  linked: {
    discount: 'Khuyến mại',
    customer: 'Khách hàng',
    product: 'Mặt hàng',
    lot: 'Lô',
    seller: 'Người bán',
    shift: 'Ca bán hàng',
  },
  counted: (shown: string, all: string) => `${shown} / ${all} hóa đơn`,
  totalOf: (count: string, cancelled: string | 0) =>
    `Tổng ${count} hóa đơn${cancelled ? ` (không tính ${cancelled} đã hủy)` : ''}`,
  emptyTitle: 'Không có hóa đơn nào khớp',
  emptyHint: 'Thử khoảng thời gian dài hơn hoặc bỏ bớt bộ lọc. Hóa đơn bán ở quầy hiện ở đây ngay khi thu tiền xong.',
  exportTitle: 'Xuất hóa đơn ra Excel',
  exportHint: (count: string) => `${count} hóa đơn theo bộ lọc đang chọn.`,
  exportLines: 'Kèm từng dòng hàng',
} as const
