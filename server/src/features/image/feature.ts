import { uploadRoutes } from '@quay/contract/upload/routes'
import { defineFeature, routed } from '../../feature.ts'
import { uploadHandlers } from './routes.ts'
import { registerImages } from './serve-image.ts'

export const imageFeature = defineFeature({
  routes: [routed(uploadRoutes, uploadHandlers)],
  register: registerImages,
})
