/** Every sentence of which debts the change pays. */
export const changePartsText = {
  title: (change: string) => `${change} tiền thừa trả nợ nào?`,
  hint: 'Chọn chứng từ và số tiền trả cho từng chứng từ. Phần còn lại là khách trả dư.',
  choose: 'Chọn khoản trả',
  byAge: 'Trả chứng từ đến hạn trước',
  chosen: (pays: string) => `Trả ${pays}`,
  credit: (amount: string) => `trả dư ${amount}`,
  onlyCredit: 'Khách trả dư, chưa trả chứng từ nào',
  pays: 'Trả nợ',
  left: 'Khách trả dư',
  above: (amount: string) => `Tổng trả vượt ${amount} tiền thừa`,
  loading: 'Đang đọc các khoản nợ…',
  done: 'Xong',
} as const
