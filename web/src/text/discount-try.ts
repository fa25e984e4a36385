export const discountTryText = {
  title: 'Thử trên giỏ hàng',
  find: 'Thêm hàng vào giỏ thử',
  quantity: (name: string) => `Số lượng ${name}`,
  run: 'Tính thử',
  unnamed: 'Chương trình đang soạn',
  before: 'Tiền hàng',
  ofGoods: 'Khuyến mại hàng',
  ofBill: 'Khuyến mại hóa đơn',
  after: 'Khách cần trả',
}
