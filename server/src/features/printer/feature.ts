import { printerRoutes } from '@quay/contract/printer/routes'
import { defineFeature, routed } from '../../feature.ts'
import { printingOf } from './printing.ts'
import { printerHandlers } from './routes.ts'

export const printerFeature = defineFeature({
  routes: [routed(printerRoutes, ({ printing }) => printerHandlers(printing ?? printingOf('off')))],
  refusals: { printer_name_once: 'printer-name-taken', printer_branch_fk: 'not-found' },
})
