import { z } from 'zod'
import { day, id, idParams, nothing, text, version } from '../field.ts'
import { routes } from '../route.ts'
import { pointBalance, pointEntry, pointSetting, pointSettingBody, pointTier, pointTiersBody } from './shapes.ts'

const reads = { model: 'point_setting', action: 'read' } as const
const changes = { model: 'point_setting', action: 'update' } as const

export const pointRoutes = routes({
  settings: {
    method: 'GET',
    path: '/point/setting',
    summary: 'Cách tích và dùng điểm theo ngày áp dụng, mới nhất trước',
    permission: reads,
    response: z.object({ today: day, items: z.array(pointSetting) }),
  },
  saveSetting: {
    method: 'POST',
    path: '/point/setting',
    summary: 'Đặt cách tích điểm từ một ngày; ngày đã có thì thay cách của ngày ấy',
    permission: changes,
    body: pointSettingBody,
    response: pointSetting,
    audit: 'point-setting.save',
    idempotency: 'key',
    errors: ['point-setting-past', 'not-found'],
  },
  deleteSetting: {
    method: 'DELETE',
    path: '/point/setting/:id',
    summary: 'Xóa cách tích điểm chưa đến ngày áp dụng',
    permission: changes,
    params: idParams,
    body: z.strictObject({ version }),
    response: nothing,
    status: 204,
    audit: 'point-setting.delete',
    idempotency: 'key',
    errors: ['point-setting-past', 'not-found', 'version-conflict'],
  },
  tiers: {
    method: 'GET',
    path: '/point/tier',
    summary: 'Các hạng khách hàng, mức mua thấp trước',
    permission: {
      anyOf: [
        { model: 'point_setting', action: 'read' },
        { model: 'customer', action: 'read' },
      ],
    },
    response: z.object({ items: z.array(pointTier) }),
  },
  saveTiers: {
    method: 'POST',
    path: '/point/tier',
    summary: 'Ghi lại tất cả hạng khách hàng; hạng không có trong danh sách bị bỏ',
    permission: changes,
    body: pointTiersBody,
    response: z.object({ items: z.array(pointTier) }),
    audit: 'point-tier.save',
    idempotency: 'key',
    errors: ['point-tier-repeated', 'not-found'],
  },
  rank: {
    method: 'POST',
    path: '/point/tier/rank',
    summary: 'Xếp lại hạng mọi khách theo tiền mua 12 tháng qua, không chờ đến đêm',
    permission: changes,
    body: z.strictObject({}),
    response: z.object({ changed: z.int() }),
    audit: 'point-tier.rank',
    idempotency: 'key',
  },
  ledger: {
    method: 'GET',
    path: '/point',
    summary: 'Sổ điểm của một khách, mới nhất trước, số điểm sau mỗi dòng và hạn của điểm',
    permission: { model: 'customer', action: 'read' },
    query: z.object({
      customerId: id,
      cursor: z.string().max(400).optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    response: z.object({
      points: z.int(),
      available: z.int(),
      tierName: z.string().nullable(),
      /** What is left, those that end first before the others. */
      lots: z.array(z.object({ id, remaining: z.int(), expiresOn: day.nullable() })),
      items: z.array(pointEntry),
      nextCursor: z.string().nullable(),
    }),
    errors: ['not-found'],
  },
  balance: {
    method: 'GET',
    path: '/point/balance',
    summary: 'Điểm khách dùng được hôm nay và cách dùng điểm, cho quầy bán',
    permission: { anyOf: [{ model: 'customer', action: 'read' }, { model: 'sale' }] },
    query: z.object({ customerId: id }),
    response: pointBalance,
    errors: ['not-found'],
  },
  adjust: {
    method: 'POST',
    path: '/point/adjust',
    summary: 'Điều chỉnh điểm của khách bằng tay, có lý do; không trừ quá số điểm còn',
    permission: changes,
    body: z.strictObject({
      customerId: id,
      amount: z
        .int('Phải là số nguyên')
        .min(-999_999_999, 'Số quá lớn')
        .max(999_999_999, 'Số quá lớn')
        .refine(amount => amount !== 0, 'Số điểm phải khác 0'),
      reason: text(200, 1),
    }),
    response: z.object({ id, points: z.int() }),
    status: 201,
    audit: 'point.adjust',
    idempotency: 'key',
    errors: ['points-adjust-over', 'not-found'],
  },
  cancelAdjustment: {
    method: 'POST',
    path: '/point/adjustment/:id/cancel',
    summary: 'Hủy một lần điều chỉnh điểm: dòng ngược lại, vào đúng lô điểm cũ',
    permission: changes,
    params: idParams,
    body: z.strictObject({ reason: text(200, 1) }),
    response: z.object({ points: z.int() }),
    audit: 'point.cancel-adjustment',
    idempotency: 'key',
    errors: ['points-adjust-over', 'already-cancelled', 'not-found'],
  },
})
