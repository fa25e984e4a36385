import { gaplessCodes } from '../../db/counter.ts'

export const purchaseOrderCodes = gaplessCodes('DHN', 'purchase_order')
