import { final } from '../error.ts'

export const documentFlagErrors = {
  'flag-settled': final(409, '{name} đã xử lý mục này lúc {at}.'),
  'flag-action-unknown': final(422, 'Việc này không xử lý được mục này. Hãy tải lại trang rồi chọn lại.'),
}
