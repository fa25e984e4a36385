/** Every sentence of the customer's screen, which customers read. */
export const customerDisplayText = {
  title: 'Màn hình khách',
  welcome: 'Kính chào quý khách',
  lines: 'Hàng quý khách mua',
  more: (count: string) => `và ${count} mặt hàng khác`,
  discount: 'Được giảm',
  due: 'Cần thanh toán',
  given: 'Quý khách đưa',
  change: 'Tiền thừa',
  scan: 'Quét mã để chuyển khoản',
  content: (text: string) => `Nội dung ${text}`,
  thanks: 'Cảm ơn quý khách',
  paid: 'Đã thanh toán',
  qrOf: (amount: string) => `Mã VietQR ${amount}`,
} as const
