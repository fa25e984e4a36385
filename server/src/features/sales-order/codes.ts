import { gaplessCodes } from '../../db/counter.ts'

export const salesOrderCodes = gaplessCodes('DH', 'sales_order')
