import { gaplessCodes } from '../../db/counter.ts'

export const fundCountCodes = gaplessCodes('KQ', 'fund_count')
