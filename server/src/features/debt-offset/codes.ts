import { gaplessCodes } from '../../db/counter.ts'

export const debtOffsetCodes = gaplessCodes('BT', 'debt_offset')
