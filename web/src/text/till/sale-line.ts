/** What the lines of a cart say: it comes with them, after the first load of the till. */
export const saleLineText = {
  dose: (name: string, count: number) => `${name} × ${count}`,
  priceOf: (row: number, price: string) => `Đơn giá dòng ${row}: ${price}`,
  noteOf: (row: number) => `Ghi chú dòng ${row}`,
  remove: (row: number) => `Xóa dòng ${row}`,
  prescription: 'Thuốc kê đơn',
  lots: 'lô',
  delete: 'xóa',
  columnNumber: '#',
  columnName: 'Tên hàng',
  columnUnit: 'Đơn vị',
  columnQuantity: 'Số lượng',
  columnPrice: 'Đơn giá',
  columnDiscount: 'Giảm',
  columnAmount: 'Thành tiền',
  columnRemove: 'Xóa',
  unitOf: (row: number, unit: string) => `Đơn vị dòng ${row}: ${unit}`,
  quantityOf: (row: number) => `Số lượng dòng ${row}`,
  discountOf: (row: number, discount: string) => `Giảm giá dòng ${row}: ${discount}`,
  amountOf: (row: number, amount: string) => `Thành tiền dòng ${row}: ${amount}, sửa giá`,
  lotsOf: (row: number) => `Lô của dòng ${row}`,
  left: (stock: string) => `còn ${stock}`,
  shelf: (position: string) => `Kệ ${position}`,
  lotChip: (lot: string, expiry: string) => `${lot} · HSD ${expiry}`,
  lotsChip: (count: number, lots: string) => `${count} lô · ${lots}`,
  daysLeft: (days: number) => `còn ${days} ngày`,
  expiredOn: (lot: string, day: string) => `${lot} · hết hạn ${day}`,
  belowCost: (cost: string) => `Dưới giá vốn ${cost}`,
  nearExpiry: 'Cận hạn, nên báo khách',
  promotionOff: (amount: string) => `KM ${amount}`,
  priceSource: ({
    source,
    bookName,
    tierFrom,
  }: {
    source: string
    bookName: string | null
    tierFrom: number | null
  }) =>
    source === 'MANUAL'
      ? 'sửa tay'
      : [bookName ?? (source === 'PLANNED' ? 'giá mới' : ''), tierFrom ? `từ ${tierFrom}` : '']
          .filter(Boolean)
          .join(' · '),
  buyMore: (more: number, price: string) => `Mua thêm ${more}: còn ${price}`,
  offBook: (book: string) => `Không có trong bảng giá ${book}`,
  partsChip: (count: number) => `${count} thành phần`,
  priceChanged: (from: string, to: string) => `Giá vừa đổi trên máy chủ: ${from} → ${to}`,

  allergy: (words: string) => `Dị ứng: ${words}`,
} as const
