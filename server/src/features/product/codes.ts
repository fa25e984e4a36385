import { gaplessCodes, typedCodes } from '../../db/write/counter.ts'

export const productCodes = typedCodes('HH', 'product')
export const productMergeCodes = gaplessCodes('GH', 'product_merge')
