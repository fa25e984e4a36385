import { areas } from '../right/area.ts'

export const submissionRights = areas({
  connect_system: {
    name: 'Liên thông hệ thống',
    group: 'setting',
    read: 'Xem kết nối với hệ thống dược quốc gia và hóa đơn điện tử.',
    create: 'Thêm kết nối.',
    update: 'Sửa tài khoản kết nối và gửi lại dữ liệu.',
    delete: 'Ngắt kết nối.',
  },
})
