import { lotRoutes } from '@quay/contract/lot/routes'
import { defineFeature, routed } from '../../feature.ts'
import { stockChecks } from '../../verification/goods/stock.ts'
import { quarantineLaws } from './quarantine-laws.ts'
import { lotHandlers } from './routes.ts'

export const lotFeature = defineFeature({
  routes: [routed(lotRoutes, lotHandlers)],
  refusals: {
    stock_quantity_range: 'stock-short',
    lot_number_once: 'lot-expiry-differs',
    stock_entry_undone_once: 'already-cancelled',
  },
  checks: [...stockChecks, ...quarantineLaws],
})
