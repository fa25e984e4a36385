import { gaplessCodes } from '../../db/write/counter.ts'

declare module '../stock/posting.ts' {
  interface LedgerDocuments {
    'sale-return': unknown
  }
}

export const saleReturnCodes = gaplessCodes('TH', 'sale_return')
