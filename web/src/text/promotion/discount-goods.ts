/** Words of the form of a promotion that no till needs. */
export const discountGoodsText = {
  buy: (number: number) => `Mua cùng: nhóm hàng ${number}`,
  buyHint: 'Khách phải mua đủ mọi nhóm. Hàng trong một nhóm thay được cho nhau.',
  buyNone: 'Chọn hàng phải mua cùng',
  buyQuantity: (number: number) => `Số lượng của nhóm ${number}`,
  quantityIn: 'Đếm số lượng theo',
  quantitiesIn: { UNIT: 'Đơn vị bán', BASE: 'Đơn vị cơ bản' },
  maxUnits: 'Số đơn vị được giảm tối đa',
  unitsPer: 'Số tối đa tính theo',
  unitsPers: { LINE: 'Mỗi dòng hàng', BILL: 'Cả hóa đơn' },
  note: 'Ghi chú',
}
