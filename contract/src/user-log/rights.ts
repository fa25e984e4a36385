import { areas } from '../right/area.ts'

export const userLogRights = areas({
  user_log: {
    name: 'Nhật ký',
    group: 'setting',
    read: 'Xem nhật ký: ai làm gì, lúc nào, ở đâu, đổi từ gì thành gì.',
    notable: ['read'],
    presets: { accountant: ['read'] },
  },
})
