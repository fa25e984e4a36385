import { z } from 'zod'
import { nothing } from '../field.ts'
import { routes } from '../route.ts'
import { profile } from './shapes.ts'

const refreshBody = z.strictObject({ refreshTk: z.string().min(1).max(300) })

/** What every page needs about the user. The other routes of accounts are in auth.ts, which the sale screen does not load. */
export const sessionRoutes = routes({
  refreshToken: {
    method: 'POST',
    path: '/auth/refresh-token',
    summary: 'Đổi mã phiên lấy mã mới',
    permission: 'public',
    body: refreshBody,
    response: z.string(),
    beside: z.object({ accessToken: z.string() }),
    audit: 'session.refresh',
    idempotency: 'natural',
    errors: ['not-signed-in'],
    // Many devices of a shop stand behind one address.
    perMinute: 300,
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    summary: 'Đăng xuất',
    permission: 'public',
    body: refreshBody,
    response: nothing,
    status: 204,
    audit: 'session.logout',
    idempotency: 'natural',
    perMinute: 300,
  },
  profile: {
    method: 'GET',
    path: '/auth/profile',
    summary: 'Tài khoản, cửa hàng, quyền và chi nhánh của tôi',
    permission: 'signed-in',
    response: profile,
  },
})
