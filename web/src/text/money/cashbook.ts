export const directionText = { IN: 'Phiếu thu', OUT: 'Phiếu chi' } as const

export const partnerKindText = {
  customer: 'Khách hàng',
  provider: 'Nhà cung cấp',
  employee: 'Nhân viên',
  other: 'Người khác',
} as const

/** Money for a debt: from a customer, to a provider, and what took it back. */
export const debtPaidText = {
  IN: 'Thu nợ',
  OUT: 'Trả nợ',
  IN_CANCEL: 'Hủy thu nợ',
  OUT_CANCEL: 'Hủy trả nợ',
} as const
