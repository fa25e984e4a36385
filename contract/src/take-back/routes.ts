import { idParams } from '../field.ts'
import { routes } from '../route.ts'
import { takeBack, takeBackBody } from './shapes.ts'

export const takeBackRoutes = routes({
  read: {
    method: 'GET',
    path: '/sale-return/:id/take-back',
    summary: 'Biên bản nhận lại thuốc gây nghiện, hướng thần, tiền chất không dùng của một phiếu trả',
    permission: { model: 'return', action: 'read' },
    params: idParams,
    response: takeBack,
    errors: ['not-found'],
  },
  save: {
    method: 'PUT',
    path: '/sale-return/:id/take-back',
    summary: 'Ghi biên bản nhận lại thuốc không dùng: người nộp, số định danh, lý do',
    permission: { model: 'return', action: 'create' },
    params: idParams,
    body: takeBackBody,
    response: takeBack,
    audit: 'take-back.save',
    idempotency: 'key',
    errors: ['not-found', 'version-conflict', 'take-back-none', 'take-back-on-shelf', 'already-cancelled'],
  },
})
