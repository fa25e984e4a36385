import { inventoryCheckRoutes } from '@quay/contract/inventory-check/routes'
import { defineFeature, routed } from '../../feature.ts'
import { checks } from './check-queries.ts'
import { inventoryCheckCodes } from './codes.ts'
import { countLaws } from './count-laws.ts'
import { checkFile } from './export-checks.ts'
import { inventoryCheckHandlers } from './routes.ts'

export const inventoryCheckFeature = defineFeature({
  routes: [routed(inventoryCheckRoutes, inventoryCheckHandlers)],
  codes: [inventoryCheckCodes],
  documents: [checks, checkFile],
  refusals: {
    inventory_check_group_fk: 'place-was-counted',
    inventory_check_position_fk: 'place-was-counted',
    difference_reason_name_once: 'reason-name-taken',
  },
  checks: countLaws,
})
