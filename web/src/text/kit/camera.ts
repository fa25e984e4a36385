/** What is said where a camera reads codes. */
export const cameraText = {
  start: 'Quét bằng máy ảnh',
  stop: 'Tắt máy ảnh',
  refused: 'Không mở được máy ảnh. Xem lại quyền của trình duyệt.',
}
