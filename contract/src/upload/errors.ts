import { final } from '../error.ts'

export const uploadErrors = {
  'image-unreadable': final(422, 'Tệp này không phải ảnh đọc được. Hãy chọn ảnh PNG, JPEG, WebP hoặc GIF.'),
  'image-too-large': final(422, 'Ảnh quá lớn ({megapixels} triệu điểm ảnh). Hãy chọn ảnh dưới {limit} triệu.'),
}
