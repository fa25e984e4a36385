import { gaplessCodes } from '../../db/counter.ts'

export const inboundCodes = gaplessCodes('PN', 'inbound')
