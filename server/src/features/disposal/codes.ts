import { gaplessCodes } from '../../db/write/counter.ts'

declare module '../stock/posting.ts' {
  interface LedgerDocuments {
    disposal: unknown
  }
}

export const disposalCodes = gaplessCodes('XH', 'disposal')
