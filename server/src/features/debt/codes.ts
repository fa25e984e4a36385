import { gaplessCodes } from '../../db/counter.ts'

export const debtAdjustmentCodes = gaplessCodes('DCN', 'debt_adjustment')
