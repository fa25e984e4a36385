import { z } from 'zod'
import { routes } from './route.ts'

/** The steps of a store's first day, in the order in which they help each other. */
export const firstDaySteps = ['products', 'opening', 'receipt', 'bank', 'sale', 'staff', 'copies'] as const
export type FirstDayStep = (typeof firstDaySteps)[number]

/** Goods to try with: medicines with lots for a pharmacy, packed goods for another shop. */
export const sampleKinds = ['medicines', 'goods'] as const
export type SampleKind = (typeof sampleKinds)[number]

export const firstDay = z.object({
  /** This person put the list away. */
  hidden: z.boolean(),
  /** Done is told by what the store holds, never by a tick of somebody's. */
  /** Those that this store can do: its copies are encrypted here only where the server is its own. */
  steps: z.array(z.object({ id: z.enum(firstDaySteps), done: z.boolean() })),
  /** `possible`: the store holds no goods yet. `none`: it has goods of its own. */
  samples: z.enum(['possible', 'present', 'none']),
})
export type FirstDay = z.output<typeof firstDay>

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
