import { gaplessCodes } from '../../db/write/counter.ts'

declare module '../stock/posting.ts' {
  interface LedgerDocuments {
    'quality-check': unknown
  }
}

export const qualityCheckCodes = gaplessCodes('CL', 'quality_check')
