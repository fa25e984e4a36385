/** Every sentence about counting the cash of a branch outside of a shift. */
export const fundCountText = {
  title: 'Đếm quỹ tiền mặt',
  submit: 'Ghi lần đếm',
  expected: 'Sổ quỹ',
  difference: 'Chênh lệch',
  reason: 'Lý do chênh lệch',
  reasonMissing: 'Lệch so với sổ thì ghi lý do',
  hint: 'Lệch bao nhiêu thì phần mềm lập phiếu thu thừa quỹ hoặc phiếu chi thiếu quỹ bấy nhiêu.',
  shiftFirst: 'Chi nhánh còn ca đang mở. Hãy chốt ca này rồi mới đếm quỹ:',
  history: 'Các lần đếm',
  even: 'khớp',
  over: (amount: string) => `thừa ${amount}`,
  short: (amount: string) => `thiếu ${amount}`,
  cancel: 'Hủy lần đếm',
  cancelOf: (code: string) => `Hủy ${code}`,
  cancelTitle: (code: string) => `Hủy lần đếm ${code}?`,
  cancelHint: 'Phiếu thừa, thiếu của lần đếm hủy theo, ghi vào hôm nay.',
} as const
