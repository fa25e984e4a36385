import type { billRoutes } from '@quay/contract/bill/routes'
import type { RouteSpec } from '@quay/contract/route'
import type { saleReturnRoutes } from '@quay/contract/sale-return/routes'

/** A route by what a call of it needs; the compiler compares it with the contract, whose schemas stay out of the page. */
const addressOf = <R extends RouteSpec>(address: Pick<R, 'method' | 'path' | 'permission'>): R => address as R

/** Routes of bills that a till calls, so that it opens without the shapes of bills. */
export const billAddresses = {
  create: addressOf<typeof billRoutes.create>({ method: 'POST', path: '/bill', permission: { model: 'sale' } }),
  batch: addressOf<typeof billRoutes.batch>({ method: 'POST', path: '/bill/batch', permission: 'signed-in' }),
  get: addressOf<typeof billRoutes.get>({
    method: 'GET',
    path: '/bill/:id',
    permission: { anyOf: [{ model: 'bill', action: 'read' }, { model: 'sale' }] },
  }),
  cancel: addressOf<typeof billRoutes.cancel>({
    method: 'POST',
    path: '/bill/:id/cancel',
    permission: { model: 'bill', action: 'delete' },
  }),
  reprint: addressOf<typeof billRoutes.reprint>({
    method: 'POST',
    path: '/bill/:id/reprint',
    permission: { anyOf: [{ model: 'bill', action: 'read' }, { model: 'sale' }] },
  }),
}

/** Routes of returns, as far as the till leads to them. */
export const saleReturnAddresses = {
  create: addressOf<typeof saleReturnRoutes.create>({
    method: 'POST',
    path: '/sale-return',
    permission: { model: 'return', action: 'create' },
  }),
  list: addressOf<typeof saleReturnRoutes.list>({
    method: 'GET',
    path: '/sale-return',
    permission: { model: 'return', action: 'read' },
  }),
}
