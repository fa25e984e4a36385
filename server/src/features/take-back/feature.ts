import { takeBackRoutes } from '@quay/contract/take-back/routes'
import { defineFeature, routed } from '../../feature.ts'
import { takeBackHandlers } from './routes.ts'

export const takeBackFeature = defineFeature({ routes: [routed(takeBackRoutes, takeBackHandlers)] })
