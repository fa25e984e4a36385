import { shiftRoutes } from '@quay/contract/shift/routes'
import { defineFeature, routed } from '../../feature.ts'
import { shiftChecks } from '../../verification/money/shifts.ts'
import { shiftCodes } from './codes.ts'
import { shiftHandlers } from './routes.ts'

export const shiftFeature = defineFeature({
  routes: [routed(shiftRoutes, shiftHandlers)],
  codes: [shiftCodes],
  refusals: { shift_one_open: 'shift-open-already', shift_taken_over_once: 'shift-closed' },
  checks: [...shiftChecks],
})
