import { gaplessCodes } from '../../db/write/counter.ts'

declare module '../stock/posting.ts' {
  interface LedgerDocuments {
    'stock-transfer': unknown
  }
}

export const stockTransferCodes = gaplessCodes('CH', 'stock_transfer')
