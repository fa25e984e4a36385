/** Words of goods that are brought to the customer. */
export const deliveryText = {
  title: 'Giao hàng',
  off: 'Bỏ giao hàng',
  receiver: 'Người nhận',
  phone: 'Điện thoại',
  address: 'Địa chỉ',
  addressHint: 'Số nhà, đường',
  ward: 'Phường, xã',
  wardHint: 'Gõ tên phường, xã',
  wardOffline: 'Đang mất mạng: ghi phường, xã vào địa chỉ',
  wished: 'Khách hẹn',
  wishedDay: 'Ngày giao',
  wishedTime: 'Giờ giao',
  note: 'Ghi chú cho người giao',
  collect: 'Thu khi giao',
  collectHint: 'Khách trả khi nhận hàng: chọn Ghi nợ.',
  phoneKept: 'Giữ số đã lưu',
  faults: {
    receiverName: 'Hãy ghi tên người nhận hàng',
    phone: 'Hãy ghi số điện thoại của người nhận hàng, 8 đến 15 chữ số',
    address: 'Hãy ghi địa chỉ giao hàng',
  },
}
