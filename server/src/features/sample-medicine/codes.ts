import { typedCodes } from '../../db/counter.ts'

export const sampleMedicineCodes = typedCodes('LM', 'sample_medicine')
