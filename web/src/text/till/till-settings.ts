/** Every sentence of the settings of a till. */
export const tillSettingsText = {
  title: 'Thiết lập quầy này',
  hint: 'Chỉ đổi trên máy này, giữ lại cho mọi người bán ở đây.',
  tiles: 'Ô bán nhanh dưới giỏ hàng',
  tilesHint: 'Bán nhanh: tắt để giỏ rộng. Bán thường: bật để chạm là thêm hàng.',
  sound: 'Tiếng báo khi quét mã lạ',
  discount: 'Cột giảm giá của dòng',
  usual: 'Về mặc định',
  printer: 'Máy in của quầy',
  display: 'Mở màn hình khách',
  displayHint: 'Kéo cửa sổ mới sang màn hình quay về phía khách.',
  displayOpen: 'Màn hình khách đang mở.',
  displayBlocked: 'Trình duyệt chặn cửa sổ mới. Cho phép cửa sổ bật lên của trang này rồi bấm lại.',
  close: 'Đóng',
} as const
