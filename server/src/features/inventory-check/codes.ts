import { gaplessCodes } from '../../db/counter.ts'

export const inventoryCheckCodes = gaplessCodes('KK', 'inventory_check')
