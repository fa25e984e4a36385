import type { InvoiceState } from '@quay/contract/e-invoice/shapes'

/** The names of the states of an e-invoice, for lists, details and filters. */
export const invoiceStateText: Readonly<Record<InvoiceState, string>> = {
  UNISSUED: 'Chưa phát hành',
  DECLINED: 'Không lấy hóa đơn',
}

/** Every sentence about the buyer of an e-invoice. */
export const eInvoiceText = {
  title: 'Hóa đơn điện tử',
  anyState: 'Mọi tình trạng hóa đơn điện tử',
  withBuyer: 'Có thông tin người mua',
  wishes: { none: 'Chưa ghi', taken: 'Lấy hóa đơn', declined: 'Không lấy' },
  wish: 'Khách lấy hóa đơn',
  company: 'Tên đơn vị',
  taxCode: 'Mã số thuế',
  taxCodeHint: '10 hoặc 13 số; cá nhân ghi 12 số định danh',
  buyer: 'Họ tên người mua',
  address: 'Địa chỉ',
  email: 'Email nhận hóa đơn',
  badEmail: 'Địa chỉ email không hợp lệ',
  fromCustomer: 'Lấy từ khách hàng',
  edit: 'Sửa người mua',
  nobody: 'Chưa ghi người mua.',
  save: 'Lưu',
  saved: 'Đã lưu người mua trên hóa đơn.',
  back: 'Quay lại',
  of: (code: string) => `Hóa đơn điện tử của ${code}`,
} as const
