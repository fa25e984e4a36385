import { z } from 'zod'
import { idParams } from '../field.ts'
import { routes } from '../route.ts'

import { deviceToken } from './device-token.ts'
import { device, deviceBody, devicePatch, deviceReport, ownDevice } from './shapes.ts'

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
    /** With `report` it is the till's word for itself, sent every five minutes too. */
    body: z.strictObject({ token: deviceToken, report: deviceReport.optional() }),
    response: ownDevice,
    audit: 'device.open',
    idempotency: 'natural',
    errors: ['not-found'],
  },
})
