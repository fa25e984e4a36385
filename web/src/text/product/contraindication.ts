/** Sentences of the list of medicines that must not be taken together. */
export const contraindicationText = {
  title: 'Cặp thuốc chống chỉ định',
  find: 'Tìm theo hoạt chất, không cần dấu',
  columns: { pair: 'Cặp hoạt chất', consequence: 'Hậu quả', management: 'Xử trí' },
  pair: (first: string, second: string) => `${first} với ${second}`,
  counted: (shown: string, all: string) => `${shown} / ${all} cặp`,
  noMatchTitle: 'Không có cặp nào khớp',
  noMatchHint: 'Thử tên hoạt chất khác.',
  emptyTitle: 'Cửa hàng chưa có danh mục cặp thuốc chống chỉ định',
  emptyHint:
    'Chọn tệp CSV có các cột ingredient_1, ingredient_2, mechanism, consequence, management. Quầy bán sẽ xét từng giỏ hàng, cả khi mất mạng.',
  import: 'Nhập từ CSV',
  replaceTitle: 'Thay danh mục đang dùng?',
  replaceHint: (file: string, count: string) =>
    `Đang dùng ${file} (${count} cặp). Danh mục mới thay cho cả danh mục này.`,
  replace: 'Thay danh mục',
  keep: 'Để sau',
  imported: (count: string) => `Đã nhập ${count} cặp.`,
  unreadable: 'Không đọc được tệp. Hãy lưu tệp dạng CSV UTF-8 rồi chọn lại.',
  inUse: (file: string, count: string, person: string) => `${file}: ${count} cặp, ${person} nhập`,
  remove: 'Bỏ danh mục',
  removeTitle: 'Bỏ danh mục cặp thuốc chống chỉ định?',
  removeHint: 'Quầy bán không còn xét thuốc chống chỉ định dùng cùng nhau.',
  onBill: 'Bán cặp thuốc chống chỉ định',
  soldPair: (one: string, other: string, pair: string) => `${one} với ${other} (${pair})`,
  reason: (reason: string) => `Lý do: ${reason}`,
} as const
