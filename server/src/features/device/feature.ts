import { deviceRoutes } from '@quay/contract/device/routes'
import { defineFeature, routed } from '../../feature.ts'
import { deviceHandlers } from './routes.ts'

export const deviceFeature = defineFeature({
  routes: [routed(deviceRoutes, deviceHandlers)],
  refusals: { device_name_once: 'device-name-taken', device_prefix_once: 'device-prefix-taken' },
})
