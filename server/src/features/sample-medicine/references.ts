import { refersTo } from '../../reference.ts'

export const sampleMedicineReferences = refersTo({})
