import { auditIn } from '../audit.ts'
import type { LogRights } from '../log-right.ts'

export const shiftAudit = auditIn(
  'money',
  {
    'shift.open': 'Mở ca',
    'shift.count': 'Đếm tiền trong ca',
    'shift.close': 'Chốt ca',
    'shift.hand-over': 'Bàn giao ca',
    'shift.reopen': 'Mở lại ca',
  },
  {
    openingFloat: 'Tiền đầu ca',
    counted: 'Tiền đếm được',
    expected: 'Tiền phải có',
    difference: 'Chênh lệch',
    taken: 'Cất vào két',
    lateForShift: 'Về sau khi chốt ca',
    handedTo: 'Người nhận ca',
  },
)

const reviews = [{ model: 'shift_review', action: 'read' }] as const

/** Who reads what of a shift in the log: what must be in the drawer is for who reviews shifts. */
export const shiftLog: LogRights = {
  amount: reviews,
  fields: { expected: reviews, difference: reviews },
}
