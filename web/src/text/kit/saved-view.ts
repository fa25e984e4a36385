/** Words of kept views of a list. */
export const savedViewText = {
  menu: 'Cách xem',
  own: 'Của tôi',
  shared: 'Dùng chung',
  save: 'Lưu cách xem này…',
  manage: 'Quản lý cách xem…',
  title: 'Lưu cách xem',
  hint: 'Ghi lại bộ lọc và các cột đang hiện.',
  name: 'Tên cách xem',
  isShared: 'Mọi người trong cửa hàng dùng được',
  manageTitle: 'Cách xem của tôi',
  empty: 'Bạn chưa lưu cách xem nào.',
  share: (name: string) => `Dùng chung ${name}`,
  remove: (name: string) => `Xóa cách xem ${name}`,
  by: (name: string) => `của ${name}`,
  close: 'Đóng',
} as const
