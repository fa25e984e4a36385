import { areas, unused } from '../right/area.ts'

/** Areas of the specification (spec §6) whose features are not built yet: roles can hold them already. */
export const announcedRights = areas({
  market_common: {
    name: 'Chợ thuốc',
    group: 'market',
    read: 'Xem hàng trên chợ thuốc.',
    create: 'Đặt mua trên chợ thuốc.',
    update: 'Sửa đơn mua chưa xác nhận.',
    delete: 'Hủy đơn mua.',
    presets: { pharmacist: ['read'] },
  },
  market_store: {
    name: 'Gian hàng của tôi',
    group: 'market',
    read: 'Xem gian hàng và đơn bán của cửa hàng trên chợ.',
    create: 'Đưa hàng lên gian hàng.',
    update: 'Sửa hàng đã đăng và xử lý đơn bán.',
    delete: 'Gỡ hàng khỏi gian hàng.',
  },
  market_setting: {
    name: 'Thiết lập chợ thuốc',
    group: 'market',
    read: 'Xem thiết lập gian hàng.',
    create: unused,
    update: 'Sửa thiết lập gian hàng.',
    delete: unused,
  },
  delivery: {
    name: 'Giao hàng',
    group: 'sale',
    read: 'Xem đơn giao hàng và tiền thu hộ.',
    create: 'Tạo đơn giao hàng.',
    update: 'Đổi trạng thái, người giao và phí giao.',
    delete: 'Hủy đơn giao hàng.',
    presets: { accountant: ['read'] },
  },
  map: {
    name: 'Chăm sóc khách hàng',
    group: 'partner',
    read: 'Xem lịch và bản đồ chăm sóc khách hàng.',
    create: 'Thêm việc chăm sóc khách hàng.',
    update: 'Sửa và đánh dấu việc đã làm.',
    delete: 'Xóa việc chăm sóc khách hàng.',
    presets: { pharmacist: ['read', 'create', 'update'] },
  },
  delivery_fee: {
    name: 'Phí giao hàng',
    group: 'setting',
    read: 'Xem bảng phí giao hàng.',
    create: 'Thêm mức phí giao hàng.',
    update: 'Sửa phí giao hàng.',
    delete: 'Xóa mức phí giao hàng.',
  },
  connect_delivery: {
    name: 'Kết nối vận chuyển',
    group: 'setting',
    read: 'Xem kết nối với hãng vận chuyển.',
    create: 'Thêm kết nối vận chuyển.',
    update: 'Sửa kết nối vận chuyển.',
    delete: 'Ngắt kết nối vận chuyển.',
  },
})
