import { gaplessCodes } from '../../db/write/counter.ts'

declare module '../stock/posting.ts' {
  interface LedgerDocuments {
    order: unknown
  }
}

export const salesOrderCodes = gaplessCodes('DH', 'sales_order')
