/** Every sentence of the screen that says what the stock was worth on a day. */
export const stockValueText = {
  title: 'Giá trị tồn kho',
  find: 'Tên hoặc mã hàng',
  day: 'Cuối ngày',
  today: 'Hôm nay',
  monthBefore: 'Cuối tháng trước',
  yearBefore: 'Cuối năm trước',
  columns: { product: 'Hàng', quantity: 'Tồn', value: 'Giá trị', cost: 'Giá vốn bình quân' },
  exportOfDay: (day: string) => `Xuất giá trị tồn kho ngày ${day}`,
  exportHint: (count: string) =>
    `${count} mặt hàng: mã, tên, đơn vị, số lượng, giá vốn bình quân, giá trị. Việc xuất được ghi vào nhật ký.`,
  total: (products: string, lots: string, day: string) => `Cuối ngày ${day}: ${products} mặt hàng, ${lots} lô`,
  totalToday: (products: string, lots: string) => `Đến lúc này: ${products} mặt hàng, ${lots} lô`,
  counted: (shown: string, all: string) => `${shown} / ${all} mặt hàng · Gồm cả hàng biệt trữ.`,
  emptyTitle: 'Kho không có hàng vào ngày này',
  emptyHint: 'Chọn ngày khác, hoặc bỏ bớt từ khóa.',
} as const
