import { auditIn } from '../audit.ts'

/** What must be in the drawer is for who reviews shifts. */
const reviews = [{ model: 'shift_review', action: 'read' }] as const

export const shiftAudit = auditIn(
  'money',
  {
    'shift.open': 'Mở ca',
    'shift.count': 'Đếm tiền trong ca',
    'shift.close': 'Chốt ca',
    'shift.hand-over': 'Bàn giao ca',
    'shift.reopen': 'Mở lại ca',
    'shift.keep-day': 'In báo cáo cuối ngày',
  },
  {
    openingFloat: 'Tiền đầu ca',
    counted: 'Tiền đếm được',
    expected: 'Tiền phải có',
    difference: 'Chênh lệch',
    funds: 'Chênh lệch chuyển khoản',
    taken: 'Cất vào két',
    lateForShift: 'Về sau khi chốt ca',
    handedTo: 'Người nhận ca',
    heldBy: 'Người giữ ca',
    dayVersion: 'Bản số',
    reportDay: 'Ngày của báo cáo',
  },
  {
    shift: {
      amount: reviews,
      fields: { expected: reviews, difference: reviews, funds: reviews },
    },
  },
)
