/** What the routes of Excel say of themselves: they are known from the start, the sentences of the screens come later. */
export const excelPlace = {
  title: 'Nhập từ Excel',
  product: 'Sản phẩm',
  price: 'Thiết lập giá',
  customer: 'Khách hàng',
  provider: 'Nhà cung cấp',
  oldBill: 'Hóa đơn cũ',
}
