import { final } from '../error.ts'

export const recoveryKeyErrors = {
  'recovery-key-mistyped': final(422, 'Khóa khôi phục gõ chưa đúng. Hãy so lại từng nhóm với tờ giấy.'),
  'recovery-key-not-here': final(
    409,
    'Máy chủ này có nhiều cửa hàng nên khóa khôi phục do người quản trị máy chủ giữ.',
  ),
}
