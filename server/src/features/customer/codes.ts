import { gaplessCodes, typedCodes } from '../../db/write/counter.ts'

declare module '../stock/posting.ts' {
  interface LedgerDocuments {
    'customer-merge': unknown
  }
}

export const customerCodes = typedCodes('KH', 'customer')
export const customerMergeCodes = gaplessCodes('GK', 'customer_merge')
