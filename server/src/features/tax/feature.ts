import { taxRoutes } from '@quay/contract/tax/routes'
import { defineFeature, routed } from '../../feature.ts'
import { taxHandlers } from './routes.ts'

export const taxFeature = defineFeature({
  routes: [routed(taxRoutes, taxHandlers)],
  refusals: { tax_info_branch_once: 'tax-info-exists', tax_data_no_overlap: 'tax-rate-overlaps' },
})
