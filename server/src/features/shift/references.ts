import { refersTo } from '../../reference.ts'

export const shiftReferences = refersTo({
  employee: {
    'shift.held_by': 'ca bán hàng',
    'shift.closed_by': 'ca bán hàng đã chốt',
    'shift_count.counted_by': 'lần đếm tiền',
    'shift_reopening.by_id': 'lần mở lại ca',
    'day_record.by_id': null,
  },
  branch: {
    'shift.branch_id': { word: 'ca bán hàng' },
    'day_record.branch_id': { word: 'báo cáo cuối ngày đã in' },
  },
})
