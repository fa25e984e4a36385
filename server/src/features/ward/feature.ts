import { wardRoutes } from '@quay/contract/ward/routes'
import { defineFeature, routed } from '../../feature.ts'
import { wardHandlers } from './routes.ts'

export const wardFeature = defineFeature({ routes: [routed(wardRoutes, wardHandlers)] })
