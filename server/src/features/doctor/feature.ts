import { doctorRoutes } from '@quay/contract/doctor/routes'
import { defineFeature, routed } from '../../feature.ts'
import { doctorCodes } from './codes.ts'
import { doctorHandlers } from './routes.ts'

export const doctorFeature = defineFeature({
  routes: [routed(doctorRoutes, doctorHandlers)],
  codes: [doctorCodes],
  refusals: { doctor_code_once: 'code-taken' },
})
