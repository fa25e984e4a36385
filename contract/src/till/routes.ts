import { z } from 'zod'
import { transferStatuses } from '../bank-transfer/transfer-status.ts'
import { dong, id, instant, maxLines, nothing, quantity, text } from '../field.ts'
import { branchFilter } from '../page.ts'
import { routes } from '../route.ts'
import { firstTillRoutes } from './first-routes.ts'
import { boughtBill, dueRefill, quickPicks } from './sale-shapes.ts'

const productIds = z
  .string()
  .max(2000)
  .transform(value => value.split(',').filter(part => part !== ''))
  .pipe(z.array(id).min(1).max(50, 'Tối đa 50 mặt hàng một lần xem'))

const laterRoutes = routes({
  history: {
    method: 'GET',
    path: '/till/history',
    summary: 'Năm hóa đơn gần nhất của khách để mua lại',
    permission: { model: 'sale' },
    query: z.object({ customerId: id }),
    response: z.object({ bills: z.array(boughtBill) }),
    errors: ['not-found'],
  },
  refills: {
    method: 'GET',
    path: '/till/refill',
    summary: 'Thuốc của khách đến kỳ mua lại theo số ngày dùng',
    permission: { model: 'sale' },
    query: z.object({ ...branchFilter, customerId: id }),
    response: z.object({ items: z.array(dueRefill) }),
    errors: ['not-found'],
  },
  transfers: {
    method: 'GET',
    path: '/till/transfer',
    summary: 'Các khoản chuyển khoản của một hóa đơn đã về hay chưa, cho quầy vừa bán',
    permission: { model: 'sale' },
    query: z.object({ billId: id }),
    response: z.object({ items: z.array(z.object({ amount: z.int(), status: z.enum(transferStatuses) })) }),
    errors: ['not-found'],
  },
  costs: {
    method: 'GET',
    path: '/till/cost',
    summary: 'Giá vốn tại chi nhánh của hàng trong giỏ, cho người được xem giá vốn',
    permission: { model: 'cost', action: 'read' },
    query: z.object({ ...branchFilter, productIds }),
    /** The cost of one unit, in đồng. A unit without a known cost has no row. */
    response: z.object({ items: z.array(z.object({ unitId: id, cost: z.int() })) }),
  },
  pictures: {
    method: 'GET',
    path: '/till/picture',
    summary: 'Ảnh đầu tiên của hàng trong giỏ và hàng tìm thấy, cho quầy hiện ảnh',
    permission: { model: 'sale' },
    query: z.object({ productIds }),
    /** The address of a product's first picture. A product without one has no row. */
    response: z.object({ items: z.array(z.object({ productId: id, image: z.string() })) }),
  },
  quickPicks: {
    method: 'GET',
    path: '/till/quick-pick',
    summary: 'Ô bán nhanh của chi nhánh',
    permission: { model: 'sale' },
    query: z.object(branchFilter),
    response: quickPicks,
  },
  pin: {
    method: 'PUT',
    path: '/till/quick-pick',
    summary: 'Ghim một đơn vị hàng vào nhóm ô bán nhanh; nhóm để trống thì bỏ ghim',
    permission: { model: 'sale' },
    body: z.strictObject({ branchId: id.optional(), unitId: id, category: text(40, 1).nullable() }),
    response: quickPicks,
    audit: 'quick-pick.change',
    idempotency: 'natural',
    errors: ['not-found', 'product-merged', 'quick-picks-full'],
  },
  moveTile: {
    method: 'PUT',
    path: '/till/quick-pick/order',
    summary: 'Chuyển một ô bán nhanh: đứng trước ô khác, hoặc cuối một nhóm',
    permission: { model: 'sale' },
    body: z.strictObject({
      branchId: id.optional(),
      unitId: id,
      category: text(40, 1),
      /** The tile of that category before which it stands; left out, it is the last of the category. */
      beforeUnitId: id.optional(),
    }),
    response: quickPicks,
    audit: 'quick-pick.change',
    idempotency: 'natural',
    errors: ['not-found'],
  },
  changeCategory: {
    method: 'PUT',
    path: '/till/quick-pick/category',
    summary: 'Đổi tên một nhóm ô bán nhanh, hoặc chuyển cả nhóm lên trước nhóm khác',
    permission: { model: 'sale' },
    body: z.strictObject({
      branchId: id.optional(),
      name: text(40, 1),
      newName: text(40, 1).optional(),
      /** The category before which it stands; null is behind all, left out it stays. */
      before: text(40, 1).nullable().optional(),
    }),
    response: quickPicks,
    audit: 'quick-pick.change',
    idempotency: 'natural',
    errors: ['not-found', 'quick-pick-category-taken'],
  },
  openDrawer: {
    method: 'POST',
    path: '/till/drawer',
    summary: 'Mở ngăn kéo tiền khi không bán hàng, ghi rõ lý do',
    permission: { model: 'shift', action: 'update' },
    body: z.strictObject({ branchId: id.optional(), reason: text(200, 1) }),
    response: nothing,
    status: 204,
    audit: 'drawer.open',
    idempotency: 'key',
  },
  /** What a till tells of itself; who wants to hide it can, so it is a sign and no proof (docs/topics/user-log.md). */
  cutCart: {
    method: 'POST',
    path: '/till/cart-cut',
    summary: 'Quầy báo: hàng bị bỏ khỏi giỏ sau khi bấm thanh toán, hoặc cả giỏ bị bỏ',
    permission: { model: 'sale' },
    body: z.strictObject({
      branchId: id.optional(),
      /** `line`: goods were taken out after the bill had been asked to be paid; `cart`: the whole bill was thrown away. */
      kind: z.enum(['line', 'cart']),
      cutAt: instant,
      attempted: z.boolean(),
      goods: z
        .array(z.strictObject({ name: text(200, 1), unit: text(30, 1), quantity, amount: dong }))
        .min(1)
        .max(maxLines),
    }),
    response: nothing,
    status: 204,
    audit: 'cart.cut',
    idempotency: 'key',
  },
})

export const tillRoutes = { ...firstTillRoutes, ...laterRoutes }
