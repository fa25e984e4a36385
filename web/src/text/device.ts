/** Every sentence of the screen of tills. */
export const deviceText = {
  title: 'Thiết bị bán hàng',
  intro:
    'Đặt tên cho từng máy ở quầy để hóa đơn và nhật ký ghi rõ bán ở máy nào. Số biên lai lập khi mất mạng có mã của máy, nên không lẫn giữa các quầy.',
  register: 'Đăng ký máy này',
  columns: {
    name: 'Máy, chi nhánh',
    prefix: 'Mã',
    paper: 'Khổ giấy',
    seen: 'Mở gần nhất',
    status: 'Trạng thái',
  },
  fields: {
    name: 'Tên máy',
    nameHint: 'Ví dụ: Quầy 1, Quầy thuốc kê đơn',
    prefix: 'Mã máy',
    prefixHint: (example: string) => `1–4 chữ hoặc số, cấp một lần. Biên lai lập khi mất mạng sẽ có số ${example}`,
    branch: 'Chi nhánh',
    paper: 'Khổ giấy in',
    isActive: 'Đang dùng',
  },
  papers: { 0: 'Theo chi nhánh', 80: 'K80 (80 mm)', 58: 'K58 (58 mm)' },
  statuses: { 1: 'Đang dùng', 0: 'Đã ngưng' },
  thisOne: 'Máy này',
  edit: (name: string) => `Sửa ${name}`,
  registerTitle: 'Đăng ký máy này',
  submitRegister: 'Đăng ký',
  registered: (name: string) => `Trình duyệt này là "${name}" từ bây giờ.`,
  emptyTitle: 'Chưa đăng ký máy nào',
  emptyHint: 'Mở trang này trên từng máy ở quầy rồi bấm "Đăng ký máy này".',
  isRegistered: (name: string) => `Trình duyệt này đang là máy "${name}".`,
  moreDevices: 'Thêm máy tính hoặc điện thoại khác',
  moreDevicesText:
    'Trên máy chủ, mở thư mục của Quầy và chạy lệnh dưới đây. Quét mã QR hiện ra bằng điện thoại hoặc mở địa chỉ đó trên máy kia, rồi làm theo hướng dẫn.',
}
