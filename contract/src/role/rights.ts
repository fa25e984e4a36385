import { areas } from '../right/area.ts'

export const roleRights = areas({
  role: {
    name: 'Vai trò',
    group: 'setting',
    read: 'Xem vai trò và các quyền của nó.',
    create: 'Thêm vai trò trong phạm vi quyền của mình.',
    update: 'Sửa quyền của vai trò; mọi người giữ vai trò đổi theo ngay.',
    delete: 'Xóa vai trò không ai giữ.',
    notable: ['update'],
  },
})
