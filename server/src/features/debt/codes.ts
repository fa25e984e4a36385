import { gaplessCodes } from '../../db/write/counter.ts'

declare module '../stock/posting.ts' {
  interface LedgerDocuments {
    'debt-adjustment': unknown
  }
}

export const debtAdjustmentCodes = gaplessCodes('DCN', 'debt_adjustment')
