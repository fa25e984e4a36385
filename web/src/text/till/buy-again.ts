/** Sentences of what a customer bought before, beside the cart. */
export const buyAgainText = {
  title: 'Mua gần đây',
  due: 'Đến kỳ mua lại',
  endsOn: (day: string) => `Hết thuốc ngày ${day}`,
  again: (quantity: string, unit: string) => `Thêm ${quantity} ${unit}`,
  all: 'Mua lại',
  allHint: 'Mua lại cả đơn',
  one: (quantity: string, unit: string, name: string) => `Mua lại ${quantity} ${unit} ${name}`,
  older: 'Đơn cũ hơn',
  newer: 'Đơn mới hơn',
  added: (count: string) => `Đã thêm ${count} mặt hàng theo giá hôm nay`,
  gone: (names: string) => `Không bán được nữa: ${names}. Tìm hàng khác thay cho khách`,
} as const
