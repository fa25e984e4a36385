import { oldBillRoutes } from '@quay/contract/old-bill/routes'
import { defineFeature, routed } from '../../feature.ts'
import { oldBillHandlers } from './routes.ts'

export const oldBillFeature = defineFeature({ routes: [routed(oldBillRoutes, oldBillHandlers)] })
