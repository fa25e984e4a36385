import { auditIn } from '../audit.ts'

export const printTemplateAudit = auditIn(
  'place',
  { 'print-template.change': 'Sửa mẫu in' },
  {
    printKind: 'Loại phiếu',
    printPaper: 'Khổ giấy',
    printBlocks: 'Các khối',
    printCopies: 'Số bản',
    on: 'In',
    size: 'Cỡ chữ',
    align: 'Căn lề',
    text: 'Lời',
    rows: 'Các dòng',
    perLine: 'Dòng mỗi mặt hàng',
    names: 'Tên ô ký',
  },
)
