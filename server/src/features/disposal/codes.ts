import { gaplessCodes } from '../../db/counter.ts'

export const disposalCodes = gaplessCodes('XH', 'disposal')
