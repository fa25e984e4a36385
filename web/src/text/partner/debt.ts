type PartnerKind = 'customer' | 'provider'

/** Kinds that a customer's debt and a debt to a provider call by other words. */
const kindTextByPartner: Readonly<Record<PartnerKind, Readonly<Record<string, string>>>> = {
  customer: { PAYMENT: 'Thu nợ', PAYMENT_CANCEL: 'Hủy thu nợ', CREDIT: 'Khách trả dư' },
  provider: { PAYMENT: 'Trả nợ', PAYMENT_CANCEL: 'Hủy trả nợ', CREDIT: 'Trả dư nhà cung cấp' },
}

/** Why a debt changed, as the statement of the partner calls it. */
export const debtEntryKindText = (kind: string, partner: PartnerKind): string =>
  kindTextByPartner[partner][kind] ?? kindText[kind] ?? kind

const kindText: Readonly<Record<string, string>> = {
  SALE: 'Bán hàng ghi nợ',
  SALE_CANCEL: 'Hủy hóa đơn',
  SALE_RETURN: 'Khách trả hàng',
  SALE_RETURN_CANCEL: 'Hủy phiếu khách trả hàng',
  INBOUND: 'Nhập hàng ghi nợ',
  INBOUND_CANCEL: 'Hủy phiếu nhập',
  INBOUND_COST: 'Chi phí nhập hàng',
  INBOUND_COST_CANCEL: 'Hủy chi phí nhập hàng',
  INBOUND_RETURN: 'Trả hàng nhập',
  INBOUND_RETURN_CANCEL: 'Hủy phiếu trả hàng nhập',
  OPENING: 'Nợ đầu kỳ',
  ADJUSTMENT: 'Điều chỉnh công nợ',
  DISCOUNT: 'Chiết khấu thanh toán',
  ADJUSTMENT_CANCEL: 'Hủy điều chỉnh',
  OFFSET: 'Bù trừ công nợ',
  OFFSET_CANCEL: 'Hủy bù trừ',
  MERGE: 'Gộp khách hàng',
}

/** Every sentence about debts of customers and to providers. */
export const debtText = {
  balance: { customer: 'Khách đang nợ', provider: 'Cần trả nhà cung cấp' },
  credit: { customer: 'Khách còn dư (ghi có)', provider: 'Nhà cung cấp còn giữ' },
  statement: 'Sổ công nợ',
  open: 'Chứng từ còn nợ',
  openEmpty: 'Không còn chứng từ nào chưa trả.',
  empty: 'Chưa có phát sinh công nợ',
  emptyHint: {
    customer: 'Khoản nợ xuất hiện ở đây khi bán hàng ghi nợ cho khách.',
    provider: 'Khoản nợ xuất hiện ở đây khi nhập hàng chưa trả đủ tiền.',
  },
  columns: {
    at: 'Lúc',
    document: 'Chứng từ',
    kind: 'Loại',
    note: 'Ghi chú',
    amount: 'Phát sinh',
    after: 'Còn nợ',
    day: 'Ngày',
    due: 'Hạn trả',
    total: 'Số tiền',
    remaining: 'Còn lại',
  },
  payTitle: { customer: (name: string) => `Thu nợ ${name}`, provider: (name: string) => `Trả nợ ${name}` },
  paySubmit: { customer: 'Thu nợ', provider: 'Trả nợ' },
  amount: 'Số tiền',
  whose: { customer: 'Khách hàng', provider: 'Nhà cung cấp' },
  findPartner: 'Gõ tên hoặc mã',
  debtNow: 'Đang nợ',
  afterPay: 'Còn lại sau khi ghi',
  surplus: { customer: 'Phần dư thành ghi có cho khách', provider: 'Trả dư so với khoản nợ' },
  chooseDocuments: 'Trả cho chứng từ (bỏ trống: đến hạn trước)',
  owedElsewhere: (amount: string) => `Ở chi nhánh khác: ${amount}, người của chi nhánh đó chọn trả.`,
  chosenFirst: 'Trừ vào các chứng từ đã chọn; phần dư thành tiền trả trước.',
  dueOn: (day: string) => `hạn trả ${day}`,
  partOf: (code: string) => `Trả cho ${code}`,
  partsAbove: 'Tổng trả cho các chứng từ vượt số tiền',
  partsEmpty: 'Nhập số tiền trả cho từng chứng từ đã chọn',
  oldestFirst: 'Trừ vào chứng từ đến hạn trước.',
  method: 'Cách trả',
  methods: { CASH: 'Tiền mặt', BANK: 'Chuyển khoản' },
  account: 'Tài khoản',
  noAccount: 'Chưa có tài khoản ngân hàng. Thêm ở Sổ quỹ.',
  note: 'Ghi chú',
  adjust: {
    button: 'Điều chỉnh nợ',
    title: (name: string) => `Điều chỉnh công nợ ${name}`,
    submit: 'Ghi điều chỉnh',
    kind: 'Loại',
    kinds: { DISCOUNT: 'Chiết khấu', DECREASE: 'Giảm nợ', INCREASE: 'Tăng nợ' },
    amountMissing: 'Số tiền phải lớn hơn 0',
    discountOver: 'Chiết khấu không quá số đang nợ',
    reasonPlaceholder: {
      DISCOUNT: 'Chiết khấu trả sớm 2%…',
      DECREASE: 'Đối chiếu công nợ, ghi thừa…',
      INCREASE: 'Đối chiếu công nợ, ghi thiếu…',
    },
    hint: 'Không thu chi tiền: quỹ giữ nguyên, chỉ sổ công nợ đổi.',
    undo: 'Hủy',
    cancel: 'Hủy điều chỉnh',
    cancelOf: (code: string) => `Hủy điều chỉnh ${code}`,
    cancelTitle: (code: string) => `Hủy điều chỉnh ${code}?`,
    cancelHint: (amount: string, less: boolean) => `Nợ ${less ? 'tăng' : 'giảm'} lại ${amount}. Quỹ không đổi.`,
  },
  openingButton: 'Nợ đầu kỳ',
  openingTitle: (name: string) => `Nợ đầu kỳ của ${name}`,
  openingHint: 'Số nợ có trước ngày đầu dùng phần mềm. Chỉ ghi được một lần, không đụng tới quỹ.',
  openingOn: 'Nợ từ ngày',
  openingOnHint: 'Tuổi nợ tính từ ngày này.',
  openingSubmit: 'Ghi nợ đầu kỳ',
} as const
