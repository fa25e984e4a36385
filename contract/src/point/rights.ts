import { areas } from '../right/area.ts'

export const pointRights = areas({
  point_setting: {
    name: 'Tích điểm',
    group: 'setting',
    read: 'Xem cách tích và dùng điểm.',
    create: 'Thêm cách tích điểm.',
    update: 'Sửa cách tích và dùng điểm, hạng khách; điều chỉnh điểm của khách.',
    delete: 'Tắt tích điểm.',
    notable: ['update'],
  },
})
