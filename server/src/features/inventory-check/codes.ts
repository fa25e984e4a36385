import { gaplessCodes } from '../../db/write/counter.ts'

declare module '../stock/posting.ts' {
  interface LedgerDocuments {
    'inventory-check': unknown
  }
}

export const inventoryCheckCodes = gaplessCodes('KK', 'inventory_check')
