import { typedCodes } from '../../db/write/counter.ts'

export const providerCodes = typedCodes('NCC', 'provider')
