import { final } from '../error.ts'

export const exportErrors = {
  'export-files-full': final(409, 'Đã giữ {what} tệp đã xuất. Hãy xóa bớt tệp cũ trong "Tệp đã xuất" rồi làm lại.'),
  'export-file-there': final(409, 'Tệp này đang làm hoặc đã xong.'),
  'export-file-missing': final(409, 'Tệp này chưa có để tải.'),
  'export-file-rights': final(403, 'Quyền của bạn đã đổi từ khi làm tệp này. Hãy xuất lại.'),
  /** The person closed the page or pressed stop. The log keeps this answer; no screen shows it. */
  'export-cancelled': final(409, 'Đã dừng xuất tệp.'),
  'export-too-large': final(
    422,
    'Có hơn {mostText} dòng nên không xuất được một lần. Hãy thu hẹp khoảng thời gian hoặc bộ lọc.',
  ),
}
