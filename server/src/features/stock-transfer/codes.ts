import { gaplessCodes } from '../../db/counter.ts'

export const stockTransferCodes = gaplessCodes('CH', 'stock_transfer')
