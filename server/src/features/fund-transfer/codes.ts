import { gaplessCodes } from '../../db/write/counter.ts'

declare module '../stock/posting.ts' {
  interface LedgerDocuments {
    'fund-transfer': unknown
  }
}

export const fundTransferCodes = gaplessCodes('CQ', 'fund_transfer')
