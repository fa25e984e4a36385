import { typedCodes } from '../../db/counter.ts'

export const surchargeCodes = typedCodes('TK', 'surcharge')
