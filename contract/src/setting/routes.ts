import { z } from 'zod'
import { routes } from '../route.ts'

import { settingChange, settingItem } from './shapes.ts'

export const settingRoutes = routes({
  list: {
    method: 'GET',
    path: '/setting',
    summary: 'Các thiết lập bán hàng của cửa hàng',
    permission: { model: 'store', action: 'read' },
    response: z.object({ items: z.array(settingItem) }),
  },
  update: {
    method: 'PATCH',
    path: '/setting',
    summary: 'Đổi một thiết lập; có hiệu lực từ lần gọi kế tiếp của mọi máy',
    permission: { model: 'store', action: 'update' },
    body: settingChange,
    response: settingItem,
    audit: 'setting.update',
    idempotency: 'key',
    errors: ['version-conflict'],
  },
})
