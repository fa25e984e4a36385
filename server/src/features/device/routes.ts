import type { deviceRoutes } from '@quay/contract/device/routes'
import type { Handlers } from '../../http/call.ts'
import { createDevice } from './create-device.ts'
import { listDevices } from './device-queries.ts'
import { openDevice } from './open-device.ts'
import { updateDevice } from './update-device.ts'

export const deviceHandlers: Handlers<typeof deviceRoutes> = {
  list: ({ tx, actor }) => listDevices(tx, actor),
  create: ({ tx, actor, body, hash }) => createDevice(tx, actor, body, hash),
  update: ({ tx, actor, params, body }) => updateDevice(tx, actor, params.id, body),
  open: ({ tx, actor, body }) => openDevice(tx, actor, body.token, body.report),
}
