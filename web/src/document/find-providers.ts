import { providerRoutes } from '@quay/contract/partner/routes'
import { call } from '../api/client.ts'

const most = 20

export interface ProviderOption {
  value: string
  label: string
  /** The phone. */
  detail?: string
  /** Đồng owed to it, where the person may know. */
  debt?: number | undefined
  /** Days after which it delivers, where that is known. */
  leadDays?: number | null
}

/** Finds providers that are dealt with, for the box that chooses one. Throws ApiError. */
export async function findProviders(keyword: string, signal: AbortSignal): Promise<ProviderOption[]> {
  const { items } = await call(providerRoutes.list, { query: { keyword, isActive: '1', limit: most } }, { signal })
  return items.map(({ id, name, phone, debt, leadDays }) => ({
    value: id,
    label: name,
    debt,
    leadDays,
    ...(phone && { detail: phone }),
  }))
}
