import { auditIn } from '../audit.ts'

export const qualityCheckAudit = auditIn(
  'stock',
  {
    'quality-check.create': 'Lập phiếu kiểm tra chất lượng',
    'quality-check.update': 'Ghi kết quả kiểm tra chất lượng',
    'quality-check.complete': 'Hoàn thành kiểm tra chất lượng',
    'quality-check.cancel': 'Hủy phiếu kiểm tra chất lượng',
  },
  {
    month: 'Tháng',
    inspectors: 'Người kiểm tra',
    lotCount: 'Số lô',
    failedCount: 'Lô không đạt',
    movedLots: 'Lô chuyển biệt trữ',
    passedRest: 'Lô còn lại ghi đạt',
  },
)
