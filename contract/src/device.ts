import { z } from 'zod'
import { id, idParams, instant, text, version } from './field.ts'
import { receiptPapers } from './receipt.ts'
import { routes } from './route.ts'

/** What only the registered browser knows: 32 random bytes, made there. */
const secret = z.string().regex(/^[\w-]{43}$/, 'Mã máy không hợp lệ')

/** A browser's word for itself, as it travels with a sale: its id and its secret. */
export const deviceToken = z
  .string()
  .regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\.[\w-]{43}$/, 'Mã máy không hợp lệ')

const paper = z.literal([...receiptPapers], 'Khổ giấy là 80 hoặc 58 mm').nullable()
const prefix = text(4, 1)
  .toUpperCase()
  .regex(/^[A-Z0-9]+$/, 'Chỉ gồm chữ không dấu và số')

export const device = z.object({
  id,
  branchId: id,
  branchName: z.string(),
  name: z.string(),
  /** Stands in the numbers of receipts printed without a network, as in OFF-Q1-ABC234. */
  prefix: z.string(),
  /** Width of its roll in millimetres; null is what the branch prints on. */
  paper,
  isActive: z.int(),
  lastSeenAt: instant.nullable(),
  lastSeenBy: z.string().nullable(),
  createdAt: instant,
  version: z.int(),
})
export type Device = z.output<typeof device>

/** What the browser itself keeps of it. */
export const ownDevice = device.pick({
  id: true,
  branchId: true,
  name: true,
  prefix: true,
  paper: true,
  isActive: true,
})

export const deviceBody = z.strictObject({
  id: id.optional(),
  branchId: id.optional(),
  name: text(40, 1),
  prefix,
  paper: paper.default(null),
  secret,
})

export const devicePatch = z.strictObject({
  version,
  name: text(40, 1).optional(),
  branchId: id.optional(),
  paper: paper.optional(),
  /** 0 retires it: its bills keep its name, its prefix is never given again. */
  isActive: z.literal([0, 1], 'Trạng thái không hợp lệ').optional(),
})

export const deviceRoutes = routes({
  list: {
    method: 'GET',
    path: '/device',
    summary: 'Thiết bị bán hàng đã đăng ký ở các chi nhánh của tôi',
    permission: { model: 'branch', action: 'read' },
    response: z.array(device),
  },
  create: {
    method: 'POST',
    path: '/device',
    summary: 'Đăng ký trình duyệt này làm thiết bị bán hàng; mã bí mật do trình duyệt tạo và giữ',
    permission: { model: 'branch', action: 'update' },
    body: deviceBody,
    response: device,
    status: 201,
    audit: 'device.create',
    idempotency: 'client-id',
    asksPassword: true,
    errors: [
      'password-confirm-needed',
      'device-name-taken',
      'device-prefix-taken',
      'branch-inactive',
      'idempotency-conflict',
      'not-found',
    ],
  },
  update: {
    method: 'PATCH',
    path: '/device/:id',
    summary: 'Đổi tên, chi nhánh, khổ giấy của máy; ngưng hoặc dùng lại',
    permission: { model: 'branch', action: 'update' },
    params: idParams,
    body: devicePatch,
    response: device,
    audit: 'device.update',
    idempotency: 'key',
    asksPassword: true,
    errors: ['password-confirm-needed', 'device-name-taken', 'branch-inactive', 'version-conflict', 'not-found'],
  },
  open: {
    method: 'POST',
    path: '/device/open',
    summary: 'Máy này bắt đầu làm việc: trả về tên, mã và khổ giấy hiện tại; ghi nhật ký nhiều nhất mỗi giờ một lần',
    permission: 'signed-in',
    body: z.strictObject({ token: deviceToken }),
    response: ownDevice,
    audit: 'device.open',
    idempotency: 'natural',
    errors: ['not-found'],
  },
})
