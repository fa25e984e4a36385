import { gaplessCodes } from '../../db/counter.ts'

export const inboundReturnCodes = gaplessCodes('THN', 'inbound_return')
