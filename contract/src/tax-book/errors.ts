import { final } from '../error.ts'

export const taxBookErrors = {
  'tax-book-branches': final(403, 'Sổ này gồm mọi chi nhánh cùng mã số thuế. Bạn không có vai trò này ở {names}.'),
}
