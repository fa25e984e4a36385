import { typedCodes } from '../../db/write/counter.ts'

export const sampleMedicineCodes = typedCodes('LM', 'sample_medicine')
