import { gaplessCodes } from '../../db/write/counter.ts'

export const fundCountCodes = gaplessCodes('KQ', 'fund_count')
