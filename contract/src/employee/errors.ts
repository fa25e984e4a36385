import { final } from '../error.ts'

export const employeeErrors = {
  outranked: final(403, '{name} có quyền mà bạn không có, nên bạn không đặt lại được tài khoản này.'),
  'person-above-own': final(403, '{name} có quyền mà bạn không có, nên bạn không sửa được người này.'),
  'last-admin': final(
    409,
    'Cửa hàng phải còn ít nhất một người giữ vai trò Quản trị đang hoạt động và vào được mọi lúc; {name} là người cuối cùng.',
  ),
  'own-removal': final(409, 'Bạn không thể ngưng hay xóa tài khoản của chính mình.'),
  'employee-in-use': final(
    409,
    '{name} đã có {uses} nên không xóa được. Hãy ngưng tài khoản: người đó không vào được nữa, sổ sách giữ nguyên.',
  ),
}
