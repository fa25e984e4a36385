import { final } from '../error.ts'

export const exportErrors = {
  /** The person closed the page or pressed stop. The log keeps this answer; no screen shows it. */
  'export-cancelled': final(409, 'Đã dừng xuất tệp.'),
  'export-too-large': final(
    422,
    'Có hơn {mostText} dòng nên không xuất được một lần. Hãy thu hẹp khoảng thời gian hoặc bộ lọc.',
  ),
}
