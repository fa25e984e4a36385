import { gaplessCodes } from '../../db/write/counter.ts'

declare module '../stock/posting.ts' {
  interface LedgerDocuments {
    shift: unknown
  }
}

export const shiftCodes = gaplessCodes('CA', 'shift')
