import { auditIn } from '../audit.ts'
import { needsCost } from '../log/log-right.ts'

export const inventoryCheckAudit = auditIn(
  'stock',
  {
    'inventory-check.create': 'Lập phiếu kiểm kho',
    'inventory-check.merge': 'Gộp phiếu kiểm kho',
    'inventory-check.open-sheet': 'Mở lượt đếm',
    'inventory-check.count': 'Gửi số đếm',
    'inventory-check.finish-sheet': 'Báo xong lượt đếm',
    'inventory-check.discard-sheet': 'Bỏ lượt đếm',
    'inventory-check.decide': 'Xử lý dòng lệch kiểm kho',
    'inventory-check.hold': 'Tạm giữ phiếu kiểm kho',
    'inventory-check.complete': 'Hoàn thành phiếu kiểm kho',
    'inventory-check.cancel': 'Hủy phiếu kiểm kho',
    'difference-reason.create': 'Thêm lý do chênh lệch',
    'difference-reason.update': 'Sửa lý do chênh lệch',
  },
  {
    round: 'Lần đếm',
    counter: 'Người đếm',
    isFinished: 'Đếm xong',
    isHeld: 'Đang giữ lại',
    isBlind: 'Đếm không thấy tồn sổ',
    checks: 'Các phiếu kiểm',
    scope: 'Phạm vi',
    offsetLines: 'Dòng bù trừ',
    matchCount: 'Dòng khớp',
    plusCount: 'Dòng thừa',
    minusCount: 'Dòng thiếu',
    plusValue: 'Giá trị thừa',
    minusValue: 'Giá trị thiếu',
    correctedExpiries: 'Hạn dùng sửa theo hộp',
    zeroedUncounted: 'Chưa đếm coi như hết',
  },
  {
    'inventory-check': {
      amount: needsCost,
      fields: { plusValue: needsCost, minusValue: needsCost },
    },
  },
)
