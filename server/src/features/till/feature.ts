import { tillRoutes } from '@quay/contract/till/routes'
import { defineFeature, routed } from '../../feature.ts'
import { purgeGoneProducts } from '../../jobs/purge-gone-products.ts'
import { tillHandlers } from './routes.ts'

export const tillFeature = defineFeature({
  routes: [routed(tillRoutes, ({ goodsLoads }) => tillHandlers(goodsLoads))],
  workers: [purgeGoneProducts],
})
