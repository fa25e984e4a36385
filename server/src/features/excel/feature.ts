import { excelRoutes } from '@quay/contract/excel/routes'
import { defineFeature, routed } from '../../feature.ts'
import { fetchDuePictures, fetchPicturesOfFile } from '../../jobs/fetch-pictures.ts'
import { excelHandlers } from './routes.ts'

export const excelFeature = defineFeature({
  routes: [routed(excelRoutes, excelHandlers)],
  workers: [fetchDuePictures, fetchPicturesOfFile],
})
