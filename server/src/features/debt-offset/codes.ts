import { gaplessCodes } from '../../db/write/counter.ts'

declare module '../stock/posting.ts' {
  interface LedgerDocuments {
    'debt-offset': unknown
  }
}

export const debtOffsetCodes = gaplessCodes('BT', 'debt_offset')
