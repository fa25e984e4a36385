import { gaplessCodes, typedCodes } from '../../db/counter.ts'

export const customerCodes = typedCodes('KH', 'customer')
export const customerMergeCodes = gaplessCodes('GK', 'customer_merge')
