import { gaplessCodes } from '../../db/write/counter.ts'

declare module '../stock/posting.ts' {
  interface LedgerDocuments {
    bill: unknown
  }
}

export const billCodes = gaplessCodes('HD', 'bill')
