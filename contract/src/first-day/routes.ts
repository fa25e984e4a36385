import { z } from 'zod'
import { routes } from '../route.ts'

import { firstDay, sampleKinds } from './shapes.ts'

export const firstDayRoutes = routes({
  get: {
    method: 'GET',
    path: '/first-day',
    summary: 'Những việc của ngày đầu và việc nào đã xong; hàng mẫu còn hay không',
    permission: 'signed-in',
    response: firstDay,
  },
  hide: {
    method: 'POST',
    path: '/first-day/hide',
    summary: 'Cất hoặc mở lại danh sách việc ngày đầu của tôi',
    permission: 'signed-in',
    body: z.strictObject({ hidden: z.boolean() }),
    response: firstDay,
    audit: 'first-day.hide',
    idempotency: 'natural',
  },
  addSamples: {
    method: 'POST',
    path: '/first-day/samples',
    summary: 'Thêm hàng mẫu có tồn kho để dùng thử; chỉ khi cửa hàng chưa có hàng nào',
    permission: { model: 'list_product', action: 'create' },
    body: z.strictObject({ kind: z.enum(sampleKinds) }),
    response: firstDay,
    audit: 'sample.add',
    idempotency: 'natural',
    errors: ['samples-need-no-goods'],
  },
  removeSamples: {
    method: 'DELETE',
    path: '/first-day/samples',
    summary: 'Bỏ hàng mẫu: hủy phiếu nhập mẫu, ngưng bán hàng mẫu; chỉ khi không chứng từ nào đang dùng',
    permission: { model: 'list_product', action: 'delete' },
    response: firstDay,
    audit: 'sample.remove',
    idempotency: 'natural',
    errors: ['samples-in-use', 'not-found'],
  },
})
