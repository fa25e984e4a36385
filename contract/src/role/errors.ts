import { carries, final } from '../error.ts'
import type { Grant } from '../right/permission.ts'

export const roleErrors = {
  'role-name-taken': final(409, 'Vai trò "{name}" đã có.', carries<{ id?: string | null }>()),
  'role-locked': final(
    409,
    'Vai trò Quản trị luôn giữ mọi quyền: không sửa được. Hãy sao chép thành vai trò mới rồi sửa bản sao.',
  ),
  'role-is-default': final(409, 'Vai trò mặc định không đổi tên hay xóa được.'),
  'role-not-default': final(409, 'Chỉ vai trò mặc định mới có quyền ban đầu để trả về.'),
  'role-in-use': final(
    409,
    'Vai trò "{name}" đang giao cho {count} người: {people}. Hãy đổi vai trò của họ trước.',
    carries<{ employees: { id: string; fullName: string }[] }>(),
  ),
  'role-above-own': final(403, 'Vai trò "{name}" có quyền mà bạn không có, nên bạn không sửa được.'),
  'role-beyond-own': final(
    403,
    'Vai trò "{name}" có quyền mà bạn không có ({rights}), nên bạn không trao được.',
    carries<{ missing: Grant[] }>(),
  ),
  'right-not-held': final(
    403,
    'Bạn không thể trao quyền mà chính bạn không có: {rights}.',
    carries<{ missing: Grant[] }>(),
  ),
  'discount-limit-not-held': final(
    403,
    'Mức giảm giá {asked} vượt mức của chính bạn là {limit}, nên bạn không trao được.',
  ),
}
