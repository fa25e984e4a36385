import { gaplessCodes } from '../../db/counter.ts'

declare module '../stock/posting.ts' {
  interface LedgerDocuments {
    'fund-transfer': unknown
  }
}

export const fundTransferCodes = gaplessCodes('CQ', 'fund_transfer')
