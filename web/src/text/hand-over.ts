/** Sentences of the covered screen and of a change of person while there is no network. */
export const handOverText = {
  code: 'Mã mở quầy khi mất mạng',
  codeShort: 'Mã mở quầy',
  codeOnce: 'Mất mạng: đặt mã mở khóa cho lần này',
  codeOnceHint: 'Mã này mở màn hình một lần, khi chưa có mạng lại. Đừng dùng mã PIN.',
  codeHint: 'Mã riêng của bạn ở quầy này, dùng khi mất mạng. Đừng dùng mã PIN: mã PIN còn để duyệt.',
  tooShort: (letters: number) => `Ít nhất ${letters} ký tự`,
  setCode: 'Đặt mã',
  setAndLock: 'Đặt mã và khóa',
  cancel: 'Để sau',
  codeSet: 'Đã đặt mã mở quầy khi mất mạng.',
  open: 'Mở khóa',
  wrong: 'Mã chưa đúng',
  wait: (seconds: number) => `Sai 5 lần. Chờ ${seconds} giây rồi thử lại`,
  empty: 'Không được để trống',
  noCode:
    'Mất mạng nên chưa kiểm được mã PIN. Đơn đang bán và hóa đơn chưa gửi vẫn còn nguyên ở máy này; mở được ngay khi có mạng lại.',
  who: 'Ai vào máy này',
  byName: (name: string) =>
    `Ở máy này chưa có mã của ${name}. Vào bằng tên: đơn bán ghi tên ${name} và chờ xác nhận bằng mã PIN khi có mạng.`,
  lastRights: 'quyền của lần làm trước ở máy này',
  staffRights: 'quyền nhân viên',
  hasCode: 'có mã ở máy này',
  enter: 'Vào máy',
  needsTill: 'Mất mạng: chỉ đổi người được ở thiết bị bán hàng đã đăng ký.',
  nobody: 'Mất mạng và máy này chưa biết đồng nghiệp nào.',
  choose: 'Hãy chọn người',
  backOnline: (name: string) => `Có mạng lại. ${name} xác nhận bằng mã PIN để tiếp tục.`,
  itIsBefore: (name: string) => `Trả máy cho ${name}`,
  unsentAtLeaving: (count: string) =>
    `${count} hóa đơn còn ở máy này. Người đăng nhập sau ở quầy này sẽ gửi tiếp, chỉ thấy số, giờ và tổng tiền.`,
}
