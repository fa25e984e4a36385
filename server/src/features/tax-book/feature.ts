import { taxBookRoutes } from '@quay/contract/tax-book/routes'
import { defineFeature, routed } from '../../feature.ts'
import { taxBookHandlers } from './routes.ts'

export const taxBookFeature = defineFeature({ routes: [routed(taxBookRoutes, taxBookHandlers)] })
