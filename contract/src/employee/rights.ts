import { areas } from '../right/area.ts'

export const employeeRights = areas({
  employee: {
    name: 'Nhân viên',
    group: 'setting',
    read: 'Xem nhân viên và thiết bị họ đang dùng.',
    create: 'Thêm nhân viên với vai trò không quá quyền của mình.',
    update: 'Sửa, ngưng và mở lại tài khoản, cấp lại mật khẩu cho người không quá quyền của mình.',
    delete: 'Xóa nhân viên chưa có chứng từ.',
    notable: ['create', 'update'],
  },
})
