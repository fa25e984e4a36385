import * as contract from '@quay/contract/contract'
import type { FeatureRoutes } from '@quay/contract/route'
import { expect, it } from 'vitest'
import { successToast } from './toasts.ts'

const id = '01990000-0000-7000-8000-000000000000'

it.each([
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
  'settings/connect-system',
  'nps/product',
  'vinvoice-systems',
  'tax-data/get-by-products',
  'bill',
  'bill/batch',
  `bill/${id}/reprint`,
  'till/shift',
  'auth/refresh-token',
  'auth/logout',
  // Says itself what was added, with the ways on.
  'product',
])('POST %s is silent', path => {
  expect(successToast('POST', `/${path}`)).toBeNull()
})

it.each([
  'inbound',
  `inbound/${id}/cancel`,
  'bill/:id/cancel',
  'branch',
  'tax-info',
  'tax-data',
  'customer',
  'voucher',
  'auth/change-password',
  'order/close',
  'store/logo',
])("POST %s says 'Thành công!'", path => {
  expect(successToast('POST', `/${path}`)).toBe('Thành công!')
})

it.each(['PUT', 'PATCH'] as const)('%s is silent on four paths only', method => {
  for (const path of ['tax-info', 'customer/status', 'customer', `customer/${id}`, 'customer/:id', 'inbound/pay-debt'])
    expect([path, successToast(method, `/${path}`)]).toEqual([path, null])
  for (const path of ['product/:id', 'inbound/:id', 'auth/profile', 'tax-data/:id', 'bill', 'order'])
    expect([path, successToast(method, `/${path}`)]).toEqual([path, 'Cập nhật thành công!'])
})

it("DELETE always says 'Xóa thành công!'", () => {
  for (const path of ['tax-info', 'customer/:id', 'product-group/:id', 'order', `branch/${id}`])
    expect(successToast('DELETE', `/${path}`)).toBe('Xóa thành công!')
})

it('GET never says anything', () => {
  for (const feature of Object.values(contract) as FeatureRoutes[])
    for (const route of Object.values(feature))
      if (route.method === 'GET') expect(successToast('GET', route.path)).toBeNull()
})
