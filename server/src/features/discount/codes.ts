import { gaplessCodes } from '../../db/write/counter.ts'

export const discountCodes = gaplessCodes('KM', 'discount')
