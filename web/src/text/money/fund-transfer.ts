/** Every sentence about money between the shop's own funds. */
export const fundTransferText = {
  title: 'Chuyển quỹ',
  submit: 'Chuyển tiền',
  from: 'Từ quỹ',
  to: 'Vào quỹ',
  amount: 'Số tiền',
  fee: 'Phí ngân hàng',
  feeHint: 'Trừ thêm ở quỹ chuyển đi, ghi thành một phiếu chi',
  note: 'Ghi chú',
  notePlaceholder: 'Nộp tiền bán hàng vào ngân hàng…',
  same: 'Chọn hai quỹ khác nhau',
  amountMissing: 'Số tiền phải lớn hơn 0',
  short: (fund: string, balance: string) => `${fund} còn ${balance}: chuyển xong quỹ sẽ âm.`,
  code: (code: string) => `Chuyển quỹ ${code}`,
  cancel: 'Hủy phiếu',
  cancelTitle: (code: string) => `Hủy chuyển quỹ ${code}?`,
  cancelHint: (amount: string, from: string, to: string) =>
    `${amount} rời ${to}, trở lại ${from}, ghi vào hôm nay. Phiếu chi phí (nếu có) hủy theo.`,
  made: 'Lập lúc',
  oneFund: 'Chỉ có một quỹ. Thêm tài khoản ngân hàng hoặc ví ở "Quỹ và tài khoản" rồi chuyển.',
} as const
