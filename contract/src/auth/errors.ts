import { again, final, session } from '../error.ts'

export const authErrors = {
  'registration-closed': final(
    403,
    'Máy chủ này không nhận đăng ký cửa hàng mới. Nếu bạn là nhân viên, hãy nhờ chủ cửa hàng tạo tài khoản.',
  ),
  'invitation-needed': final(422, 'Cần mã mời của người trông máy chủ để mở cửa hàng ở đây.'),
  'invitation-unknown': final(422, 'Mã mời không đúng, đã dùng hoặc đã hết hạn.'),
  'not-signed-in': session(401, 'Bạn chưa đăng nhập hoặc phiên đã hết hạn.'),
  'wrong-login': final(422, 'Tên đăng nhập hoặc mật khẩu không đúng.'),
  'login-locked': again(429, 'Đăng nhập sai quá nhiều lần. Hãy thử lại sau {seconds} giây.'),
  'wrong-password': final(422, 'Mật khẩu hiện tại không đúng.'),
  'password-too-easy': final(
    422,
    'Mật khẩu này quá dễ đoán. Tránh từ nhiều người dùng, tên, ngày, số điện thoại; một câu dài dễ nhớ là tốt nhất.',
  ),
  'password-breached': final(422, 'Mật khẩu này đã bị lộ ở nơi khác và kẻ xấu có trong tay. Hãy chọn mật khẩu khác.'),
  'same-password': final(422, 'Mật khẩu mới phải khác mật khẩu hiện tại.'),
  'password-change-needed': session(403, 'Hãy đổi mật khẩu tạm trước khi làm việc khác.'),
  'temporary-password-expired': session(
    403,
    'Mật khẩu tạm chỉ dùng được {days} ngày và đã hết hạn. Hãy nhờ người quản trị cấp mật khẩu mới.',
  ),
  'password-needed': final(
    409,
    '{name} chưa dùng mật khẩu ở máy này lần nào. Hãy nhập mật khẩu một lần; các lần sau chỉ cần mã PIN.',
  ),
  'password-confirm-needed': final(403, 'Việc này cần bạn nhập lại mật khẩu.'),
  'password-key-missing': final(
    409,
    'Máy chủ được khôi phục mà không có khóa bí mật cũ nên không kiểm được mật khẩu này. Nhờ người trông máy chủ cấp mật khẩu tạm bằng lệnh npm run reset-password.',
  ),
  'code-needed': final(422, 'Nhập mã xác thực từ ứng dụng trên điện thoại.'),
  'wrong-code': final(422, 'Mã xác thực không đúng hoặc đã dùng. Hãy đợi mã mới.'),
  'totp-on': final(409, 'Mã xác thực đang bật. Hãy tắt trước khi đặt lại.'),
  'totp-not-started': final(409, 'Chưa bắt đầu bật mã xác thực. Hãy làm lại từ đầu.'),
  'wrong-pin': final(422, 'Mã PIN không đúng. Còn {left} lần thử.'),
  'pin-locked': final(409, 'Mã PIN của {name} đã khóa vì sai 5 lần. Đăng nhập bằng mật khẩu để mở lại.'),
  'pin-missing': final(409, '{name} chưa đặt mã PIN. Đặt ở trang Tài khoản của tôi.'),
  'pin-six-digits': final(422, 'Mã PIN của người được đổi vai trò, phân quyền gồm đúng 6 chữ số.'),
  'pin-too-short': final(
    409,
    'Mã PIN của {name} phải có 6 chữ số. {name} dùng mật khẩu, rồi đặt mã PIN mới ở trang Tài khoản của tôi.',
  ),
  'pin-too-simple': final(422, 'Mã PIN này quá dễ đoán. Tránh số lặp, số liền nhau, năm sinh, số điện thoại.'),
  'approver-lacks-right': final(403, '{name} không có quyền cho phép việc này.'),
  'outside-access-hours': session(403, 'Tài khoản của {name} chỉ dùng được vào: {hours}.'),
  'username-taken': final(409, 'Tên đăng nhập "{username}" đã có người dùng.'),
  'login-phone-taken': final(409, 'Số điện thoại {phone} đã dùng cho một tài khoản khác.'),
  'own-account': final(409, 'Đây là tài khoản của bạn. Hãy đổi ở trang Tài khoản của tôi.'),
}
