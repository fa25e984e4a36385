import { typedCodes } from '../../db/counter.ts'

export const providerCodes = typedCodes('NCC', 'provider')
