import { formatDong } from '@quay/domain/text/format-number'

export const morningText = {
  yesterday: 'Hôm qua',
  netRevenue: 'Doanh thu thuần',
  ownNetRevenue: 'Doanh thu thuần của tôi',
  bills: (count: string) => `${count} hóa đơn`,
  mean: (days: number, weekday: string) => `so với trung bình ${days} ${weekday} trước`,
  best: 'Nhóm tăng nhiều nhất',
  worst: 'Nhóm giảm nhiều nhất',
  change: (amount: number) => `${amount > 0 ? '+' : ''}${formatDong(amount)} so với trung bình`,
  customersDue: 'Khách nợ đến hạn trong 7 ngày',
  providersDue: 'Phải trả nhà cung cấp trong 7 ngày',
  documents: (count: string) => `${count} chứng từ`,
  expiring: 'Hàng cận hạn',
  lots: (count: string) => `${count} lô`,
  expired: (count: string, days: number) => `${count} lô đã hết hạn, còn lại hết trong ${days} ngày`,
  drawer: 'Tiền đếm cuối ca',
  difference: (amount: number) =>
    amount === 0 ? 'Khớp sổ' : amount > 0 ? `Thừa ${formatDong(amount)}` : `Thiếu ${formatDong(-amount)}`,
  shifts: (closed: number, open: number) => `${closed} ca đã chốt${open > 0 ? ` · ${open} ca chưa chốt` : ''}`,
}
