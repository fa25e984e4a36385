import { final } from '../error.ts'

export const reportErrors = {
  'period-invalid': final(422, 'Ngày bắt đầu {from} sau ngày kết thúc {to}.'),
  'period-too-long': final(422, 'Chọn kỳ tối đa 10 năm.'),
  'group-not-offered': final(422, 'Báo cáo {view} không nhóm theo {group}.'),
}
