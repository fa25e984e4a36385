import { again, final } from '../error.ts'

export const printerErrors = {
  'printer-name-taken': final(409, 'Máy in "{name}" đã có.'),
  'printer-address-outside': final(422, 'Địa chỉ này không nằm trong mạng nội bộ của cửa hàng.'),
  'printer-queue-unknown': final(422, 'Máy chủ không có hàng đợi in "{name}".'),
  'printer-search-off': final(409, 'Máy chủ này không gọi máy in trong mạng.'),
  // A person has to do something at the printer before the same paper passes.
  'printer-paper-out': final(409, 'Máy in hết giấy. Thay cuộn rồi bấm In tiếp.'),
  'printer-cover-open': final(409, 'Máy in mở nắp.'),
  'printer-unreachable': final(409, 'Không gọi được máy in {name}. Bật máy in, kiểm tra dây.'),
  'printer-busy': again(429, 'Máy in {name} đang bận. Chờ bản đang in xong.'),
}
