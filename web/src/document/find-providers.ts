import { providerRoutes } from '@quay/contract/partner'
import { call } from '../api/client.ts'

const most = 20

/** Finds providers that are dealt with, for the box that chooses one. Throws ApiError. */
export async function findProviders(keyword: string, signal: AbortSignal) {
  const { items } = await call(providerRoutes.list, { query: { keyword, isActive: '1', limit: most } }, { signal })
  return items.map(({ id, name, phone, debt, leadDays }) => ({
    value: id,
    label: name,
    debt,
    leadDays,
    ...(phone && { detail: phone }),
  }))
}
