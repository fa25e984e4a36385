import { medicineRoutes } from '@quay/contract/medicine/routes'
import { defineFeature, routed } from '../../feature.ts'
import { medicineHandlers } from './routes.ts'

export const medicineFeature = defineFeature({
  routes: [routed(medicineRoutes, medicineHandlers)],
})
