import type { GppForm } from '@quay/contract/gpp-book/shapes'
import type { BookColumn, BookForm } from './book-form.ts'

const law = '(Ban hành kèm theo Thông tư số 18/2026/TT-BYT của Bộ trưởng Bộ Y tế)'
const who = ['NGƯỜI GHI SỔ', 'NGƯỜI PHỤ TRÁCH CHUYÊN MÔN']

const text = (head: string, width: number, above?: string): BookColumn => ({
  head,
  format: 'text',
  width,
  ...(above && { above }),
})
const day = (head: string): BookColumn => ({ head, format: 'day', width: 12 })
const quantity = (head: string, above?: string): BookColumn => ({
  head,
  format: 'quantity',
  width: 12,
  ...(above && { above }),
})

/** In, out and left of one controlled medicine. */
const moves = [
  day('Ngày'),
  text('Nơi xuất, nhập', 36),
  text('Số chứng từ', 16),
  quantity('Nhập', 'Số lượng'),
  quantity('Xuất', 'Số lượng'),
  quantity('Còn lại', 'Số lượng'),
  text('Số lô', 16),
  day('Hạn dùng'),
  text('Ghi chú', 32),
]

const note = (title: string, person: string, content: string, action = 'Cách xử trí'): BookForm => ({
  number: null,
  basis: null,
  title,
  columns: [
    day('Ngày'),
    text(person, 28),
    text('Tên thuốc', 36),
    text('Số lô', 14),
    text(content, 48),
    text(action, 36),
    text('Kết quả', 32),
    text('Người ghi', 22),
  ],
  signatures: who,
  isWide: true,
})

/**
 * The books of a pharmacy that an inspector asks for. Heads and columns follow the annexes of Thông tư 18/2026/TT-BYT and Nghị định
 * 163/2025/NĐ-CP as their readers describe them; the texts themselves were not opened.
 */
export const gppFormsOf: Readonly<Record<GppForm, BookForm>> = {
  CONTROLLED: {
    number: 'Phụ lục VIII',
    basis: law,
    title: 'SỔ THEO DÕI XUẤT, NHẬP, TỒN KHO THUỐC GÂY NGHIỆN, THUỐC HƯỚNG THẦN, THUỐC TIỀN CHẤT',
    columns: moves,
    signatures: who,
    isWide: true,
    isSignedByPage: true,
  },
  CONTROLLED_XVI: {
    number: 'Phụ lục XVI',
    basis: law,
    title:
      'SỔ THEO DÕI XUẤT, NHẬP, TỒN KHO THUỐC DẠNG PHỐI HỢP, THUỐC ĐỘC, THUỐC TRONG DANH MỤC CẤM SỬ DỤNG TRONG MỘT SỐ NGÀNH',
    columns: moves,
    signatures: who,
    isWide: true,
  },
  CONTROLLED_ALL: {
    number: null,
    basis: null,
    title: 'BẢNG TỔNG HỢP XUẤT, NHẬP, TỒN KHO THUỐC KIỂM SOÁT ĐẶC BIỆT',
    columns: [
      text('Mã hàng', 12),
      text('Tên thuốc, nồng độ, hàm lượng', 44),
      text('Nhóm', 30),
      text('Số đăng ký', 18),
      text('Đơn vị tính', 10),
      quantity('Tồn đầu kỳ'),
      quantity('Nhập'),
      quantity('Xuất'),
      quantity('Tồn cuối kỳ'),
    ],
    signatures: who,
    isWide: true,
  },
  BUYERS: {
    number: 'Phụ lục XIX',
    basis: law,
    title: 'SỔ THEO DÕI THÔNG TIN CHI TIẾT KHÁCH HÀNG MUA THUỐC KIỂM SOÁT ĐẶC BIỆT',
    columns: [
      day('Ngày bán'),
      text('Tên thuốc, nồng độ, hàm lượng', 40),
      text('Số đăng ký', 18),
      text('Đơn vị tính', 10),
      quantity('Số lượng'),
      text('Tên khách hàng', 28),
      text('Địa chỉ', 40),
      text('Số hóa đơn', 14),
    ],
    signatures: who,
    isWide: true,
  },
  FORM_06: {
    number: 'Mẫu số 06',
    basis: '(Ban hành kèm theo Nghị định số 163/2025/NĐ-CP của Chính phủ)',
    title: 'BÁO CÁO XUẤT, NHẬP, TỒN KHO, SỬ DỤNG THUỐC KIỂM SOÁT ĐẶC BIỆT',
    columns: [
      quantity('STT'),
      text('Tên thuốc, dạng bào chế, quy cách đóng gói', 40),
      text('Hoạt chất, nồng độ, hàm lượng', 32),
      text('Số đăng ký', 18),
      text('Cơ sở sản xuất, nước', 28),
      text('Đơn vị tính', 10),
      quantity('Tồn kỳ trước'),
      quantity('Nhập trong kỳ'),
      quantity('Tổng số'),
      quantity('Xuất trong kỳ'),
      quantity('Tồn cuối kỳ'),
      quantity('Hao hụt'),
    ],
    signatures: ['NGƯỜI LẬP BÁO CÁO', 'ĐẠI DIỆN CƠ SỞ'],
    isWide: true,
  },
  TAKE_BACK: {
    number: null,
    basis: null,
    title: 'SỔ NHẬN LẠI THUỐC GÂY NGHIỆN, THUỐC HƯỚNG THẦN, THUỐC TIỀN CHẤT KHÔNG DÙNG',
    columns: [
      day('Ngày'),
      text('Số biên bản', 16),
      text('Người nộp, số định danh, địa chỉ', 40),
      text('Tên thuốc, nồng độ, hàm lượng', 40),
      text('Đơn vị tính', 10),
      quantity('Số lượng'),
      text('Số lô', 16),
      day('Hạn dùng'),
      text('Lý do', 30),
      text('Người nhận', 22),
    ],
    signatures: who,
    isWide: true,
  },
  PRESCRIPTION: {
    number: null,
    basis: null,
    title: 'SỔ BÁN THUỐC KÊ ĐƠN',
    columns: [
      text('Ngày bán, hóa đơn', 20),
      text('Bệnh nhân, tuổi, địa chỉ', 40),
      text('Người kê đơn, nơi khám', 34),
      text('Mã đơn, ngày kê', 22),
      text('Tên thuốc', 38),
      quantity('Số lượng'),
      text('Đơn vị', 10),
      text('Số lô, hạn dùng', 24),
      text('Người bán', 20),
    ],
    signatures: who,
    isWide: true,
  },
  ANTIBIOTIC: {
    number: null,
    basis: null,
    title: 'SỔ THEO DÕI BÁN THUỐC KHÁNG SINH',
    columns: [
      text('Ngày bán, hóa đơn', 20),
      text('Bệnh nhân, tuổi, địa chỉ', 40),
      text('Người kê đơn, nơi khám', 34),
      text('Mã đơn, ngày kê', 22),
      text('Tên thuốc', 38),
      quantity('Số lượng'),
      text('Đơn vị', 10),
      text('Số lô, hạn dùng', 24),
      text('Người bán', 20),
    ],
    signatures: who,
    isWide: true,
  },
  COMPLAINT: note('SỔ THEO DÕI KHIẾU NẠI CỦA KHÁCH HÀNG', 'Người khiếu nại, điện thoại', 'Nội dung khiếu nại'),
  ADR: note('SỔ THEO DÕI PHẢN ỨNG CÓ HẠI CỦA THUỐC (ADR)', 'Người dùng thuốc, điện thoại', 'Biểu hiện'),
  RECALL: note('SỔ THEO DÕI THU HỒI THUỐC', 'Nơi thông báo', 'Lý do, mức độ thu hồi'),
  ADVICE: note('SỔ TƯ VẤN TRỰC TUYẾN', 'Khách, liên hệ', 'Khách hỏi', 'Đã tư vấn'),
}
