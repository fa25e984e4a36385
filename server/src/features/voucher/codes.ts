import { gaplessCodes } from '../../db/write/counter.ts'

declare module '../stock/posting.ts' {
  interface LedgerDocuments {
    voucher: unknown
  }
}

export const receiptCodes = gaplessCodes('PT', 'cash_voucher')
export const paymentCodes = gaplessCodes('PC', 'cash_voucher')
