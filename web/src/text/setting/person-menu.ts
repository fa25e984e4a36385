/** Sentences of the menu of the person, which stands on every screen. */
export const personMenuText = {
  code: 'Mã mở quầy khi mất mạng',
  unsentAtLeaving: (count: string) =>
    `${count} hóa đơn còn ở máy này. Người đăng nhập sau ở quầy này sẽ gửi tiếp, chỉ thấy số, giờ và tổng tiền.`,
}
