import type { TaxForm } from '@quay/contract/tax-book/shapes'
import type { BookColumn, BookForm } from './book-form.ts'

const basis = '(Kèm theo Thông tư số 152/2025/TT-BTC ngày 31 tháng 12 năm 2025 của Bộ trưởng Bộ Tài chính)'
const head = ['NGƯỜI LẬP BIỂU', 'NGƯỜI ĐẠI DIỆN HỘ KINH DOANH/CÁ NHÂN KINH DOANH']

const voucher: BookColumn[] = [
  { head: 'Số hiệu', above: 'Chứng từ', mark: 'A', format: 'text', width: 20 },
  { head: 'Ngày, tháng', above: 'Chứng từ', mark: 'B', format: 'day', width: 12 },
]
const description = (mark: string): BookColumn => ({ head: 'Diễn giải', mark, format: 'text', width: 48 })
const amount = (name: string, mark: string, above?: string): BookColumn => ({
  head: name,
  mark,
  format: 'money',
  width: 18,
  ...(above && { above }),
})
const quantity = (above: string, mark: string): BookColumn => ({
  head: 'Số lượng',
  above,
  mark,
  format: 'quantity',
  width: 12,
})

/**
 * The books of households as Thông tư 152/2025/TT-BTC names them, and the tables that a declaration is copied from. Heads and columns follow
 * the forms as programs for households print them; the circular itself was not opened.
 */
export const taxFormsOf: Readonly<Record<TaxForm, BookForm>> = {
  S1A: {
    number: 'S1a-HKD',
    basis,
    title: 'SỔ DOANH THU BÁN HÀNG HÓA, DỊCH VỤ',
    columns: [
      { head: 'Ngày, tháng', mark: 'A', format: 'day', width: 14 },
      { head: 'Giao dịch', mark: 'B', format: 'text', width: 56 },
      amount('Số tiền', '1'),
    ],
    signatures: head,
  },
  S2A: {
    number: 'S2a-HKD',
    basis,
    title: 'SỔ DOANH THU BÁN HÀNG HÓA, DỊCH VỤ',
    columns: [...voucher, description('C'), amount('Số tiền', '1')],
    signatures: head,
  },
  S2B: {
    number: 'S2b-HKD',
    basis,
    title: 'SỔ DOANH THU BÁN HÀNG HÓA, DỊCH VỤ',
    columns: [...voucher, description('C'), amount('Số tiền', '1')],
    signatures: head,
  },
  S2C: {
    number: 'S2c-HKD',
    basis,
    title: 'SỔ CHI TIẾT DOANH THU, CHI PHÍ',
    columns: [...voucher, description('C'), amount('Số tiền', '1')],
    signatures: head,
  },
  S2D: {
    number: 'S2d-HKD',
    basis,
    title: 'SỔ CHI TIẾT VẬT LIỆU, DỤNG CỤ, SẢN PHẨM, HÀNG HÓA',
    columns: [
      ...voucher,
      { head: 'Diễn giải', mark: 'C', format: 'text', width: 36 },
      { head: 'Đơn vị tính', mark: 'D', format: 'text', width: 10 },
      { head: 'Đơn giá', mark: '1', format: 'money', width: 14 },
      quantity('Nhập', '2'),
      amount('Thành tiền', '3', 'Nhập'),
      quantity('Xuất', '4'),
      amount('Thành tiền', '5', 'Xuất'),
      quantity('Tồn', '6'),
      amount('Thành tiền', '7', 'Tồn'),
      { head: 'Ghi chú', mark: '8', format: 'text', width: 20 },
    ],
    signatures: head,
    isWide: true,
  },
  S2D_ALL: {
    number: null,
    basis: null,
    title: 'BẢNG TỔNG HỢP CHI TIẾT VẬT LIỆU, DỤNG CỤ, SẢN PHẨM, HÀNG HÓA',
    columns: [
      { head: 'Mã hàng', format: 'text', width: 14 },
      { head: 'Tên hàng', format: 'text', width: 44 },
      { head: 'Đơn vị tính', format: 'text', width: 10 },
      { ...quantity('Tồn đầu kỳ', '') },
      amount('Thành tiền', '', 'Tồn đầu kỳ'),
      quantity('Nhập trong kỳ', ''),
      amount('Thành tiền', '', 'Nhập trong kỳ'),
      quantity('Xuất trong kỳ', ''),
      amount('Thành tiền', '', 'Xuất trong kỳ'),
      quantity('Tồn cuối kỳ', ''),
      amount('Thành tiền', '', 'Tồn cuối kỳ'),
    ],
    signatures: head,
    isWide: true,
  },
  S2E: {
    number: 'S2e-HKD',
    basis,
    title: 'SỔ CHI TIẾT TIỀN',
    columns: [...voucher, description('C'), amount('Thu/Gửi vào', '1'), amount('Chi/Rút ra', '2'), amount('Tồn', '3')],
    signatures: head,
  },
  DECLARATION: {
    number: null,
    basis: null,
    title: 'BẢNG KÊ DOANH THU TÍNH THUẾ THEO NHÓM NGÀNH NGHỀ',
    columns: [
      { head: 'Tháng', format: 'text', width: 12 },
      { head: 'Nhóm ngành nghề', format: 'text', width: 44 },
      amount('Doanh thu', ''),
      { head: 'Tỷ lệ GTGT', format: 'text', width: 12 },
      amount('Thuế GTGT', ''),
      { head: 'Tỷ lệ TNCN', format: 'text', width: 12 },
      amount('Thuế TNCN', ''),
    ],
    signatures: head,
  },
  NOTICE: {
    number: null,
    basis: null,
    title: 'BẢNG KÊ DOANH THU (để chép vào thông báo doanh thu 01/TKN-CNKD)',
    columns: [
      { head: 'Tháng', format: 'text', width: 40 },
      { head: 'Nhóm ngành nghề', format: 'text', width: 44 },
      amount('Doanh thu', ''),
    ],
    signatures: head,
  },
  YEAR_END: {
    number: null,
    basis: null,
    title: 'BẢNG SỐ LIỆU QUYẾT TOÁN THUẾ NĂM (để chép vào tờ khai 02/CNKD-TNCN-QTT)',
    columns: [{ head: 'Chỉ tiêu', format: 'text', width: 72 }, amount('Số tiền', '')],
    signatures: head,
  },
  DECLARATION_RATE: {
    number: null,
    basis: null,
    title: 'BẢNG KÊ HÀNG HÓA, DỊCH VỤ BÁN RA, MUA VÀO THEO THUẾ SUẤT',
    columns: [
      { head: 'Tháng', format: 'text', width: 12 },
      { head: 'Thuế suất', format: 'text', width: 36 },
      amount('Giá trị chưa thuế', ''),
      amount('Thuế GTGT', ''),
      amount('Giá trị có thuế', ''),
    ],
    signatures: ['NGƯỜI LẬP BIỂU', 'NGƯỜI ĐẠI DIỆN THEO PHÁP LUẬT'],
  },
}
