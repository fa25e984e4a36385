import { gaplessCodes } from '../../db/counter.ts'

export const qualityCheckCodes = gaplessCodes('CL', 'quality_check')
