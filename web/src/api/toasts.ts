import type { RouteSpec } from '@quay/contract/route'

/**
 * Paths after which no success is announced (spec §8), whole and without ids. `bill`, `sale-return` and the other
 * calls of the till count as the `order` of that list; `upload` is its image upload.
 */
const silent: Record<'POST' | 'PUT' | 'PATCH' | 'DELETE', ReadonlySet<string>> = {
  POST: new Set([
    'auth/login',
    'auth/sign-up',
    'auth/register',
    'auth/register-store',
    'store',
    'upload',
    'order',
    'discount/order',
    'discount/product',
    'discount/config',
    'trip/geofencing',
    'trip/map-routing',
    'sale-return',
    'sale-return/without-bill',
    'settings/connect-system',
    'nps/product',
    'vinvoice-systems',
    'tax-data/get-by-products',
    // The till's own.
    'bill',
    'bill/batch',
    'bill/reprint',
    // Of the session itself: the user did not ask for them.
    'auth/refresh-token',
    'auth/logout',
    'auth/unlock',
    'auth/confirm-password',
    'auth/switch',
    'auth/override',
    'auth/forgot',
    'auth/totp/start',
    // Says itself what was done, with the way back.
    'onboarding/hide',
    'shift',
    'shift/count',
    'shift/close',
    'shift/hand-over',
    'product',
  ]),
  PUT: new Set(['tax-info', 'customer/status', 'customer', 'inbound/pay-debt']),
  PATCH: new Set([
    'tax-info',
    'customer/status',
    'customer',
    'inbound/pay-debt',
    // Says itself what became of the draft.
    'sale-return',
    'sale-return/without-bill',
  ]),
  DELETE: new Set(),
}

const sentences = {
  POST: 'Thành công!',
  PUT: 'Cập nhật thành công!',
  PATCH: 'Cập nhật thành công!',
  DELETE: 'Xóa thành công!',
}

/** What to say when an action of a person has been done; null where nothing is said. */
export function successToast(method: RouteSpec['method'], path: string): string | null {
  if (method === 'GET') return null
  const named = withoutIds(path)
  return silent[method].has(named) || named.startsWith('till/') ? null : sentences[method]
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** `/customer/:id` and `/customer/0199…` are both `customer`. */
function withoutIds(path: string): string {
  return path
    .split('/')
    .filter(part => part !== '' && !part.startsWith(':') && !uuid.test(part))
    .join('/')
}
