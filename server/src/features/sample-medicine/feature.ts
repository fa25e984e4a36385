import { sampleMedicineRoutes } from '@quay/contract/sample-medicine/routes'
import { defineFeature, routed } from '../../feature.ts'
import { sampleMedicineCodes } from './codes.ts'
import { sampleMedicineHandlers } from './routes.ts'

export const sampleMedicineFeature = defineFeature({
  routes: [routed(sampleMedicineRoutes, sampleMedicineHandlers)],
  codes: [sampleMedicineCodes],
  refusals: {
    sample_medicine_doctor_fk: 'not-found',
    sample_medicine_code_once: 'code-taken',
    sample_medicine_name_once: 'sample-name-taken',
    sample_medicine_item_product_fk: 'not-found',
    sample_medicine_item_unit_fk: 'not-found',
  },
})
