import { gaplessCodes } from '../../db/counter.ts'

declare module '../stock/posting.ts' {
  interface LedgerDocuments {
    order: unknown
  }
}

export const salesOrderCodes = gaplessCodes('DH', 'sales_order')
