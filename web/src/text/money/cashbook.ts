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

/** What a receipt or payment says beside its money. */
export const voucherText = {
  partner: 'Chọn từ danh sách',
  findPartner: 'Tên, số điện thoại, mã',
  name: 'Tên',
  freeName: 'Hoặc ghi tên',
  documentDay: 'Ngày chứng từ',
  countsInProfit: 'Tính vào kết quả kinh doanh',
  countsHint: 'Theo loại thu chi; riêng phiếu này đổi được.',
  result: 'Kết quả kinh doanh',
  counts: { yes: 'Có tính', no: 'Không tính' },
  documentDayHint: 'Ngày ghi trên giấy, nếu khác hôm nay. Tiền vẫn vào sổ hôm nay.',
  papers: 'Ảnh chứng từ',
  addPaper: 'Thêm ảnh chứng từ',
  dropPaper: (place: number) => `Bỏ ảnh ${place}`,
  paper: (place: number) => `Ảnh chứng từ ${place}`,
  paperShut: (paper: string) => `${paper}: không mở được`,
  noPapers: 'Chưa có ảnh chứng từ',
} as const
