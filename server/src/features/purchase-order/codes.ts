import { gaplessCodes } from '../../db/write/counter.ts'

export const purchaseOrderCodes = gaplessCodes('DHN', 'purchase_order')
