/** Every sentence of the list of the cash book. */
export const cashbookListText = {
  title: 'Sổ quỹ',
  find: 'Mã chứng từ',
  account: 'Quỹ',
  everyAccount: 'Mọi quỹ',
  direction: 'Thu hay chi',
  directions: { '': 'Thu và chi', IN: 'Chỉ thu', OUT: 'Chỉ chi' },
  accounts: 'Quỹ và tài khoản',
  receipt: 'Phiếu thu',
  payment: 'Phiếu chi',
  rowsCounted: (rows: number) => `${rows} khoản trên trang này`,
  emptyTitle: 'Không có khoản thu chi nào',
  emptyHint: 'Tiền bán hàng, nhập hàng và thu nợ tự vào sổ. Khoản khác ghi bằng phiếu thu, phiếu chi.',
  exportTitle: 'Xuất sổ quỹ ra Excel',
  exportHint: (count: string) => `${count} khoản thu chi theo bộ lọc đang chọn.`,
} as const
