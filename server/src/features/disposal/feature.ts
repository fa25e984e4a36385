import { disposalRoutes } from '@quay/contract/disposal/routes'
import { defineFeature, routed } from '../../feature.ts'
import { disposalCodes } from './codes.ts'
import { disposalLaws } from './disposal-laws.ts'
import { disposals } from './disposal-queries.ts'
import { disposalFile } from './export-disposals.ts'
import { disposalHandlers } from './routes.ts'

export const disposalFeature = defineFeature({
  routes: [routed(disposalRoutes, disposalHandlers)],
  codes: [disposalCodes],
  documents: [disposals, disposalFile],
  checks: disposalLaws,
})
