import { deviceRoutes } from '@quay/contract/device/routes'
import type { DeviceReport } from '@quay/contract/device/shapes'
import { ApiError } from '../api-error.ts'
import { call } from '../client.ts'
import { deliveringTill, keepOwnTill, type OwnTill } from './own-till.ts'

/**
 * Tells the server that the till is at work, how it stands where that is known, and takes over what it is called now. A till that was
 * retired is one no longer, and delivers what it sold; one that the server does not know is forgotten. Without an answer it stays what it was.
 */
export async function openOwnTill(reportOf?: () => Promise<DeviceReport>): Promise<void> {
  const till = deliveringTill()
  if (!till) return
  try {
    const report = await reportOf?.()
    const { isActive, ...now } = await call(deviceRoutes.open, {
      body: { token: till.token, ...(report && { report }) },
    })
    const { isRetired: _before, ...known } = till
    const next: OwnTill = { ...known, ...now, ...(isActive !== 1 && { isRetired: true }) }
    if (JSON.stringify(next) !== JSON.stringify(till)) keepOwnTill(next)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not-found') keepOwnTill(null)
  }
}
