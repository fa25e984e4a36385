import { areas } from '../right/area.ts'

export const branchRights = areas({
  branch: {
    name: 'Chi nhánh',
    group: 'setting',
    read: 'Xem các chi nhánh.',
    create: 'Thêm chi nhánh.',
    update: 'Sửa chi nhánh và xếp nhân viên vào mọi chi nhánh.',
    delete: 'Xóa chi nhánh chưa có chứng từ.',
    notable: ['update'],
  },
  closed_day: {
    name: 'Ngày đã khóa sổ',
    deed: 'Ghi vào ngày đã khóa sổ',
    group: 'limit',
    update: 'Khóa và mở lại ngày đã khóa sổ.',
    notable: ['update'],
    presets: { accountant: ['update'] },
  },
})
