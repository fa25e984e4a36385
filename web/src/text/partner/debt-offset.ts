type Kind = 'customer' | 'provider'

/** Every sentence about a firm that is customer and provider, and debts that are set off. */
export const debtOffsetText = {
  button: 'Bù trừ',
  title: (name: string) => `Bù trừ công nợ ${name}`,
  unlinked: {
    customer: 'Khách này chưa gắn với nhà cung cấp nào. Chọn nhà cung cấp là cùng một bên:',
    provider: 'Nhà cung cấp này chưa gắn với khách hàng nào. Chọn khách hàng là cùng một bên:',
  } satisfies Record<Kind, string>,
  choose: { customer: 'Nhà cung cấp', provider: 'Khách hàng' } satisfies Record<Kind, string>,
  find: 'Gõ tên hoặc mã',
  linked: (customer: string, provider: string) => `Khách hàng ${customer} và nhà cung cấp ${provider} là một.`,
  unlink: 'Bỏ gắn',
  customerOwes: 'Họ nợ cửa hàng',
  shopOwes: 'Cửa hàng nợ họ',
  amount: 'Số tiền bù trừ',
  amountHint: 'Giảm ở cả hai bên, trừ vào chứng từ đến hạn trước. Quỹ không đổi.',
  amountMissing: 'Số tiền phải lớn hơn 0',
  over: 'Không quá khoản nợ nhỏ hơn',
  nothing: 'Một bên không còn nợ nên không có gì để bù trừ.',
  note: 'Ghi chú',
  submit: 'Ghi bù trừ',
  history: 'Các lần bù trừ',
  cancel: 'Hủy',
  cancelOf: (code: string) => `Hủy bù trừ ${code}`,
  cancelTitle: (code: string) => `Hủy bù trừ ${code}?`,
  cancelHint: (amount: string) => `Hai bên lại nợ nhau thêm ${amount}. Quỹ không đổi.`,
} as const
