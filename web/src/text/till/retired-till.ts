/** Sentences at a till that was retired. */
export const retiredTillText = {
  told: 'Máy này không còn là quầy bán hàng đã đăng ký. Các đơn đã bán ở đây vẫn được gửi hết.',
  forgotten: 'Máy này không còn là quầy bán hàng: mọi đơn đã gửi xong, dữ liệu của quầy trên máy đã được xóa.',
}
