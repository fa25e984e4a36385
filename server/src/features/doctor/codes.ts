import { typedCodes } from '../../db/write/counter.ts'

export const doctorCodes = typedCodes('BS', 'doctor')
