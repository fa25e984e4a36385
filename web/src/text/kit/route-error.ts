/** What stands in the place of a screen that did not come. */
export const routeErrorText = {
  broken: 'Màn hình này gặp lỗi',
  nothingLost: 'Dữ liệu đã lưu không bị ảnh hưởng.',
  partMissing: 'Phần này chưa có ở máy, cần mạng để mở.',
  partMissingWhy: 'Nối mạng lại rồi thử lại. Đơn đang bán được giữ nguyên.',
  partOfOldBuild: 'Quầy vừa có bản mới',
  reloadToGoOn: 'Tải lại trang để dùng tiếp. Đơn đang bán được giữ nguyên.',
}
