/** Every sentence of the recovery key of copies. */
export const recoveryText = {
  title: 'Khóa khôi phục',
  lead: 'Mỗi đêm Quầy tự sao lưu cửa hàng. Khóa khôi phục mã hóa các bản sao lưu và mở lại chúng trên máy mới khi máy này hỏng hay mất.',
  notHere: 'Máy chủ này có nhiều cửa hàng nên bản sao lưu do người quản trị máy chủ giữ khóa.',
  open: 'Bản sao lưu chưa được mã hóa',
  openDetail: 'Ai lấy được tệp sao lưu đều đọc được khách hàng, giá vốn và sổ sách của cửa hàng.',
  sealed: 'Bản sao lưu được mã hóa',
  sealedDetail: (name: string, day: string) =>
    `Bằng khóa ${name}, tạo ngày ${day}. Giữ tờ giấy có mã này ở nơi khác với máy.`,
  make: 'Tạo khóa khôi phục',
  makeAgain: 'Tạo khóa mới',
  againTitle: 'Tạo khóa mới?',
  againText:
    'Bản sao lưu từ nay dùng khóa mới. Bản đã có vẫn cần khóa cũ: giữ cả tờ giấy cũ cho đến khi không cần các bản đó nữa.',
  steps: {
    print: 'In hoặc chép lại khóa này',
    printDetail: 'Khóa chỉ hiện một lần. Không chụp ảnh, không lưu trên máy này.',
    confirm: 'Gõ lại hai nhóm từ tờ giấy',
    confirmDetail: 'Để chắc rằng khóa đã nằm trên giấy. Sau đó các bản sao lưu bắt đầu được mã hóa.',
  },
  print: 'In tờ khóa',
  group: (number: number) => `Nhóm ${number}`,
  wrongGroup: (number: number) => `Nhóm ${number} chưa đúng với tờ giấy`,
  start: 'Bắt đầu mã hóa',
  leave: 'Để sau',
  qr: 'Mã QR của khóa khôi phục',
  paper: {
    title: 'KHÓA KHÔI PHỤC BẢN SAO LƯU',
    made: 'Ngày in',
    how: 'Khi máy chủ hỏng hoặc mất:',
    ways: [
      'Cài Quầy trên máy mới, chép tệp sao lưu mới nhất sang (thư mục backups, tên kết thúc bằng .quay).',
      'Mở cửa sổ lệnh trong thư mục của Quầy, chạy: npm run restore -- TÊN_TỆP',
      'Gõ bảy nhóm ở trên. Khi báo xong thì chạy: npm start. Mọi người đăng nhập như cũ.',
    ],
    keep: 'Cất tờ này ở nơi khác với máy. Ai có tờ này và một bản sao lưu thì đọc được mọi dữ liệu của cửa hàng.',
  },
}
