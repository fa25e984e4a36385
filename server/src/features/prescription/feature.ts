import { prescriptionRoutes } from '@quay/contract/prescription/routes'
import { defineFeature, routed } from '../../feature.ts'
import { prescriptionHandlers } from './routes.ts'

export const prescriptionFeature = defineFeature({
  routes: [routed(prescriptionRoutes, prescriptionHandlers)],
})
