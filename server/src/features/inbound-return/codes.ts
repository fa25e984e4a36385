import { gaplessCodes } from '../../db/write/counter.ts'

declare module '../stock/posting.ts' {
  interface LedgerDocuments {
    'inbound-return': unknown
  }
}

export const inboundReturnCodes = gaplessCodes('THN', 'inbound_return')
