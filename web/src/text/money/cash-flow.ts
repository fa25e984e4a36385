/** Every sentence of the screen that tells where money came from and went to. */
export const cashFlowText = {
  title: 'Dòng tiền',
  account: 'Quỹ',
  everyAccount: 'Mọi quỹ',
  fundKind: 'Loại quỹ',
  fundKinds: { '': 'Mọi loại quỹ', CASH: 'Tiền mặt', BANK: 'Ngân hàng', WALLET: 'Ví điện tử' },
  funds: 'Từng quỹ',
  columns: {
    fund: 'Quỹ',
    kind: 'Loại thu chi',
    opening: 'Đầu kỳ',
    in: 'Thu',
    out: 'Chi',
    net: 'Thu trừ chi',
    closing: 'Cuối kỳ',
  },
  emptyTitle: 'Kỳ này chưa có khoản thu chi nào',
  emptyHint: 'Chọn kỳ khác, hoặc bỏ bớt bộ lọc.',
  noMatchTitle: 'Không có khoản nào khớp bộ lọc',
  noMatchHint: 'Chọn kỳ khác, hoặc bỏ bớt bộ lọc.',
} as const
