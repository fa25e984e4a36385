import { again, carries, final } from '../error.ts'

export const callErrors = {
  'malformed-request': final(400, 'Yêu cầu không đọc được. Hãy tải lại trang rồi thử lại.'),
  'invalid-input': final(422, 'Có ô chưa đúng. Xem lời nhắc ở từng ô.'),
  'unsupported-content': final(415, 'Máy chủ chỉ nhận dữ liệu JSON.'),
  'body-too-large': final(413, 'Dữ liệu gửi lên quá lớn.'),
  'too-many-requests': again(429, 'Bạn thao tác quá nhanh. Hãy chờ {seconds} giây rồi thử lại.'),
  'store-busy': again(
    429,
    'Cửa hàng hoặc mạng của bạn đang gửi quá nhiều yêu cầu cùng lúc. Hãy chờ {seconds} giây rồi thử lại.',
  ),
  'unknown-host': final(421, 'Máy chủ không phục vụ tên miền này. Hãy mở bằng địa chỉ đúng của cửa hàng.'),
  'internal-error': again(500, 'Có lỗi ở máy chủ. Hãy thử lại; nếu còn lỗi, báo mã {requestId}.'),
  'database-unavailable': again(
    503,
    'Cơ sở dữ liệu đang bận hoặc chưa sẵn sàng. Hãy thử lại; gửi lại không bị ghi hai lần.',
  ),
  'use-cursor': final(422, 'Danh sách quá dài để nhảy tới trang này. Hãy thu hẹp bộ lọc hoặc đi tiếp từng trang.'),
  'quota-reached': final(
    409,
    'Cửa hàng đã đủ {what}, mức mà máy chủ này cho một cửa hàng. Xóa bớt, hoặc nhờ người trông máy chủ nâng mức.',
    carries<{ kind: string; limit: number }>(),
  ),
  forbidden: final(403, 'Bạn không có quyền làm việc này.'),
  'idempotency-conflict': final(409, 'Chứng từ này đã được lưu với nội dung khác. Hãy tải lại để xem bản đã lưu.'),
  'version-conflict': final(409, 'Người khác vừa sửa dữ liệu này. Hãy xem bản mới rồi sửa lại.'),
  'code-taken': final(409, 'Mã "{code}" đã có.'),
}
