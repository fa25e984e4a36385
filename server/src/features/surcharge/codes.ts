import { typedCodes } from '../../db/write/counter.ts'

export const surchargeCodes = typedCodes('TK', 'surcharge')
