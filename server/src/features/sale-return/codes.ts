import { gaplessCodes } from '../../db/counter.ts'

export const saleReturnCodes = gaplessCodes('TH', 'sale_return')
