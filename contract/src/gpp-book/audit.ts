import { auditIn } from '../audit.ts'

export const gppBookAudit = auditIn(
  'stock',
  {
    'gpp-book.print': 'In sổ GPP',
    'gpp-book.sign': 'Ký sổ thuốc kiểm soát đặc biệt',
    'gpp-note.create': 'Ghi khiếu nại, ADR, thu hồi, tư vấn',
    'gpp-note.finish': 'Ghi kết quả khiếu nại, ADR, thu hồi, tư vấn',
    'gpp-note.cancel': 'Hủy dòng khiếu nại, ADR, thu hồi, tư vấn',
  },
  {
    notedOn: 'Ngày',
    channel: 'Khách hỏi qua',
    lotNumber: 'Số lô',
    personName: 'Người báo',
    through: 'Ký đến ngày',
    days: 'Số ngày ký',
  },
)
