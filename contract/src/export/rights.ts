import { areas } from '../right/area.ts'

export const exportRights = areas({
  data_export: {
    name: 'Xuất dữ liệu',
    group: 'limit',
    create: 'Xuất danh sách ra tệp Excel.',
    notable: ['create'],
    without: { create: 'Không xuất được danh sách ra tệp.' },
    presets: { accountant: 'all' },
  },
})
