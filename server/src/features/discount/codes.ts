import { gaplessCodes } from '../../db/counter.ts'

export const discountCodes = gaplessCodes('KM', 'discount')
