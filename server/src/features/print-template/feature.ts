import { printTemplateRoutes } from '@quay/contract/print-template/routes'
import { defineFeature, routed } from '../../feature.ts'
import { printTemplateHandlers } from './routes.ts'

export const printTemplateFeature = defineFeature({
  routes: [routed(printTemplateRoutes, printTemplateHandlers)],
  refusals: { print_template_branch_fk: 'not-found', print_template_once: 'version-conflict' },
})
