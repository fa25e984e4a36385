import { gaplessCodes } from '../../db/write/counter.ts'

declare module '../stock/posting.ts' {
  interface LedgerDocuments {
    inbound: unknown
  }
}

export const inboundCodes = gaplessCodes('PN', 'inbound')
