import { auditIn } from '../audit.ts'

export const excelAudit = auditIn(
  'goods',
  {
    'excel.upload': 'Tải tệp Excel lên',
    'excel.import': 'Nhập từ tệp Excel',
    'excel.retry-pictures': 'Tải lại hình theo địa chỉ trong tệp Excel',
    'excel.export': 'Xuất danh sách ra Excel',
  },
  {
    birthday: 'Ngày sinh',
    points: 'Điểm tích lũy',
    debtLimit: 'Hạn mức nợ',
    dosageForm: 'Dạng bào chế',
    earnsPoints: 'Tích điểm',
    gender: 'Giới tính',
    isSoldDirectly: 'Bán riêng',
    nationalCode: 'Mã thuốc quốc gia',
    noteTemplate: 'Ghi chú mẫu khi bán',
    packing: 'Quy cách',
    protectFromLight: 'Tránh ánh sáng',
    route: 'Đường dùng',
    fileName: 'Tên tệp',
    layout: 'Mẫu tệp',
    created: 'Thêm mới',
    updated: 'Cập nhật',
    skipped: 'Giữ nguyên',
    pictures: 'Số hình tải theo địa chỉ',
    stocked: 'Mặt hàng nhập tồn',
    shortName: 'Tên ngắn',
    weight: 'Khối lượng (g)',
  },
)
