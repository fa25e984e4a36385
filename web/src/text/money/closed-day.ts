/** Every sentence about closing the books. */
export const closedDayText = {
  title: 'Khóa sổ',
  hint: 'Chứng từ của ngày đã khóa không hủy, không sửa được nữa; hóa đơn ghi lùi vào ngày đó bị từ chối. Ngày đang bán thì chưa khóa.',
  ofBranch: 'Chi nhánh',
  ofBooks: 'Sau kê khai thuế',
  scope: 'Khóa sổ của',
  branch: 'Chi nhánh',
  through: 'Khóa đến hết ngày',
  throughHint: 'Để trống: không khóa ngày nào',
  now: (day: string) => `Đang khóa đến hết ${day}`,
  open: 'Chưa khóa ngày nào',
  books: (day: string) => `sổ thuế đến ${day}`,
  reason: 'Lý do mở lại',
  reasonMissing: 'Mở lại ngày đã khóa thì ghi lý do',
  submit: 'Lưu',
} as const
