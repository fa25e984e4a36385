import { final } from '../error.ts'

export const submissionErrors = {
  'nothing-to-resend': final(409, 'Không có báo cáo nào của phiếu này cần gửi lại: đã gửi xong, hoặc không phải gửi.'),
}
