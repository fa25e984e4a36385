import { gaplessCodes } from '../../db/counter.ts'

declare module '../stock/posting.ts' {
  interface LedgerDocuments {
    'sale-return': unknown
  }
}

export const saleReturnCodes = gaplessCodes('TH', 'sale_return')
