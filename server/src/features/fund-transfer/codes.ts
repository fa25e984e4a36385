import { gaplessCodes } from '../../db/counter.ts'

export const fundTransferCodes = gaplessCodes('CQ', 'fund_transfer')
