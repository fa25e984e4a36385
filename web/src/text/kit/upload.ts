/** Words of picking a picture. */
export const uploadText = {
  pick: 'Chọn ảnh',
  change: 'Đổi ảnh',
  drop: 'Bỏ ảnh',
  dropHere: 'Thả ảnh vào đây',
  hint: 'PNG, JPEG, WebP hoặc GIF. Có thể kéo thả ảnh vào ô này.',
  sending: 'Đang tải ảnh lên',
  picked: 'Đã có ảnh',
  none: 'Chưa có ảnh',
} as const
