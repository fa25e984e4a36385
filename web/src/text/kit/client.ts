/** Sentences about the program in this browser: its builds, its room, its parts. */
export const clientText = {
  newBuild: 'Có bản mới của Quầy. Đơn đang bán được giữ nguyên.',
  takeBuild: 'Dùng ngay',
  newBuildInMenu: 'Dùng bản mới của Quầy',
  notKept: 'Trình duyệt này chưa bảo đảm giữ đơn khi mất mạng. Hãy cài Quầy như ứng dụng.',
  notKeptByHand:
    'Trình duyệt này chưa bảo đảm giữ đơn khi mất mạng. Hãy cài Quầy như ứng dụng: mở menu của trình duyệt, chọn "Cài đặt" hoặc "Thêm vào màn hình chính".',
  install: 'Cài Quầy',
  installInMenu: 'Cài Quầy vào máy này',
  littleRoom: 'Ổ đĩa của máy này sắp đầy. Hãy xóa bớt tệp: đầy hẳn thì máy không giữ được đơn khi mất mạng.',
}
