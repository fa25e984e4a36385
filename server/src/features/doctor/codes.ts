import { typedCodes } from '../../db/counter.ts'

export const doctorCodes = typedCodes('BS', 'doctor')
